//! The preview during failures of the disk or the system: it is correct again as soon as the input
//! is.

use std::fs;
use std::io::BufWriter;
use std::os::unix::fs::symlink;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::incremental::Files;
use crate::preview::{Preview, TIMEOUT};
use crate::serve_oracle::{clean, difference};
use crate::site::{Site, copy};

const ENGLISH: &str = "locales/en/pages/home.ftl";

/// Milliseconds.
pub fn ms(count: u64) -> Duration {
    Duration::from_millis(count)
}

/// Overwrites a file of the site.
pub fn write(site: &Site, path: &str, text: &str) {
    fs::write(site.at(path), text).unwrap();
}

fn read(site: &Site, path: &str) -> String {
    fs::read_to_string(site.at(path)).unwrap()
}

/// Waits until the served files and the diagnostics equal those of a clean build.
#[track_caller]
fn becomes_right(preview: &Preview, site: &Site) {
    let (diagnostics, files) = clean(site);
    let (files, start) = (files.unwrap_or_default(), Instant::now());
    while let Some(difference) = difference(preview, &diagnostics, &files, &Files::new()) {
        assert!(start.elapsed() < TIMEOUT, "{difference}");
        sleep(ms(10));
    }
}

/// Like `becomes_right`, without errors.
#[track_caller]
pub fn becomes_good(preview: &Preview, site: &Site) {
    becomes_right(preview, site);
    let state = preview.state();
    assert_eq!(state["errors"], 0, "{}", state["diagnostics"]);
}

/// The messages of the English page.
fn messages(title: &str) -> String {
    format!("home-title = {title}\nhome-lead = Costs {{ $presale-price }} USD.\n")
}

/// Saves a message and waits until the page shows it.
#[track_caller]
pub fn hears(preview: &Preview, site: &Site, words: &str) {
    write(site, ENGLISH, &messages(words));
    preview.shows("/en/", words);
}

#[test]
fn an_event_overflow_loses_nothing() {
    let site = Site::new("-- locales/en/pages/more.ftl\nmore = 0\n");
    let most = fs::read_to_string("/proc/sys/fs/inotify/max_queued_events").unwrap();
    let most: usize = most.trim().parse().unwrap();
    let preview = Preview::watching(&site);
    preview.signal("-STOP");
    // At least three events for each save, all different.
    for number in 0..most / 3 {
        let path = if number % 2 == 0 { "locales/en/pages/more.ftl" } else { ENGLISH };
        write(&site, path, &format!("more-{} = {number}\n", number % 2));
    }
    fs::rename(site.at("locales/de/pages"), site.at("locales/de/other")).unwrap();
    write(&site, "locales/en/pages/more.ftl", "");
    write(&site, ENGLISH, &messages("Heard"));
    preview.signal("-CONT");
    becomes_right(&preview, &site);
    fs::rename(site.at("locales/de/other"), site.at("locales/de/pages")).unwrap();
    becomes_good(&preview, &site);
    site.replace("locales/de/pages/home.ftl", "Willkommen", "Hallo");
    preview.shows("/de/", "Hallo");
    preview.shows("/en/", "Heard");
}

#[test]
fn folders_that_go_and_come_are_followed() {
    let site = Site::new("");
    let preview = Preview::watching(&site);
    for folder in ["locales", "locales/en", "content", "templates/sections"] {
        let aside = site.at("aside");
        copy(&site.at(folder), &aside);
        fs::remove_dir_all(site.at(folder)).unwrap();
        becomes_right(&preview, &site);
        fs::rename(aside, site.at(folder)).unwrap();
        becomes_right(&preview, &site);
        hears(&preview, &site, folder);
    }
    let away = site.root().with_file_name("away");
    for wait in [0, 900] {
        fs::rename(site.root(), &away).unwrap();
        sleep(ms(wait));
        fs::rename(&away, site.root()).unwrap();
        hears(&preview, &site, &format!("Back after {wait} ms"));
        becomes_right(&preview, &site);
    }
    let other = site.root().with_file_name("other");
    copy(&site.root(), &other);
    fs::write(other.join(ENGLISH), messages("Replaced")).unwrap();
    fs::rename(site.root(), &away).unwrap();
    fs::rename(&other, site.root()).unwrap();
    preview.shows("/en/", "Replaced");
    hears(&preview, &site, "In another folder");
    becomes_good(&preview, &site);
}

#[test]
fn polling_finds_everything() {
    let site = Site::new("");
    let preview = Preview::with(&site, &["--poll"]);
    // Files that were written a moment ago are read again.
    sleep(ms(1200));
    preview.builds();
    preview.is_quiet();
    hears(&preview, &site, "Found");
    site.edit(
        "-- content/pages/deep/team.yaml\npath: team\ntemplate: page.html\n\
         title: team-title\ndescription: team-title\nsections: []\n\
         -- locales/en/pages/deep/team.ftl\nteam-title = Team\n\
         -- locales/de/pages/deep/team.ftl\nteam-title = Leute\n",
    );
    preview.shows("/de/team/", "Leute");
    fs::remove_dir_all(site.at("content/pages/deep")).unwrap();
    for language in ["en", "de"] {
        fs::remove_file(site.at(&format!("locales/{language}/pages/deep/team.ftl"))).unwrap();
    }
    preview.until("the page is gone", || preview.get("/de/team/").status == 404);
    becomes_good(&preview, &site);
}

#[test]
fn a_file_in_any_state_is_right_in_the_end() {
    let site = Site::new("");
    let preview = Preview::watching(&site);
    let good = read(&site, ENGLISH);
    let file = site.at(ENGLISH);
    // Half of the file, for longer than the debounce times.
    let (half, rest) = good.split_at(good.len() / 2);
    let mut open = fs::File::create(&file).unwrap();
    std::io::Write::write_all(&mut open, half.as_bytes()).unwrap();
    sleep(ms(300));
    becomes_right(&preview, &site);
    std::io::Write::write_all(&mut open, rest.as_bytes()).unwrap();
    drop(open);
    becomes_right(&preview, &site);
    // Not text.
    fs::write(&file, b"home-title = \xff\n").unwrap();
    becomes_right(&preview, &site);
    assert_eq!(preview.state()["diagnostics"][0]["file"], ENGLISH);
    assert!(preview.get("/en/").text().contains("Welcome"), "the last good page stays");
    // A folder with the same name.
    fs::remove_file(&file).unwrap();
    fs::create_dir(&file).unwrap();
    becomes_right(&preview, &site);
    fs::remove_dir(&file).unwrap();
    fs::write(&file, &good).unwrap();
    becomes_right(&preview, &site);
    // A file with the name of a folder.
    let (pages, aside) = (site.at("locales/en/pages"), site.at("aside"));
    fs::rename(&pages, &aside).unwrap();
    fs::write(&pages, "a file").unwrap();
    becomes_right(&preview, &site);
    fs::remove_file(&pages).unwrap();
    fs::rename(&aside, &pages).unwrap();
    becomes_right(&preview, &site);
    hears(&preview, &site, "After all");
    becomes_good(&preview, &site);
}

#[test]
fn a_file_that_may_not_be_read_is_told() {
    let site = Site::new("");
    let preview = Preview::as_unprivileged_user(&site);
    let file = site.at(ENGLISH);
    let may = |mode| std::os::unix::fs::PermissionsExt::from_mode(mode);
    fs::set_permissions(&file, may(0o000)).unwrap();
    preview.until("it is told", || preview.state()["diagnostics"][0]["code"] == "unreadable-file");
    assert!(preview.get("/en/").text().contains("Welcome"), "the last good page stays");
    fs::set_permissions(&file, may(0o644)).unwrap();
    becomes_good(&preview, &site);
}

#[test]
fn files_that_vanish_while_they_are_read_do_no_harm() {
    let site = Site::new("");
    let preview = Preview::watching(&site);
    let good = read(&site, ENGLISH);
    for round in 0..150 {
        fs::remove_file(site.at(ENGLISH)).unwrap();
        sleep(Duration::from_micros(round * 97 % 7_000));
        write(&site, ENGLISH, &good);
        sleep(Duration::from_micros(round * 61 % 9_000));
    }
    becomes_good(&preview, &site);
    hears(&preview, &site, "After all");
}

#[test]
fn links_are_followed_wherever_they_lead() {
    let site = Site::new("-- texts/a.ftl\n");
    write(&site, "texts/a.ftl", &messages("A"));
    write(&site, "texts/b.ftl", &messages("B"));
    let preview = Preview::watching(&site);
    let link = site.at(ENGLISH);
    let lead = |to: &str| {
        let _ = fs::remove_file(&link);
        symlink(to, &link).unwrap();
    };
    lead("../../../texts/a.ftl");
    preview.shows("/en/", "<h1>A</h1>");
    sleep(ms(900));
    write(&site, "texts/a.ftl", &messages("Edited"));
    preview.shows("/en/", "<h1>Edited</h1>");
    lead("../../../texts/b.ftl");
    preview.shows("/en/", "<h1>B</h1>");
    sleep(ms(900));
    write(&site, "texts/new", &messages("Exchanged"));
    fs::rename(site.at("texts/new"), site.at("texts/b.ftl")).unwrap();
    preview.shows("/en/", "<h1>Exchanged</h1>");
    lead("nowhere.ftl");
    becomes_right(&preview, &site);
    // A linked folder, from outside and from within the site.
    fs::remove_file(&link).unwrap();
    hears(&preview, &site, "A file again");
    let (pages, texts) = (site.at("locales/en/pages"), site.at("texts/pages"));
    fs::rename(&pages, &texts).unwrap();
    symlink("../../texts/pages", &pages).unwrap();
    sleep(ms(900));
    write(&site, "texts/pages/home.ftl", &messages("Linked"));
    preview.shows("/en/", "<h1>Linked</h1>");
    symlink("pages", site.at("content/alias")).unwrap();
    preview.until("two are one", || preview.builds().last().is_some());
    fs::remove_file(site.at("content/alias")).unwrap();
    becomes_right(&preview, &site);
    sleep(ms(900));
    site.replace("content/pages/home.yaml", "    title: home-title", "    title: home-lead");
    preview.shows("/en/", "<h1>Costs 0.10 USD.</h1>");
    becomes_good(&preview, &site);
}

/// Another branch: every page in another folder, with other messages.
fn branch(site: &Site, name: &str, pages: usize) {
    for folder in ["content/pages", "locales/en/pages", "locales/de/pages"] {
        for entry in fs::read_dir(site.at(folder)).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => fs::remove_dir_all(path).unwrap(),
                false if path.file_stem().is_some_and(|stem| stem == "home") => {}
                false => fs::remove_file(path).unwrap(),
            }
        }
    }
    for number in 0..pages {
        let folder = format!("{name}-{}", number % 7);
        site.edit(&format!(
            "-- content/pages/{folder}/p{number}.yaml\npath: p{number}\n\
             template: page.html\ntitle: p{number}\ndescription: p{number}\nsections: []\n\
             -- locales/en/pages/{folder}/p{number}.ftl\np{number} = {name} {number} en\n\
             -- locales/de/pages/{folder}/p{number}.ftl\np{number} = {name} {number} de\n"
        ));
    }
}

#[test]
fn a_switch_of_branches_is_few_builds() {
    let site = Site::new("");
    branch(&site, "main", 700);
    let preview = Preview::watching(&site);
    preview.builds();
    branch(&site, "topic", 690);
    becomes_good(&preview, &site);
    assert_eq!(preview.get("/en/p699/").status, 404);
    let builds = preview.builds().len();
    assert!((1..=4).contains(&builds), "{builds} builds");
}

#[test]
fn a_thousand_keystrokes_end_right() {
    let site = Site::new("");
    site.replace("locales/de/pages/home.ftl", "home-lead", "extra = { $presale-price }\nhome-lead");
    let preview = Preview::watching(&site);
    let typed = [
        ("content/pages/home.yaml", "  - type: hero\n    title: home-lead\n    lead: home-title\n"),
        (ENGLISH, "-brand = Archipel { \"{\" }\nextra = One { -brand } { $presale-price } more\n"),
        (
            "templates/page.html",
            "{% if page.id == \"home\" %}<p>{{ t('home-title') }}</p>{% endif %}",
        ),
        (
            "assets/main.css",
            "@media (width > 40em) { h1::before { content: \"\\201c\"; color: red } }\n",
        ),
        (
            "site.toml",
            "[[locales]]\nsegment = \"at\"\ntag = \"de-AT\"\nlabel = \"A\"\nfallback = \"de\"\n",
        ),
    ];
    let mut steps = 0;
    for (path, words) in typed {
        let text = read(&site, path);
        let lengths = (1..=words.len()).chain((0..words.len()).rev()).chain(1..=words.len());
        for length in lengths {
            write(&site, path, &format!("{text}{}", &words[..length]));
            steps += 1;
            if steps % 10 == 0 {
                sleep(ms(4));
            }
        }
    }
    assert!(steps >= 1000, "{steps}");
    becomes_good(&preview, &site);
    let page = preview.get("/en/").text();
    assert_eq!(page.matches("<h1>").count(), 2, "{page}");
}

/// A limit on the size of files simulates a full disk. A preview only writes its cache.
#[test]
fn a_full_disk_is_told_and_stops_nothing() {
    let site = Site::new(
        "-- templates/page.html\n{{ t(\"home-title\") }}{{ picture(\"a.png\", alt=\"\", widths=[8]) }}\n",
    );
    let paint = |gray: u8| {
        let file = fs::File::create(site.at("assets/a.png")).unwrap();
        let picture = image::GrayImage::from_pixel(16, 16, image::Luma([gray]));
        picture.write_to(&mut BufWriter::new(file), image::ImageFormat::Png).unwrap();
    };
    paint(1);
    let preview = Preview::outliving_file_limits(&site);
    preview.limit("fsize=0:unlimited");
    paint(2);
    let text = preview.next_build()["diagnostics"].to_string();
    assert!(
        text.contains("the cache for the next build can't be written: File too large"),
        "{text}"
    );
    hears(&preview, &site, "Hello");
    preview.limit("fsize=unlimited");
    paint(3);
    becomes_good(&preview, &site);
    assert_eq!(preview.state()["warnings"], 0);
}
