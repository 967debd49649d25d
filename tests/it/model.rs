//! A small site as a value, with random edits, for tests that try every kind of edit.

mod addresses;
mod edit;
mod files;
mod templates;
mod texts;

use std::collections::{BTreeMap, BTreeSet};

use crate::random::Random;

/// The languages: tag, segment.
const LOCALES: [(&str, &str); 4] = [("en", "en"), ("de", "de"), ("fr", "fr"), ("hi", "in")];

/// The messages of every page, and the shared ones.
const OWN: [&str; 4] = ["title", "lead", "more", "count"];
const SHARED: [&str; 4] = ["shared-base", "shared-note", "shared-label", "shared-foot"];

/// Every message has the same form in all languages, and different words.
#[derive(Clone, Debug)]
struct Message {
    form: usize,
    words: [usize; 4],
    /// The languages that lack it.
    lacking: BTreeSet<usize>,
}

impl Message {
    /// The forms differ initially, so that every kind of reference is used on some page.
    fn new(id: &str) -> Message {
        let form = match id {
            "lead" => 1,
            "more" | "shared-foot" => 2,
            "shared-label" => 3,
            "count" => 5,
            _ => 0,
        };
        let lacking = if matches!(id, "more" | "shared-label") { [2, 3].into() } else { [].into() };
        Message { form, words: [0; 4], lacking }
    }
}

#[derive(Clone, Debug)]
struct Section {
    kind: &'static str,
    anchor: Option<&'static str>,
    title: &'static str,
    note: Option<&'static str>,
    to: &'static str,
    to_anchor: Option<&'static str>,
    asset: &'static str,
    fact: &'static str,
    rows: usize,
    big: bool,
    /// The body that it names.
    text: &'static str,
}

const KINDS: [&str; 5] = ["hero", "link", "picture", "table", "text"];
/// The bodies that sections and pages may name.
const BODIES: [&str; 3] = ["story", "past", "note"];
const ANCHORS: [Option<&str>; 4] = [None, None, Some("top"), Some("end")];
const MESSAGES: [&str; 7] =
    ["title", "lead", "more", "count", "shared-note", "shared-label", "shared-base"];
const ASSETS: [&str; 3] = ["a.svg", "b.svg", "pictures/c.svg"];
const DATA_FILES: [&str; 4] =
    ["presale.price", "presale.sold", "presale.opens", "stages.first.share"];
/// The ids of pages. Some are in a folder, which a template lists.
const PAGES: [&str; 6] = ["home", "more/about", "more/prices", "more/team", "news", "not-found"];
const PATHS: [&str; 8] = ["", "about", "prices", "team/all", "news", "404.html", "us", "energy/in"];

/// A Markdown body has the same form in all languages, and different words.
#[derive(Clone, Debug, Default)]
struct Body {
    form: usize,
    words: [usize; 4],
    /// The languages that lack it.
    lacking: BTreeSet<usize>,
    to: &'static str,
    asset: &'static str,
}

#[derive(Clone, Debug)]
struct Page {
    path: &'static str,
    /// Its path in German, if it has one of its own.
    german_path: Option<&'static str>,
    /// The languages of the page; all if it names none.
    locales: &'static [&'static str],
    alias: Option<&'static str>,
    template: &'static str,
    meta: BTreeMap<&'static str, &'static str>,
    index: Option<bool>,
    draft: bool,
    /// Its first and its last day.
    days: [usize; 2],
    /// Keys of the template's schema.
    rank: Option<usize>,
    tags: usize,
    sections: Vec<Section>,
    messages: BTreeMap<&'static str, Message>,
    body: Option<Body>,
    /// The bodies that have files, whether they are used or not.
    named: BTreeMap<&'static str, Body>,
    /// The body that a key of the page names.
    note: bool,
    comment: usize,
}

/// The inputs of a site.
#[derive(Clone, Debug)]
pub struct Model {
    locales: Vec<usize>,
    /// The prefix of URLs in English.
    english: &'static str,
    fallback: BTreeSet<usize>,
    base_url: usize,
    name: usize,
    labels: [usize; 4],
    targets: usize,
    analytics: usize,
    defaults: bool,
    /// The shape of the icon.
    icon: Option<usize>,
    /// The day of builds.
    day: usize,
    /// The variant of the policies of pages.
    security: usize,
    /// Whether there is a search index, and whether a page is at its path.
    search: usize,
    /// The directives that the schema of a link opens.
    opened: usize,
    files: BTreeSet<&'static str>,
    pages: BTreeMap<&'static str, Page>,
    shared: BTreeMap<&'static str, Message>,
    brand: [usize; 4],
    /// The shared message that is in a file of its own.
    moved: Option<&'static str>,
    price: usize,
    sold: usize,
    opens: usize,
    /// The time zone of the site.
    zone: usize,
    share: usize,
    percent: bool,
    extra: Option<usize>,
    comments: usize,
    /// The text of each template varies by a number.
    templates: BTreeMap<&'static str, usize>,
    assets: BTreeMap<&'static str, usize>,
    unused_asset: bool,
    /// The size of the parts of lists, and their order.
    parts: (usize, &'static str),
    /// The rows of a data file, with what is written of each; pages are made of them.
    rows: Vec<(&'static str, usize)>,
    /// Whether the page file of the rows is there, and its path.
    crew: Option<&'static str>,
    /// Redirects in `site.toml`.
    redirects: usize,
    /// The words of tags.
    tag_words: usize,
    /// A picture that bodies show; the last one is damaged.
    photo: Option<usize>,
    /// The content of a file of `static/`, and whether it has the name of a page's file.
    copied: Option<(usize, bool)>,
    css: usize,
    tokens: usize,
    /// The rules of the style sheets of a section type and of a partial, if they exist.
    section_css: usize,
    partial_css: usize,
    /// The texts that translations were made from, if the site records them.
    lock: Option<String>,
    /// Files that are broken, or not there, whatever the rest says.
    broken: BTreeMap<String, Option<Vec<u8>>>,
}

impl Model {
    /// The initial site of every sequence.
    pub fn new() -> Model {
        let mut model = Model {
            locales: vec![0, 1, 2],
            english: "en",
            fallback: [2, 3].into(),
            base_url: 0,
            name: 0,
            labels: [0; 4],
            targets: 0,
            analytics: 0,
            defaults: true,
            security: 0,
            icon: None,
            day: 0,
            search: 1,
            opened: 0,
            files: ["404.html"].into(),
            pages: BTreeMap::new(),
            shared: SHARED.map(|id| (id, Message::new(id))).into(),
            brand: [0; 4],
            moved: None,
            price: 0,
            sold: 0,
            opens: 0,
            zone: 0,
            share: 0,
            percent: false,
            extra: None,
            comments: 0,
            templates: BTreeMap::new(),
            assets: ASSETS.map(|name| (name, 0)).into(),
            unused_asset: false,
            parts: (1, "-rank"),
            rows: vec![("ada", 0), ("bo", 1)],
            crew: Some("crew/{slug}"),
            redirects: 1,
            tag_words: 0,
            photo: Some(0),
            copied: Some((0, false)),
            css: 0,
            tokens: 0,
            section_css: 1,
            partial_css: 0,
            lock: None,
            broken: BTreeMap::new(),
        };
        let mut random = Random::new(42);
        for id in ["home", "more/about", "more/prices", "not-found"] {
            let page = Model::page(id, &mut random);
            model.pages.insert(id, page);
        }
        model
    }

    fn page(id: &str, random: &mut Random) -> Page {
        let at = PAGES.iter().position(|known| *known == id).unwrap();
        let mut page = Page {
            path: if id == "not-found" { "404.html" } else { PATHS[at] },
            german_path: None,
            locales: &[],
            alias: None,
            template: "page.html",
            meta: [("title", "title"), ("description", "lead")].into(),
            index: (id == "not-found").then_some(false),
            draft: false,
            days: [0, 0],
            rank: Some(random.below(3)),
            tags: random.below(4),
            sections: Vec::new(),
            messages: OWN.map(|id| (id, Message::new(id))).into(),
            body: (id == "more/about").then(|| body(random)),
            named: BODIES.map(|name| (name, body(random))).into(),
            note: random.one_in(2),
            comment: 0,
        };
        for _ in 0..3 {
            let mut section = section(random);
            section.to = "home";
            section.to_anchor = None;
            page.sections.push(section);
        }
        page
    }
}

fn body(random: &mut Random) -> Body {
    Body {
        form: random.below(8),
        to: random.pick(&["home", "more/about", "more/prices"]),
        asset: random.pick(&ASSETS),
        lacking: lacking(random),
        ..Body::default()
    }
}

/// Languages with a fallback, which may lack a body.
fn lacking(random: &mut Random) -> BTreeSet<usize> {
    random.pick(&[&[] as &[usize], &[2], &[2, 3]]).iter().copied().collect()
}

fn section(random: &mut Random) -> Section {
    Section {
        kind: random.pick(&KINDS),
        anchor: random.pick(&ANCHORS),
        title: random.pick(&MESSAGES),
        note: random.one_in(2).then(|| random.pick(&MESSAGES)),
        to: random.pick(&["home", "more/about", "more/about", "more/prices", "more/team"]),
        to_anchor: random.pick(&[None, None, Some("top")]),
        asset: random.pick(&ASSETS),
        fact: random.pick(&DATA_FILES),
        rows: random.below(3),
        big: random.one_in(2),
        text: random.pick(&BODIES[..2]),
    }
}
