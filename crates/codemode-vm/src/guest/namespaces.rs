//! `MCP` and other namespaces (`spec/guest-api.md` 5).

use std::collections::BTreeMap;

use boa_engine::{
    Context, JsResult, JsValue, js_string,
    object::{IntegrityLevel, JsObject},
    property::Attribute,
};
use codemode_core::{GuestNamespace, Method};

use super::{define, fixed_global, tools};

/// Installs each namespace as a frozen tree, and `namespaces` with all of them.
pub(crate) fn install(namespaces: &[GuestNamespace], context: &mut Context) -> JsResult<()> {
    let all = JsObject::with_null_proto();
    for namespace in namespaces {
        let tree = tree(namespace, context)?;
        define(&all, &namespace.global, tree.clone(), context)?;
        let attribute = Attribute::ENUMERABLE | Attribute::CONFIGURABLE;
        context.register_global_property(js_string!(namespace.global.as_str()), tree, attribute)?;
    }
    all.set_integrity_level(IntegrityLevel::Frozen, context)?;
    fixed_global("namespaces", all, context)
}

/// A part of the tree before it is an object.
#[derive(Default)]
struct Branch {
    branches: BTreeMap<String, Branch>,
    leaves: Vec<(String, JsValue)>,
}

impl Branch {
    fn at(&mut self, path: &[String]) -> &mut Self {
        path.iter().fold(self, |branch, name| branch.branches.entry(name.clone()).or_default())
    }

    fn build(self, context: &mut Context) -> JsResult<JsObject> {
        let object = JsObject::with_null_proto();
        for (name, value) in self.leaves {
            define(&object, &name, value, context)?;
        }
        for (name, branch) in self.branches {
            let branch = branch.build(context)?;
            define(&object, &name, branch, context)?;
        }
        object.set_integrity_level(IntegrityLevel::Frozen, context)?;
        Ok(object)
    }
}

fn tree(namespace: &GuestNamespace, context: &mut Context) -> JsResult<JsObject> {
    let mut root = Branch::default();
    for member in &namespace.members {
        if let Some((name, parents)) = member.path.split_last() {
            let target = format!("{}.{}", namespace.global, member.path.join("."));
            let handle = tools::handle(&member.tool, Method::Namespace, &target, context)?;
            root.at(parents).leaves.push((name.clone(), handle.into()));
        }
    }
    for (path, text) in &namespace.constants {
        if let Some((name, parents)) = path.split_last() {
            root.at(parents).leaves.push((name.clone(), js_string!(text.as_str()).into()));
        }
    }
    root.build(context)
}
