//! Processes that end while the compiler runs, or with it.

use super::*;

/// The text of the notice.
const ESBUILD: &str = "esbuild had ended and was started again";
const NODE: &str = "Node had ended and was started again";

fn signal(process: u32, signal: &str) {
    let kill = std::process::Command::new("kill").arg(signal).arg(process.to_string()).status();
    assert!(kill.unwrap().success(), "{process} runs");
}

fn is_running(process: u32) -> bool {
    Path::new("/proc").join(process.to_string()).exists()
}

/// Stops a process, waits until `work` waits for it, and kills it.
fn kill_during<T: Send>(process: u32, work: impl FnOnce() -> T + Send) -> T {
    signal(process, "-STOP");
    std::thread::scope(|scope| {
        let work = scope.spawn(work);
        std::thread::sleep(Duration::from_millis(300));
        assert!(!work.is_finished(), "it needs the process");
        signal(process, "-KILL");
        work.join().unwrap()
    })
}

#[test]
fn processes_that_are_killed_at_work_are_started_again() {
    let project = project("killed");
    let compiler = IslandCompiler::new(&project.root);
    let bundle = project.bundle_with(&compiler).unwrap();
    let before = prerender(&compiler, &bundle, "a");
    let [node, esbuild] = processes(&compiler);
    project.island("a", "load", &island("edited"));
    kill_during(esbuild, || assert_clean(&project, &compiler));
    assert_eq!(compiler.notices(), [ESBUILD]);
    let again = || render(&compiler.prerenderer(&bundle), "a", 1).unwrap().to_string();
    assert_eq!(kill_during(node, again), before);
    assert_eq!(compiler.notices(), [NODE]);
    assert_eq!(compiler.notices(), Vec::<String>::new(), "told once");
}

#[test]
fn a_node_that_is_killed_at_rest_is_started_again() {
    let project = project("rest");
    let compiler = IslandCompiler::new(&project.root);
    compiler.idle();
    let bundle = project.bundle_with(&compiler).unwrap();
    let kill = || {
        signal(compiler.service.id().unwrap(), "-KILL");
        std::thread::sleep(Duration::from_millis(100));
    };
    kill();
    assert_eq!(prerender(&compiler, &bundle, "a"), "<p>first shared</p>");
    kill();
    compiler.idle();
    kill();
    project.island("a", "load", &island("after"));
    let bundle = project.bundle_with(&compiler).unwrap();
    assert_eq!(prerender(&compiler, &bundle, "a"), "<p>after shared</p>");
    assert_eq!(compiler.notices(), [NODE], "told once");
}

#[test]
fn a_compiler_takes_its_processes_along() {
    let project = project("end");
    let compiler = IslandCompiler::new(&project.root);
    project.bundle_with(&compiler).unwrap();
    compiler.idle();
    let processes = processes(&compiler);
    drop(compiler);
    assert!(!is_running(processes[0]));
    // esbuild exits at the end of its input.
    for _ in 0..50 {
        if !is_running(processes[1]) {
            return;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("esbuild still runs");
}
