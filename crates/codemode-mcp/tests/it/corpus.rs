//! Declarations of real servers, laid out for review: one file for each tool list in `corpus/`.

use std::path::Path;

use codemode_mcp::{ServerList, declare};
use serde_json::Value;

#[test]
fn declarations_of_real_servers() {
    let folder = fs_err::canonicalize(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus")).unwrap();
    let mut files: Vec<_> = fs_err::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    assert!(files.len() > 70, "{files:?}");
    let declared = folder.join("declarations");
    let mut names = Vec::new();
    for path in files {
        let list: Value = serde_json::from_slice(&fs_err::read(&path).unwrap()).unwrap();
        let has = |key: &str| list["capabilities"].get(key).is_some();
        let server = ServerList {
            name: path.file_stem().unwrap().to_string_lossy().replace("__", "/"),
            tools: list["tools"].as_array().unwrap().clone(),
            prompts: has("prompts"),
            resources: has("resources"),
            trust: false,
        };
        let listing = declare(std::slice::from_ref(&server));
        let file = listing.files.iter().find(|file| file.path != "mcp/index.d.ts").unwrap();
        let name = format!("{}.d.ts", path.file_stem().unwrap().to_string_lossy());
        expect_test::expect_file![declared.join(&name)].assert_eq(&format!("{}\n", file.content));
        names.push(name);
    }
    let mut there: Vec<String> =
        fs_err::read_dir(&declared).unwrap().map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    there.sort();
    assert_eq!(there, names, "a declaration without its tool list, or the other way round");
}
