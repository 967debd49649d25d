//! The preview and other processes: child processes are killed, clients do not read, the preview is
//! terminated, or is idle.

use std::fs;
use std::os::unix::process::ExitStatusExt as _;
use std::thread::sleep;
use std::time::Instant;

use crate::preview::{Preview, TIMEOUT, signal};
use crate::serve_faults::{becomes_good, hears, ms, write};
use crate::site::Site;

#[test]
fn nobody_keeps_the_others_waiting_by_not_reading() {
    let site = Site::new("");
    let preview = Preview::watching(&site);
    let stuck = preview.events("/en/");
    let mut reader = preview.events("/en/");
    let mut before = 0;
    for number in 0..300 {
        let mistake = if number % 3 == 0 { "{ $nothing }" } else { "" };
        write(&site, "locales/en/common.ftl", &format!("footer-note = N{number} {mistake}\n"));
        preview.next_build();
        if number == 60 {
            before = preview.memory();
        }
    }
    preview.shows("/en/", "N299");
    let page = preview.get("/en/").header("etag").to_owned();
    reader.until(|message| message["page"] == page.as_str());
    let grown = preview.memory().saturating_sub(before);
    assert!(grown < 8_000, "{grown} kB");
    drop(stuck);
}

#[test]
fn two_hundred_open_pages_all_hear_of_a_save() {
    let site = Site::new("");
    let preview = Preview::watching(&site);
    let before = preview.handles();
    let mut open: Vec<_> = (0..200).map(|_| preview.events("/en/")).collect();
    for events in &mut open {
        events.until(|message| message["build"] == 1);
    }
    assert!(preview.handles() >= before + 200);
    hears(&preview, &site, "Everyone");
    let page = preview.get("/en/").header("etag").to_owned();
    for events in &mut open {
        events.until(|message| message["page"] == page.as_str());
    }
    drop(open);
    preview.until("they are forgotten", || preview.handles() <= before + 1);
}

/// An island on every page.
const ISLAND: &str = "\
-- islands/counter/island.toml
description = \"Counts.\"
when = \"load\"
-- islands/counter/island.tsx
export default function Counter() { return <b>one</b>; }
-- templates/page.html
{{ island(\"counter\") }}<p>{{ t(\"home-title\") }} {{ t(\"home-lead\") }}</p>
";

#[test]
fn programs_that_are_killed_are_started_again() {
    let site = Site::new(ISLAND);
    let preview = Preview::watching(&site);
    let source = "islands/counter/island.tsx";
    let mut number = 0;
    let mut save = || {
        number += 1;
        let code = format!("export default function Counter() {{ return <b>{number}</b>; }}\n");
        write(&site, source, &code);
        let build = preview.next_build();
        preview.shows("/en/", &format!("<b>{number}</b>"));
        build
    };
    save();
    for name in ["esbuild", "node"] {
        let started = || preview.children().into_iter().filter(|(_, it)| it == name);
        preview.until("it runs", || started().next().is_some());
        // Spare processes may be starting.
        sleep(ms(700));
        started().for_each(|(process, _)| signal(process, "-KILL"));
        preview.until("it has ended", || started().next().is_none());
        let told = save()["notice"].as_str().unwrap_or_default().to_lowercase();
        assert_eq!(told, format!("{name} had ended and was started again"));
        assert_eq!(save()["notice"], serde_json::Value::Null, "told once");
    }
    becomes_good(&preview, &site);
}

#[test]
fn the_end_is_the_end_of_all() {
    for (name, number) in [("-TERM", 15), ("-INT", 2)] {
        let site = Site::new(ISLAND);
        let mut preview = Preview::with_default_signals(&site);
        let mut events = preview.events("/en/");
        events.until(|message| message["build"] == 1);
        site.replace("islands/counter/island.tsx", "one", "two");
        preview.shows("/en/", "<b>two</b>");
        let children = preview.children();
        assert!(children.len() >= 2, "{children:?}");
        let start = Instant::now();
        preview.signal(name);
        let status = loop {
            assert!(start.elapsed() < TIMEOUT, "{name} ends it, while a page listens");
            if let Some(status) = preview.ended() {
                break status;
            }
            sleep(ms(5));
        };
        assert_eq!(status.signal(), Some(number));
        for (process, name) in children {
            while fs::exists(format!("/proc/{process}/fd/0")).unwrap() {
                assert!(start.elapsed() < TIMEOUT, "{name} still runs");
                sleep(ms(10));
            }
        }
    }
}

#[test]
fn when_nothing_happens_nothing_runs() {
    let site = Site::new("");
    let preview = Preview::watching(&site);
    let mut events = preview.events("/en/");
    hears(&preview, &site, "Then nothing");
    events.until(|message| message["build"] == 2);
    sleep(ms(1500));
    let before = preview.ticks();
    sleep(ms(3000));
    let ticks = preview.ticks() - before;
    assert!(ticks <= 1, "{ticks} hundredths of a second");
    assert_eq!(preview.builds().len(), 1);
}
