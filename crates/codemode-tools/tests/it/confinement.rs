//! No path leads out of the workspace, and nothing blocks.

use codemode_tools::files;
use serde_json::json;

use crate::Fixture;

/// Each tool refuses `path` with this message.
#[track_caller]
fn check(fixture: &Fixture, path: &str, expect: &str) {
    for (name, input) in [
        ("read", json!({ "path": path, "optional": true })),
        ("ls", json!({ "path": path })),
        ("grep", json!({ "path": path, "pattern": "." })),
    ] {
        match fixture.call(name, input) {
            Ok(output) => panic!("{name} `{path}` gave {output}"),
            Err(error) => assert_eq!(error.message(), expect, "{name} `{path}`"),
        }
    }
}

#[test]
fn parent_paths_are_refused() {
    let fixture = Fixture::new(&[("folder/file", "inside")]);
    for path in ["..", "../", "../outside", "../outside/secret.txt", "folder/../../outside/secret.txt", "./../workspace/folder/file"] {
        check(&fixture, path, &format!("`{path}` leads out of the workspace; paths are relative to it"));
    }
}

#[test]
fn parent_paths_that_stay_inside_work() {
    let fixture = Fixture::new(&[("folder/file", "inside"), ("other/file", "inside"), ("folder/.gitignore", "file")]);
    fixture.check("read", json!({ "path": "folder/../other/./file" }), json!({ "kind": "text", "content": "inside" }));
    fixture.check("ls", json!({ "path": "folder/.." }), json!({ "content": "folder/\nother/", "truncated": false }));
    fixture.check(
        "grep",
        json!({ "path": "folder/../other", "pattern": "in" }),
        json!({ "content": "other/file:1:inside", "matches": 1, "limitReached": false, "truncated": false }),
    );
}

#[test]
fn absolute_paths_are_refused() {
    let fixture = Fixture::new(&[("file", "inside")]);
    let inside = fixture.path("file").to_str().unwrap().to_owned();
    for path in ["/", "/etc/passwd", "//etc", "/proc/self/cwd", &inside] {
        check(&fixture, path, &format!("`{path}` is an absolute path; give a path relative to the workspace, such as `src/main.rs`"));
    }
}

#[test]
fn nul_is_refused() {
    check(&Fixture::new(&[]), "a\0b", "the path contains a NUL character; remove it");
}

#[cfg(unix)]
mod unix {
    use std::{os::unix::fs::symlink, path::Path, process::Command};

    use super::*;

    #[test]
    fn symlinks_that_lead_out_are_refused() {
        let fixture = Fixture::new(&[("folder/file", "inside")]);
        let outside = fixture.outer.path().join("outside");
        let links: [(&str, &Path); 8] = [
            ("to_file", Path::new("../outside/secret.txt")),
            ("to_file_absolute", &outside.join("secret.txt")),
            ("to_folder", Path::new("../outside")),
            ("to_folder_absolute", &outside),
            ("to_nothing", Path::new("../none")),
            ("folder/up", Path::new("../..")),
            ("folder/chain", Path::new("../chain")),
            ("chain", Path::new("to_folder")),
        ];
        for (link, target) in links {
            symlink(target, fixture.path(link)).unwrap();
        }
        symlink("/proc/self/root", fixture.path("proc")).unwrap();
        for path in [
            "to_file",
            "to_file_absolute",
            "to_folder",
            "to_folder/secret.txt",
            "to_folder_absolute",
            "to_folder_absolute/secret.txt",
            "to_nothing",
            "folder/up",
            "folder/up/outside/secret.txt",
            "folder/chain",
            "folder/chain/secret.txt",
            "proc",
            "proc/etc/passwd",
        ] {
            check(&fixture, path, &format!("`{path}` leads out of the workspace; paths are relative to it"));
        }
        let found = fixture.call("grep", json!({ "pattern": "secret" })).unwrap();
        assert_eq!(found, json!({ "content": "(no matches)", "matches": 0, "limitReached": false, "truncated": false }));
    }

    #[test]
    fn symlinks_that_stay_inside_work() {
        let fixture = Fixture::new(&[("folder/file", "inside")]);
        for (link, target) in [("to_file", "folder/file"), ("to_folder", "folder"), ("chain", "./to_folder"), ("folder/up", "..")] {
            symlink(target, fixture.path(link)).unwrap();
        }
        for path in ["to_file", "to_folder/file", "chain/file", "folder/up/to_file", "folder/up/folder/up/chain/file"] {
            fixture.check("read", json!({ "path": path }), json!({ "kind": "text", "content": "inside" }));
        }
        fixture.check("ls", json!({ "path": "chain" }), json!({ "content": "file\nup@", "truncated": false }));
        fixture.check("ls", json!({}), json!({ "content": "chain@\nfolder/\nto_file@\nto_folder@", "truncated": false }));
        for path in ["", ".", "chain", "chain/file", "folder"] {
            fixture.check(
                "grep",
                json!({ "path": path, "pattern": "in" }),
                json!({ "content": "folder/file:1:inside", "matches": 1, "limitReached": false, "truncated": false }),
            );
        }
    }

    #[test]
    fn symlink_loops_end() {
        let fixture = Fixture::new(&[]);
        symlink("loop", fixture.path("loop")).unwrap();
        let error = fixture.call("read", json!({ "path": "loop" })).unwrap_err();
        assert!(error.message().starts_with("`loop` cannot be read (Too many levels of symbolic links"), "{error}");
    }

    #[test]
    fn magic_links_are_refused() {
        let fixture = Fixture { tools: files::pack(Path::new("/proc/self")).unwrap(), ..Fixture::new(&[]) };
        for path in ["root/etc/passwd", "cwd/Cargo.toml"] {
            let error = fixture.call("read", json!({ "path": path })).unwrap_err();
            assert!(!error.message().contains("does not exist"), "{error}");
        }
        // Files of unknown size are still read.
        let status = fixture.call("read", json!({ "path": "status", "limit": 1 })).unwrap();
        assert_eq!(status["kind"], "truncated");
    }

    #[test]
    fn a_workspace_that_moves_stays_the_workspace() {
        let fixture = Fixture::new(&[("file", "inside")]);
        fs_err::rename(fixture.path(""), fixture.outer.path().join("moved")).unwrap();
        symlink("outside", fixture.outer.path().join("workspace")).unwrap();
        fixture.check("read", json!({ "path": "file" }), json!({ "kind": "text", "content": "inside" }));
        fixture.check("ls", json!({}), json!({ "content": "file", "truncated": false }));
    }

    #[test]
    fn pipes_and_sockets_do_not_block() {
        let fixture = Fixture::new(&[("file", "inside")]);
        assert!(Command::new("mkfifo").arg(fixture.path("pipe")).status().unwrap().success());
        assert!(Command::new("mkfifo").arg(fixture.path(".gitignore")).status().unwrap().success());
        let _socket = std::os::unix::net::UnixListener::bind(fixture.path("socket")).unwrap();
        for path in ["pipe", "socket"] {
            let kind = "is a pipe, a socket or a device; only regular files can be";
            fixture.check_error("read", json!({ "path": path }), &format!("`{path}` {kind} read"));
            fixture.check_error("grep", json!({ "path": path, "pattern": "." }), &format!("`{path}` {kind} searched"));
            fixture.check_error("ls", json!({ "path": path }), &format!("`{path}` is not a folder; call `ls` on a folder"));
        }
        fixture.check("ls", json!({}), json!({ "content": ".gitignore\nfile\npipe\nsocket", "truncated": false }));
        fixture.check(
            "grep",
            json!({ "pattern": "." }),
            json!({ "content": "file:1:inside", "matches": 1, "limitReached": false, "truncated": false }),
        );
    }
}
