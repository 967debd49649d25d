use super::*;
use crate::island::fixture::Project;

#[test]
fn node_ends_with_its_input_even_while_an_island_hangs() {
    let project = Project::new("orphan", "");
    project.island("a", "load", "export default () => { for (;;); };\n");
    let program = &project.bundle().unwrap().programs["a"];
    let service = Service::new(&project.root, Limits::default());
    let mut process = service.start().unwrap_or_else(|_| panic!("no Node"));
    process.load(program);
    let render = serde_json::json!({ "program": program.digest, "request": {
        "island": "a", "id": "a", "locale": "en", "static": true, "props": {}, "messages": {},
    } });
    process.tell(format!("{{\"seq\":1,\"render\":{render}}}\n"));
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
