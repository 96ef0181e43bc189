//! Functions whose output depends on one string of the input (`spec/declarations.md` 5.1).

use codemode_schema::{InputDiscriminator, discriminator::is_narrowable};
use serde_json::{Map, Value};

use super::native::NativeTool;
use crate::{
    bounds,
    render::{Names, Type, render},
    unfold::Side,
};

/// Why one declaration with the whole union has to do.
pub(super) enum Fallback {
    NotNarrowable,
    TooLarge,
}

/// The lines that declare a function with one output for each branch.
pub(super) fn function(
    tool: &NativeTool<'_>,
    schema: &Value,
    discriminator: &InputDiscriminator,
    input: &str,
    names: &mut Names,
) -> Result<String, Fallback> {
    if discriminator.branches() > bounds::MEMBERS {
        return Err(Fallback::TooLarge);
    }
    if !is_narrowable(schema) {
        return Err(Fallback::NotNarrowable);
    }
    let name = tool.callable_name;
    let output = |branch: usize| format!("__{name}_Output{branch}");
    let mut lines = vec![format!("type __{name}_Input = {input};")];
    for (branch, text) in branches(schema, discriminator, names, &output).into_iter().enumerate() {
        lines.push(format!("type {} = {text};", output(branch)));
    }
    lines.push(format!("type __{name}_OutputByInput = {{"));
    for (value, branch) in discriminator.mapping() {
        lines.push(format!("{}: {};", crate::unfold::literal(&Value::from(value.as_str())), output(*branch)));
    }
    lines.push("};".into());
    let all = (0..discriminator.branches()).map(output).collect::<Vec<_>>().join(" | ");
    let property = crate::unfold::literal(&Value::from(discriminator.property()));
    let by_input = format!("__{name}_OutputByInput");
    lines.push(format!(
        "declare function {name}<const Input extends __{name}_Input>(input: Input): Promise<Input extends {{ {property}: infer Value }} ? Value extends keyof {by_input} ? {by_input}[Value] : {all} : {all}>;"
    ));
    let mark = if tool.optional_input { "?" } else { "" };
    lines.push(format!("declare function {name}(input{mark}: __{name}_Input): Promise<{all}>;"));
    let units: usize = lines.iter().map(|line| bounds::units(line) + 1).sum();
    if units.saturating_sub(bounds::units(input)) > bounds::UNITS {
        return Err(Fallback::TooLarge);
    }
    Ok(lines.join("\n"))
}

/// The type of each branch, with earlier branches named where that is shorter.
fn branches(schema: &Value, discriminator: &InputDiscriminator, names: &mut Names, output: &dyn Fn(usize) -> String) -> Vec<String> {
    let empty = Map::new();
    let root = schema.as_object().unwrap_or(&empty);
    let members: Vec<&Value> = root.get("anyOf").and_then(Value::as_array).into_iter().flatten().collect();
    let mut typed = |schema: &Value| {
        let Type { text, .. } = render(schema, Side::Output, names);
        text
    };
    // Constraints beside the union take part in each branch, and then no branch is a part of another one.
    let alone = root
        .keys()
        .all(|keyword| keyword == "anyOf" || keyword == codemode_schema::discriminator::KEYWORD || IGNORED.contains(&&**keyword));
    if !alone {
        return (0..discriminator.branches()).map(|branch| typed(&discriminator.only_branch(schema, branch))).collect();
    }
    members
        .iter()
        .enumerate()
        .map(|(branch, member)| {
            let alternatives: Vec<&Value> = match member.as_object() {
                Some(map) if map.len() == 1 => map.get("anyOf").and_then(Value::as_array).map_or(vec![*member], |all| all.iter().collect()),
                _ => vec![*member],
            };
            let texts = alternatives.into_iter().map(|alternative| {
                let direct = typed(alternative);
                let shared = (0..branch.min(SHARED)).filter_map(|earlier| {
                    let extra = difference(alternative, members[earlier])?;
                    Some(if extra.is_empty() {
                        output(earlier)
                    } else {
                        format!("{} & {}", output(earlier), typed(&Value::Object(object(&extra))))
                    })
                });
                // The shortest; the direct one of equals, then the earliest.
                shared.fold(direct, |best, text| if bounds::units(&text) < bounds::units(&best) { text } else { best })
            });
            let mut all: Vec<String> = Vec::new();
            for text in texts {
                if text == "unknown" {
                    return text;
                }
                if !all.contains(&text) && text != "never" {
                    all.push(text);
                }
            }
            if all.is_empty() { "never".into() } else { all.join(" | ") }
        })
        .collect()
}

/// What a plain closed object has beyond another one; none if it does not have all of the other one.
fn difference<'a>(object: &'a Value, base: &Value) -> Option<Extra<'a>> {
    let (object, base) = (Plain::of(object)?, Plain::of(base)?);
    let same = |(name, schema): (&String, &Value)| object.members.get(name) == Some(schema) && object.requires(name) == base.requires(name);
    if !base.members.iter().all(same) {
        return None;
    }
    let extra = object.members.iter().filter(|(name, _)| !base.members.contains_key(*name));
    Some(extra.map(|(name, schema)| (name, schema, object.requires(name))).collect())
}

/// Members, and whether they have to be there.
type Extra<'a> = Vec<(&'a String, &'a Value, bool)>;

/// A closed object with only these members.
fn object(members: &Extra<'_>) -> Map<String, Value> {
    let required: Vec<&String> = members.iter().filter(|(_, _, required)| *required).map(|(name, ..)| *name).collect();
    let properties: Map<String, Value> = members.iter().map(|(name, schema, _)| ((*name).clone(), (*schema).clone())).collect();
    [
        ("type", "object".into()),
        ("properties", properties.into()),
        ("required", serde_json::json!(required)),
        ("additionalProperties", false.into()),
    ]
    .into_iter()
    .map(|(keyword, value): (&str, Value)| (keyword.to_owned(), value))
    .collect()
}

/// A schema that says nothing but `type`, `properties`, `required` and `additionalProperties: false`.
struct Plain<'a> {
    members: &'a Map<String, Value>,
    required: Vec<&'a str>,
}

impl<'a> Plain<'a> {
    fn of(schema: &'a Value) -> Option<Self> {
        let map = schema.as_object()?;
        let plain = map.get("type")? == "object"
            && map.get("additionalProperties")? == false
            && map.keys().all(|keyword| ["type", "properties", "required", "additionalProperties"].contains(&&**keyword));
        let required: Option<Vec<&str>> = match map.get("required") {
            None => Some(Vec::new()),
            Some(names) => names.as_array()?.iter().map(Value::as_str).collect(),
        };
        let members = map.get("properties")?.as_object()?;
        let required = required?;
        let known = required.iter().all(|name| members.contains_key(*name));
        (plain && known).then_some(Self { members, required })
    }

    fn requires(&self, name: &str) -> bool {
        self.required.contains(&name)
    }
}

/// Earlier branches that a branch may be a part of.
const SHARED: usize = 64;

/// Keywords of the root that do not take part in any branch.
const IGNORED: [&str; 3] = ["title", "description", "$comment"];
