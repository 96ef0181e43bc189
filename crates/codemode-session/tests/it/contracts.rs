//! One call through the pipeline: policy, contracts, and what the guest gets.

use codemode_core::{Decision, Method, NamespaceMember, ToolError, ToolOutput, ToolSource, ToolSpec};
use serde_json::{Value, json};

use crate::bench::{Bench, BenchNamespace, BenchPolicy, BenchTool, asks, done, echo, member, request};

/// Calls a target and compares the reply, and what ran.
async fn check(bench: Bench, target: &str, input: Value, reply: &str, ran: &[&str]) {
    let (_, log) = bench.run(vec![asks(vec![request(1, Method::CallValue, target, &input)]), done(&json!(1))]).await;
    assert_eq!(log.of("deliver"), [format!("deliver callValue:1{reply}")]);
    assert_eq!(log.of("run"), ran);
}

fn number() -> ToolSpec {
    let schema = json!({ "type": "object", "properties": { "n": { "type": "number" } }, "required": ["n"], "additionalProperties": false });
    ToolSpec::new("t").with_parameters(schema.clone()).with_output_schema(schema)
}

fn fixed(spec: ToolSpec, details: Value) -> BenchTool {
    BenchTool::new(spec, move |_| Ok(details.clone().into()))
}

fn policies(policies: &[fn(&codemode_core::PolicyCall<'_>) -> Decision], tool: BenchTool) -> Bench {
    Bench { policies: policies.iter().map(|policy| BenchPolicy(*policy)).collect(), ..Bench::tools([tool]) }
}

const NOT_MATCHING: &str = r#"!input_contract: the input of `t` breaks its contract: $: unexpected "x" (did you mean "n"?); $: missing "n". Nothing ran; repair these and call again"#;

#[tokio::test(start_paused = true)]
async fn an_input_that_breaks_its_contract_does_not_run() {
    check(Bench::tools([fixed(number(), json!({ "n": 1 }))]), "t", json!({ "n": 1 }), r#"={"n":1}"#, &[r#"run t {"n":1}"#]).await;
    check(Bench::tools([fixed(number(), json!({ "n": 1 }))]), "t", json!({ "x": "secret" }), NOT_MATCHING, &[]).await;
    let client = BenchTool::new(number(), |input| Ok(input.into())).source(ToolSource::Client);
    check(Bench::tools([client]), "t", json!({ "x": "secret" }), NOT_MATCHING, &[]).await;
}

#[tokio::test(start_paused = true)]
async fn a_result_that_breaks_its_contract_came_of_one_run_and_is_not_shown() {
    check(
        Bench::tools([fixed(number(), json!({ "n": "secret", "hidden": "secret" }))]),
        "t",
        json!({ "n": 1 }),
        "!output_contract: `t` ran and its result breaks its contract: $.n: expected number; $: unexpected *. \
         Check what it has done before you call it again",
        &[r#"run t {"n":1}"#],
    )
    .await;
}

#[tokio::test(start_paused = true)]
async fn the_output_schema_of_a_client_tool_is_not_enforced() {
    let spec = ToolSpec::new("t").with_output_schema(json!({ "type": "string" }));
    check(Bench::tools([fixed(spec, json!(7)).source(ToolSource::Client)]), "t", json!({}), "=7", &["run t {}"]).await;
}

#[tokio::test(start_paused = true)]
async fn a_native_tool_with_an_invalid_schema_does_not_run() {
    let bad = json!({ "type": 7 });
    for spec in [ToolSpec::new("t").with_parameters(bad.clone()), ToolSpec::new("t").with_output_schema(bad.clone())] {
        let bench = Bench::tools([fixed(spec, json!(1)).prepared(|_| Err(ToolError::failed("prepare ran")))]);
        let (_, log) = bench.run(vec![asks(vec![request(1, Method::CallValue, "t", &json!({}))]), done(&json!(1))]).await;
        let delivered = log.of("deliver").concat();
        let message = "deliver callValue:1!invalid_contract: `t` cannot be called, its own contract is invalid: ";
        assert!(delivered.starts_with(message) && delivered.ends_with("; it did not run"), "{delivered}");
        assert_eq!(log.of("run"), [""; 0]);
    }
}

#[tokio::test(start_paused = true)]
async fn an_invalid_input_schema_of_anybody_else_is_not_enforced() {
    let bad = json!({ "type": 7 });
    let spec = ToolSpec::new("t").with_parameters(bad.clone());
    check(Bench::tools([fixed(spec, json!(1)).source(ToolSource::Client)]), "t", json!({ "a": 1 }), "=1", &[r#"run t {"a":1}"#]).await;
    let mut namespace = BenchNamespace::new("MCP", &[]);
    let mut function = member("s.f", "mcp:s:f");
    function.parameters = Some(bad);
    namespace.listing.members.push(function);
    let bench = Bench { namespaces: vec![namespace], ..Bench::default() };
    check(bench, "MCP.s.f", json!({ "a": 1 }), r#"=["MCP",["s","f"],{"a":1}]"#, &[r#"run MCP.s.f {"a":1}"#]).await;
}

#[tokio::test(start_paused = true)]
async fn a_namespace_function_takes_one_object_that_satisfies_its_schema() {
    let bench = || {
        let mut namespace = BenchNamespace::new("MCP", &[]);
        let mut function = member("s.f", "mcp:s:f");
        function.parameters = number().parameters;
        namespace.listing.members.push(function);
        Bench { namespaces: vec![namespace], ..Bench::default() }
    };
    check(bench(), "MCP.s.f", json!({ "n": 1 }), r#"=["MCP",["s","f"],{"n":1}]"#, &[r#"run MCP.s.f {"n":1}"#]).await;
    let broken =
        "!input_contract: the input of `MCP.s.f` breaks its contract: $.n: expected number. Nothing ran; repair these and call again";
    check(bench(), "MCP.s.f", json!({ "n": "secret" }), broken, &[]).await;
    check(bench(), "MCP.s.f", json!({ "x": 1 }), "!invalid_input: `MCP.s.f` needs \"n\"; nothing was sent", &[]).await;
    let message = "!invalid_input: `MCP.s.f` takes one plain object, for instance `MCP.s.f({})`; nothing was sent";
    for input in [json!([]), json!("x"), json!(null)] {
        check(bench(), "MCP.s.f", input, message, &[]).await;
    }
}

#[tokio::test(start_paused = true)]
async fn the_prepared_input_is_what_is_validated_and_run() {
    let tool = fixed(number(), json!({ "n": 1 })).prepared(|input| match input.get("count") {
        Some(count) => Ok(json!({ "n": count })),
        None => Err(ToolError::invalid_input("give a count")),
    });
    check(Bench::tools([tool]), "t", json!({ "count": 3 }), r#"={"n":1}"#, &[r#"run t {"n":3}"#]).await;
    let tool = fixed(number(), json!({ "n": 1 })).prepared(|_| Err(ToolError::invalid_input("give a count")));
    check(Bench::tools([tool]), "t", json!({ "n": 3 }), "!invalid_input: t: give a count", &[]).await;
}

#[tokio::test(start_paused = true)]
async fn policies_are_asked_in_order_and_see_what_the_last_one_left() {
    let to_seven: fn(&codemode_core::PolicyCall<'_>) -> Decision = |_| Decision::Rewrite { input: json!({ "n": 7 }) };
    let no_seven: fn(&codemode_core::PolicyCall<'_>) -> Decision = |call| match call.input["n"].as_i64() {
        Some(7) => Decision::Deny { reason: format!("{} may not have 7", call.tool_id) },
        _ => Decision::Allow,
    };
    let tool = || fixed(number(), json!({ "n": 1 }));
    let denied = "!tool_error: `t` was refused: t may not have 7; it did not run";
    check(policies(&[to_seven, no_seven], tool()), "t", json!({ "n": 1 }), denied, &[]).await;
    check(policies(&[no_seven, to_seven], tool()), "t", json!({ "n": 1 }), r#"={"n":1}"#, &[r#"run t {"n":7}"#]).await;
    // A refusal comes before the contract is looked at.
    check(
        policies(&[|_| Decision::Deny { reason: "no".into() }], tool()),
        "t",
        json!({ "x": 1 }),
        "!tool_error: `t` was refused: no; it did not run",
        &[],
    )
    .await;
}

#[tokio::test(start_paused = true)]
async fn a_rewritten_input_is_what_is_validated() {
    let broken: fn(&codemode_core::PolicyCall<'_>) -> Decision = |_| Decision::Rewrite { input: json!({ "x": 1 }) };
    check(policies(&[broken], fixed(number(), json!({ "n": 1 }))), "t", json!({ "n": 1 }), NOT_MATCHING, &[]).await;
    let repaired: fn(&codemode_core::PolicyCall<'_>) -> Decision = |_| Decision::Rewrite { input: json!({ "n": 2 }) };
    check(policies(&[repaired], fixed(number(), json!({ "n": 1 }))), "t", json!({ "x": 1 }), r#"={"n":1}"#, &[r#"run t {"n":2}"#]).await;
}

#[tokio::test(start_paused = true)]
async fn policies_see_namespace_calls_by_their_catalog_id_and_path_and_guests_never_see_an_id() {
    let namespace = BenchNamespace::new("MCP", &[("github.createIssue", "mcp:github:create_issue")]);
    let bench = Bench {
        namespaces: vec![namespace],
        policies: vec![BenchPolicy(|call| match call.tool_id {
            "mcp:github:create_issue" => Decision::Deny { reason: format!("{} is {}", call.callable_name, call.tool_id) },
            _ => Decision::Allow,
        })],
        ..Bench::default()
    };
    let reply = "!tool_error: `MCP.github.createIssue` was refused: MCP.github.createIssue is MCP.github.createIssue; it did not run";
    check(bench, "MCP.github.createIssue", json!({}), reply, &[]).await;
}

#[tokio::test(start_paused = true)]
async fn what_is_in_no_catalog_is_not_callable() {
    for (target, nearest) in [
        ("nothing", ""),
        ("web.fetch", "; the nearest name is `web_fetch`"),
        ("MCP", ""),
        ("MCP.s", "; the nearest name is `MCP.s.f`"),
        ("MCP.s.f.g", "; the nearest name is `MCP.s.f`"),
        ("Other.s.f", ""),
        ("", ""),
    ] {
        let bench = Bench { namespaces: vec![BenchNamespace::new("MCP", &[("s.f", "mcp:s:f")])], ..Bench::tools([echo("web.fetch")]) };
        let reply = format!("!invalid_input: `{target}` is not callable{nearest}; catalog.search(query) finds what is");
        check(bench, target, json!({}), &reply, &[]).await;
    }
}

#[tokio::test(start_paused = true)]
async fn the_guest_gets_the_details_or_else_the_whole_result() {
    let block = json!({ "type": "text", "text": "a" });
    for (output, reply) in [
        (ToolOutput { details: Some(json!({})), content: vec![block.clone()], ..ToolOutput::default() }, "={}"),
        (ToolOutput { details: Some(json!(null)), content: vec![block.clone()], ..ToolOutput::default() }, "=null"),
        (ToolOutput { content: vec![block.clone()], ..ToolOutput::default() }, r#"={"content":[{"type":"text","text":"a"}]}"#),
        (ToolOutput { terminate: true, ..ToolOutput::default() }, r#"={"content":[],"terminate":true}"#),
    ] {
        check(Bench::tools([BenchTool::new(ToolSpec::new("t"), move |_| Ok(output.clone()))]), "t", json!({}), reply, &["run t {}"]).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_tool_that_fails_is_told_by_its_message() {
    for (error, reply) in [
        (ToolError::failed("no such file"), "!tool_error: t: no such file".to_owned()),
        (ToolError::cancelled(), "!tool_error: t: the call was cancelled".to_owned()),
        (ToolError::invalid_input("give a path"), "!invalid_input: t: give a path".to_owned()),
        // As many bytes of JSON as output may have, with quotes and a word on the cut.
        (ToolError::failed("é".repeat(40_000)), format!("!tool_error: t: {} [error truncated]", "é".repeat((65_536 - 20 - 3) / 2))),
    ] {
        check(Bench::tools([BenchTool::new(ToolSpec::new("t"), move |_| Err(error.clone()))]), "t", json!({}), &reply, &["run t {}"]).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_tool_that_panics_is_a_tool_that_failed_and_harms_no_other() {
    let panics = BenchTool::new(ToolSpec::new("bad"), |_| panic!("on purpose"));
    let requests = ["echo", "bad", "echo"].iter().zip(1..).map(|(name, n)| request(n, Method::CallValue, name, &json!({}))).collect();
    let (_, log) = Bench::tools([panics, echo("echo")]).run(vec![asks(requests), done(&json!(1))]).await;
    assert_eq!(
        log.of("deliver"),
        ["deliver callValue:1={} | callValue:2!tool_error: the tool panicked; this is a fault of the tool | callValue:3={}"]
    );
}

#[tokio::test(start_paused = true)]
async fn results_of_a_trusted_function_are_checked() {
    // A part with an id of its own, from whose root its references begin.
    let items = json!({ "$id": "codemode:part", "anyOf": [{ "$ref": "#/$defs/text" }, { "type": ["array", "object"] }], "$defs": { "text": { "type": "string" } } });
    for (schema, breaks) in [
        (json!({ "type": "array", "items": items }), false),
        (
            json!({ "type": "array", "items": { "$id": "codemode:part", "$ref": "#/$defs/n", "$defs": { "n": { "type": "number" } } } }),
            true,
        ),
        (json!({ "type": "object" }), true),
        // A schema that is none costs nothing.
        (json!({ "type": "strnig" }), false),
    ] {
        let mut namespace = BenchNamespace::new("MCP", &[]);
        namespace.listing.members = vec![NamespaceMember { output_schema: Some(schema.clone()), ..member("s.f", "mcp:s:f") }];
        let bench = Bench { namespaces: vec![namespace], ..Bench::default() };
        let request = request(1, Method::Namespace, "MCP.s.f", &json!({}));
        let (_, log) = bench.run(vec![asks(vec![request]), done(&json!(1))]).await;
        let says = "!output_contract: `MCP.s.f` ran and its result breaks its contract";
        assert_eq!(log.of("deliver")[0].contains(says), breaks, "{schema} {:?}", log.of("deliver"));
    }
}
