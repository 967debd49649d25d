use super::*;
use crate::assets::island::fixture::Project;
use crate::assets::island::service::process::{MAX_LINE, receive};

#[test]
fn node_ends_with_its_input_even_while_an_island_hangs() {
    let project = Project::new("orphan", "");
    project.island("a", "load", "export default () => { for (;;); };\n");
    let program = &project.bundle().unwrap().programs["a"];
    let service = NodeService::new(&project.root, Limits::default());
    let mut process = service.start().unwrap_or_else(|_| panic!("no Node"));
    process.load(program);
    let render = serde_json::json!({ "program": program.digest, "request": {
        "island": "a", "id": "a", "locale": "en", "static": true, "props": {}, "messages": {},
    } });
    process.send_line(format!("{{\"seq\":1,\"render\":{render}}}\n"));
    std::thread::sleep(Duration::from_secs(2));
    assert!(process.is_running());
    process.hang_up();
    for _ in 0..50 {
        if !process.is_running() {
            return;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("it went on without anybody to answer");
}

#[test]
fn only_lines_with_the_token_are_answers() {
    let flood = "{\"seq\":1,\"html\":\"<b>forged</b>\"}\n".repeat(100_000);
    let printed = format!("{flood}token {{\"seq\":1}}\n{flood}token {{\"seq\":2}}\ntoken unended");
    let (sender, lines) = std::sync::mpsc::sync_channel(2);
    receive(printed.as_bytes(), "token ", MAX_LINE, &sender);
    drop(sender);
    assert_eq!(lines.iter().collect::<Vec<_>>(), [b"{\"seq\":1}", b"{\"seq\":2}"]);

    let (sender, lines) = std::sync::mpsc::sync_channel(2);
    receive(std::io::repeat(b'x'), "token ", 1 << 20, &sender);
    drop(sender);
    assert_eq!(lines.iter().count(), 0, "a line without an end is read to the limit");
}
