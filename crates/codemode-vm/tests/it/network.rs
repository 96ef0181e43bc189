//! The host learns that a cell has read what somebody on a network wrote, before the cell can do anything with it.

use std::sync::Arc;

use codemode_core::{ApiFile, GuestMember, GuestTool};
use serde_json::json;

use crate::{executors, program, run};

/// Whether a cell is marked, and that it is marked once and before its output.
#[tokio::test]
async fn reading_what_a_network_wrote_marks_the_cell_once() {
    let cases = [
        ("return find.description", true),
        ("return find.label", true),
        ("text(find); text(find); return find.description + find.label", true),
        ("return JSON.stringify(find)", true),
        ("console.log({ find }); return 1", true),
        ("return [find]", true),
        ("return Object.entries(find).length", true),
        ("return HUB.hub.search.description", true),
        ("return (await HUB.hub.search()) && 1", false),
        ("return HUB.hub.$serverName", true),
        ("return (await API.read('mcp/hub.d.ts')).bytes", true),
        ("return [find.callableName, find.source, find.input, typeof HUB.hub, Object.keys(HUB.hub)]", false),
        ("return catalog.all().length", false),
        ("return [echo.description, echo, JSON.stringify(echo)]", false),
        ("return [(await API.list()).files, (await API.read('other.d.ts')).bytes]", false),
    ];
    for (executor_name, executor) in ["local", "forked", "started"].into_iter().zip(executors()) {
        for (source, marked) in cases {
            let mut program = program(source);
            let view = Arc::make_mut(&mut program.guest);
            let tool = |name: &str, source: &str| GuestTool {
                callable_name: name.into(),
                label: Some("Finds".into()),
                source: source.into(),
                ..view.tools[0].clone()
            };
            let (find, search) = (tool("find", "client"), tool("HUB.hub.search", "mcp"));
            view.tools.push(find);
            view.namespaces[0].members.push(GuestMember { path: vec!["hub".into(), "search".into()], tool: search });
            view.files = ["mcp/hub.d.ts", "other.d.ts"]
                .map(|path| ApiFile { path: path.into(), description: None, content: "type A = 1;".into() })
                .into();
            let story = run(executor.as_ref(), program).await;
            assert!(story.end.is_ok(), "{executor_name}: {source}: {:?}", story.end);
            let marks: Vec<usize> = (0..story.output.len()).filter(|&i| story.output[i] == "network").collect();
            assert_eq!(marks, if marked { vec![0] } else { vec![] }, "{executor_name}: {source}: {:?}", story.output);
        }
    }
}

#[tokio::test]
async fn what_waits_for_a_slot_is_named() {
    for (executor_name, executor) in ["local", "forked", "started"].into_iter().zip(executors()) {
        let source = "return (await Promise.all(Array.from({ length: 18 }, (_, n) => echo({ n })))).length";
        let story = run(executor.as_ref(), program(source)).await;
        assert_eq!(story.end, Ok(json!(18)), "{executor_name}");
        let queued: Vec<&str> = story.legs[0].queued.iter().map(|call| call.id.as_str()).collect();
        assert_eq!(queued, ["bridge:callValue:17", "bridge:callValue:18"], "{executor_name}");
        assert!(story.legs[1..].iter().all(|leg| leg.queued.is_empty()), "{executor_name}");
    }
}
