//! `URL`, by the crate `url`.

use boa_engine::{
    Context, Finalize, JsArgs, JsData, JsNativeError, JsResult, JsValue, Trace,
    class::{Class, ClassBuilder},
    js_string,
    object::JsObject,
    property::Attribute,
};
use url::quirks;

use super::{
    interface::{self, Member, receiver, require, usv_string},
    search_params::SearchParams,
};

/// Installs the class.
pub(super) fn install(context: &mut Context) -> JsResult<()> {
    context.register_global_class::<Url>()
}

/// A URL and the list of its parameters, once someone has asked for it.
#[derive(Trace, Finalize, JsData)]
pub(super) struct Url {
    #[unsafe_ignore_trace]
    url: url::Url,
    params: Option<JsObject>,
}

/// An accessor of a part of a URL. A setter leaves the URL as it is if the value does not fit.
macro_rules! part {
    ($name:literal, $get:path, $set:path) => {
        Member::Accessor(
            $name,
            |this, _, _| read(this, $get),
            |this, arguments, context| {
                let url = this_url(this)?;
                let value = usv_string(arguments.get_or_undefined(0), context)?;
                let _ = $set(&mut url.borrow_mut().data_mut().url, &value);
                Ok(JsValue::undefined())
            },
        )
    };
}

impl Class for Url {
    const NAME: &'static str = "URL";
    const LENGTH: usize = 1;
    const ATTRIBUTES: Attribute = interface::CLASS;

    fn init(class: &mut ClassBuilder<'_>) -> JsResult<()> {
        interface::members(
            class,
            Self::NAME,
            &[
                Member::Accessor("href", |this, _, _| read(this, quirks::href), Self::set_href),
                Member::Getter("origin", |this, _, _| Ok(js_string!(quirks::origin(&this_url(this)?.borrow().data().url)).into())),
                part!("protocol", quirks::protocol, quirks::set_protocol),
                part!("username", quirks::username, quirks::set_username),
                part!("password", quirks::password, quirks::set_password),
                part!("host", quirks::host, quirks::set_host),
                part!("hostname", quirks::hostname, quirks::set_hostname),
                part!("port", quirks::port, quirks::set_port),
                part!("pathname", quirks::pathname, quirks::set_pathname),
                Member::Accessor("search", |this, _, _| read(this, quirks::search), Self::set_search),
                Member::Getter("searchParams", Self::search_params),
                part!("hash", quirks::hash, quirks::set_hash),
                Member::Method("toString", 0, |this, _, _| read(this, quirks::href)),
                Member::Method("toJSON", 0, |this, _, _| read(this, quirks::href)),
            ],
        );
        interface::static_member(class, "canParse", 1, |_, arguments, context| {
            require(arguments, 1, "URL.canParse")?;
            Ok(parse(arguments, context)?.is_ok().into())
        });
        interface::static_member(class, "parse", 1, |_, arguments, context| {
            require(arguments, 1, "URL.parse")?;
            match parse(arguments, context)? {
                Ok(url) => Ok(Self::from_data(Self { url, params: None }, context)?.into()),
                Err(_) => Ok(JsValue::null()),
            }
        });
        Ok(())
    }

    fn data_constructor(_: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<Self> {
        require(arguments, 1, "URL")?;
        match parse(arguments, context)? {
            Ok(url) => Ok(Self { url, params: None }),
            Err(input) => Err(invalid(&input)),
        }
    }
}

impl Url {
    /// Sets the query to what the list of parameters is written as.
    pub(super) fn set_query(&mut self, query: &str) {
        self.url.set_query((!query.is_empty()).then_some(query));
    }

    fn set_href(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
        let url = this_url(this)?;
        let href = usv_string(arguments.get_or_undefined(0), context)?;
        let parsed = url::Url::parse(&href).map_err(|_| invalid(&href))?;
        url.borrow_mut().data_mut().url = parsed;
        reset_params(&url);
        Ok(JsValue::undefined())
    }

    fn set_search(this: &JsValue, arguments: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
        let url = this_url(this)?;
        let search = usv_string(arguments.get_or_undefined(0), context)?;
        quirks::set_search(&mut url.borrow_mut().data_mut().url, &search);
        reset_params(&url);
        Ok(JsValue::undefined())
    }

    fn search_params(this: &JsValue, _: &[JsValue], context: &mut Context) -> JsResult<JsValue> {
        let url = this_url(this)?;
        if let Some(params) = &url.borrow().data().params {
            return Ok(params.clone().into());
        }
        let query = url.borrow().data().url.query().unwrap_or_default().to_owned();
        let params = SearchParams::of_url(url.clone(), &query, context)?;
        url.borrow_mut().data_mut().params = Some(params.clone());
        Ok(params.into())
    }
}

fn this_url(this: &JsValue) -> JsResult<JsObject<Url>> {
    receiver(this, Url::NAME)
}

fn read(this: &JsValue, part: fn(&url::Url) -> &str) -> JsResult<JsValue> {
    Ok(js_string!(part(&this_url(this)?.borrow().data().url)).into())
}

fn reset_params(url: &JsObject<Url>) {
    let url = url.borrow();
    if let Some(params) = &url.data().params
        && let Some(mut params) = params.downcast_mut::<SearchParams>()
    {
        params.reset(url.data().url.query().unwrap_or_default());
    }
}

/// The URL of an input and a base; the text that is not valid if there is none.
fn parse(arguments: &[JsValue], context: &mut Context) -> JsResult<Result<url::Url, String>> {
    let input = usv_string(arguments.get_or_undefined(0), context)?;
    let base = match arguments.get_or_undefined(1) {
        base if base.is_undefined() => None,
        base => Some(usv_string(base, context)?),
    };
    let base = match base.map(|base| url::Url::parse(&base).map_err(|_| base)).transpose() {
        Ok(base) => base,
        Err(base) => return Ok(Err(base)),
    };
    Ok(url::Url::options().base_url(base.as_ref()).parse(&input).map_err(|_| input))
}

fn invalid(input: &str) -> boa_engine::JsError {
    let shown = codemode_core::json::prefix_units(input, LONGEST_SHOWN);
    JsNativeError::typ().with_message(format!("Invalid URL: `{shown}`")).into()
}

/// UTF-16 units of an invalid URL that its error shows.
const LONGEST_SHOWN: usize = 200;
