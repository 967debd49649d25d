//! A small site as a value, with edits at random: for tests that try everything.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// Numbers at random, the same for the same seed (xorshift, Marsaglia 2003).
pub struct Random(u64);

impl Random {
    /// Begins with `seed`.
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % limit
    }

    /// True once in `times`.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

/// The languages: tag, segment.
const LOCALES: [(&str, &str); 4] = [("en", "en"), ("de", "de"), ("fr", "fr"), ("hi", "in")];

/// The messages that every page has, and the shared ones.
const OWN: [&str; 4] = ["title", "lead", "more", "count"];
const SHARED: [&str; 4] = ["shared-base", "shared-note", "shared-label", "shared-foot"];

/// Every message has one form in all languages and words of its own in each.
#[derive(Clone, Debug)]
struct Message {
    form: usize,
    words: [usize; 4],
    /// The languages that lack it.
    lacking: BTreeSet<usize>,
}

impl Message {
    /// The forms differ from the start, so that every kind of reference is on some page.
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

    fn text(&self, id: &str, locale: usize) -> String {
        let words = format!("{} {id} {}", LOCALES[locale].0, self.words[locale]);
        match self.form {
            0 => words,
            1 => format!("{words} {{ $presale-price }}"),
            2 => format!("{words} {{ -brand }}"),
            3 if id != "shared-base" => format!("{words} {{ shared-base }}"),
            4 => format!("{words} {{ NUMBER($presale-sold, notation: \"compact\") }}"),
            5 => format!(
                "{{ $presale-sold ->\n    [one] {words} one\n   *[other] {words} others\n}}"
            ),
            6 => format!("{words} {{ $presale-opens }} {{ $stages-first-share }}"),
            _ => format!("{words}\n    second line"),
        }
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
}

const KINDS: [&str; 4] = ["hero", "link", "picture", "table"];
const ANCHORS: [Option<&str>; 4] = [None, None, Some("top"), Some("end")];
const MESSAGES: [&str; 7] =
    ["title", "lead", "more", "count", "shared-note", "shared-label", "shared-base"];
const ASSETS: [&str; 3] = ["a.svg", "b.svg", "pictures/c.svg"];
const FACTS: [&str; 4] = ["presale.price", "presale.sold", "presale.opens", "stages.first.share"];
const PAGES: [&str; 6] = ["home", "about", "prices", "team", "news", "not-found"];
const PATHS: [&str; 8] = ["", "about", "prices", "team/all", "news", "404.html", "us", "energy/in"];

#[derive(Clone, Debug)]
struct Page {
    path: &'static str,
    template: &'static str,
    meta: BTreeMap<&'static str, &'static str>,
    index: Option<bool>,
    sections: Vec<Section>,
    messages: BTreeMap<&'static str, Message>,
    comment: usize,
}

/// Everything that a site is made from.
#[derive(Clone, Debug)]
pub struct Model {
    locales: Vec<usize>,
    fallback: BTreeSet<usize>,
    base_url: usize,
    name: usize,
    labels: [usize; 4],
    targets: usize,
    analytics: usize,
    defaults: bool,
    files: BTreeSet<&'static str>,
    pages: BTreeMap<&'static str, Page>,
    shared: BTreeMap<&'static str, Message>,
    brand: [usize; 4],
    /// Which shared message stands in a file of its own.
    moved: Option<&'static str>,
    price: usize,
    sold: usize,
    opens: usize,
    share: usize,
    percent: bool,
    extra: Option<usize>,
    comments: usize,
    /// The text of each template varies by a number.
    templates: BTreeMap<&'static str, usize>,
    assets: BTreeMap<&'static str, usize>,
    unused_asset: bool,
    css: usize,
    tokens: usize,
    /// Files that are broken, or not there, whatever the rest says.
    broken: BTreeMap<String, Option<Vec<u8>>>,
}

impl Model {
    /// The site that every sequence begins with.
    pub fn new() -> Model {
        let mut model = Model {
            locales: vec![0, 1, 2],
            fallback: [2, 3].into(),
            base_url: 0,
            name: 0,
            labels: [0; 4],
            targets: 0,
            analytics: 0,
            defaults: true,
            files: ["404.html"].into(),
            pages: BTreeMap::new(),
            shared: SHARED.map(|id| (id, Message::new(id))).into(),
            brand: [0; 4],
            moved: None,
            price: 0,
            sold: 0,
            opens: 0,
            share: 0,
            percent: false,
            extra: None,
            comments: 0,
            templates: BTreeMap::new(),
            assets: ASSETS.map(|name| (name, 0)).into(),
            unused_asset: false,
            css: 0,
            tokens: 0,
            broken: BTreeMap::new(),
        };
        let mut random = Random::new(42);
        for id in ["home", "about", "prices", "not-found"] {
            let page = Model::page(id, &mut random);
            model.pages.insert(id, page);
        }
        model
    }

    fn page(id: &str, random: &mut Random) -> Page {
        let at = PAGES.iter().position(|known| *known == id).unwrap();
        let mut page = Page {
            path: if id == "not-found" { "404.html" } else { PATHS[at] },
            template: "page.html",
            meta: [("title", "title"), ("description", "lead")].into(),
            index: (id == "not-found").then_some(false),
            sections: Vec::new(),
            messages: OWN.map(|id| (id, Message::new(id))).into(),
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

    /// Changes one thing and says what.
    pub fn edit(&mut self, random: &mut Random) -> String {
        if !self.broken.is_empty() && random.one_in(2) {
            self.broken.clear();
            return "what was broken is mended".to_owned();
        }
        match random.below(22) {
            0..=6 => self.edit_page(random),
            7..=10 => self.edit_words(random),
            11 | 12 => self.edit_facts(random),
            13..=15 => self.edit_templates(random),
            16 | 17 => self.edit_assets(random),
            18 | 19 => self.edit_config(random),
            20 => self.edit_pages(random),
            _ => self.break_something(random),
        }
    }

    fn edit_page(&mut self, random: &mut Random) -> String {
        let ids: Vec<&'static str> = self.pages.keys().copied().collect();
        let id = random.pick(&ids);
        let page = self.pages.get_mut(id).unwrap();
        let at = random.below(page.sections.len() + 1);
        let what = match random.below(11) {
            0 => {
                page.path = random.pick(&PATHS);
                "path"
            }
            1 => {
                page.template = random.pick(&["page.html", "plain.html"]);
                "template"
            }
            2 => {
                let key = random.pick(&[
                    "title",
                    "description",
                    "keywords",
                    "social_title",
                    "social_description",
                ]);
                match random.one_in(3) {
                    true => page.meta.remove(key),
                    false => page.meta.insert(key, random.pick(&MESSAGES)),
                };
                "meta"
            }
            3 => {
                page.index = random.pick(&[None, Some(true), Some(false)]);
                "index"
            }
            4 => {
                page.sections.insert(at, section(random));
                "a new section"
            }
            5 if at < page.sections.len() => {
                page.sections.remove(at);
                "a section less"
            }
            6 if at < page.sections.len() => {
                page.sections[at..].rotate_left(1);
                "order of sections"
            }
            7..=9 if at < page.sections.len() => {
                let new = section(random);
                let old = &mut page.sections[at];
                match random.below(9) {
                    0 => old.kind = new.kind,
                    1 => old.anchor = new.anchor,
                    2 => old.title = new.title,
                    3 => old.note = new.note,
                    4 => old.to = new.to,
                    5 => old.to_anchor = new.to_anchor,
                    6 => old.asset = new.asset,
                    7 => old.fact = new.fact,
                    _ => (old.rows, old.big) = (new.rows, new.big),
                }
                "a field of a section"
            }
            _ => {
                page.comment = random.below(3);
                "comment"
            }
        };
        format!("page {id}: {what}")
    }

    fn edit_words(&mut self, random: &mut Random) -> String {
        let at = random.below(LOCALES.len());
        let tag = LOCALES[at].0;
        if random.one_in(8) {
            self.brand[at] = random.below(3);
            return format!("term in {tag}");
        }
        if random.one_in(12) {
            self.moved = random.pick(&[None, Some("shared-note"), Some("shared-base")]);
            return "a shared message moves to another file".to_owned();
        }
        let ids: Vec<&'static str> = self.pages.keys().copied().collect();
        let (owner, messages) = match random.one_in(2) {
            true => ("shared", &mut self.shared),
            false => {
                let id = random.pick(&ids);
                (id, &mut self.pages.get_mut(id).unwrap().messages)
            }
        };
        let keys: Vec<&'static str> = messages.keys().copied().collect();
        let key = random.pick(&keys);
        let message = messages.get_mut(key).unwrap();
        match random.below(6) {
            0 => message.form = random.below(8),
            1 | 2 if key != "shared-base" && at > 1 => {
                if !message.lacking.remove(&at) {
                    message.lacking.insert(at);
                }
                return format!("{owner} message {key} comes or goes in {tag}");
            }
            _ => message.words[at] = random.below(4),
        }
        format!("{owner} message {key} in {tag}: {message:?}")
    }

    fn edit_facts(&mut self, random: &mut Random) -> String {
        let number = random.below(4);
        let what = match random.below(7) {
            0 => {
                self.price = number;
                "price"
            }
            1 => {
                self.sold = number;
                "sold"
            }
            2 => {
                self.opens = number;
                "opens"
            }
            3 => {
                self.share = number;
                "share"
            }
            4 => {
                self.percent = !self.percent;
                "unit"
            }
            5 => {
                self.extra = random.pick(&[None, Some(0), Some(1)]);
                "the extra data file"
            }
            _ => {
                self.comments = number;
                "comments"
            }
        };
        format!("facts: {what}")
    }

    fn edit_templates(&mut self, random: &mut Random) -> String {
        let names = [
            "layout.html",
            "page.html",
            "plain.html",
            "macros.html",
            "sections/hero.html",
            "sections/link.html",
            "sections/picture.html",
            "sections/table.html",
            "parts/foot.html",
            "parts/ltr.html",
            "parts/a.html",
            "parts/b.html",
            "unused.html",
            "404.html",
            "humans.txt",
            "schema",
        ];
        let name = random.pick(&names);
        self.templates.insert(name, random.below(4));
        format!("template {name}: {}", self.templates[name])
    }

    fn edit_assets(&mut self, random: &mut Random) -> String {
        match random.below(6) {
            0 => self.css = random.below(4),
            1 => self.tokens = random.below(3),
            2 => self.unused_asset = !self.unused_asset,
            _ => {
                let name = random.pick(&ASSETS);
                match random.one_in(5) && self.assets.len() > 2 {
                    true => drop(self.assets.remove(name)),
                    false => drop(self.assets.insert(name, random.below(3))),
                }
                return format!("asset {name}: {:?}", self.assets.get(name));
            }
        }
        "style sheets and unused assets".to_owned()
    }

    fn edit_config(&mut self, random: &mut Random) -> String {
        let what = match random.below(9) {
            0 => {
                self.base_url = random.below(3);
                "base_url"
            }
            1 => {
                self.name = random.below(2);
                "name"
            }
            2 => {
                self.labels[random.below(4)] = random.below(2);
                "label"
            }
            3 => {
                self.targets = random.below(2);
                "css targets"
            }
            4 => {
                self.analytics = random.below(2);
                "analytics"
            }
            5 => {
                self.defaults = !self.defaults;
                "defaults"
            }
            6 => {
                let file = random.pick(&["404.html", "humans.txt", "site.webmanifest"]);
                if !self.files.remove(file) {
                    self.files.insert(file);
                }
                "files"
            }
            7 => {
                let locale = 2 + random.below(2);
                match self.locales.iter().position(|known| *known == locale) {
                    Some(at) => drop(self.locales.remove(at)),
                    None => self.locales.insert(1 + random.below(self.locales.len()), locale),
                }
                "locales"
            }
            _ => {
                let locale = 2 + random.below(2);
                if !self.fallback.remove(&locale) {
                    self.fallback.insert(locale);
                }
                "fallback"
            }
        };
        format!("site.toml: {what}")
    }

    fn edit_pages(&mut self, random: &mut Random) -> String {
        let id = random.pick(&PAGES[1..5]);
        if let Some(page) = self.pages.remove(id) {
            let other = random.pick(&PAGES[1..5]);
            if random.one_in(2) && !self.pages.contains_key(other) {
                self.pages.insert(other, page);
                return format!("page {id} is renamed to {other}");
            }
            return format!("page {id} goes");
        }
        let page = Model::page(id, random);
        self.pages.insert(id, page);
        format!("page {id} comes")
    }

    fn break_something(&mut self, random: &mut Random) -> String {
        let broken: [(&str, Option<&[u8]>); 14] = [
            ("site.toml", Some(b"base_url = \n")),
            ("site.toml", None),
            ("content/pages/home.yaml", Some(b"id: home\n  path: \"\n")),
            ("content/pages/home.yaml", Some(b"id: home\n\xff")),
            ("content/pages/home.yaml", None),
            ("content/data/presale.yaml", Some(b"price: much\n")),
            ("locales/de/common.ftl", Some(b"shared note\n")),
            ("locales/de/pages/home.ftl", Some(b"title = { $nothing }\n")),
            ("locales/en/pages/home.ftl", None),
            ("templates/layout.html", Some(b"{{ nothing }}{{ body }}")),
            ("templates/layout.html", None),
            ("templates/sections/hero.html", Some(b"{% if %}")),
            ("templates/parts/foot.html", Some(b"{% include \"parts/foot.html\" %}")),
            ("assets/main.css", Some(b"h1 { color navy }")),
        ];
        let (path, bytes) = random.pick(&broken);
        self.broken.insert(path.to_owned(), bytes.map(<[u8]>::to_vec));
        format!("{path} is broken: {:?}", bytes.map(String::from_utf8_lossy))
    }

    /// The files of the site.
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let mut files = BTreeMap::new();
        let mut add = |path: String, text: String| {
            files.insert(path, text.into_bytes());
        };
        add("site.toml".to_owned(), self.config());
        for (id, page) in &self.pages {
            add(format!("content/pages/{id}.yaml"), page_text(id, page));
        }
        self.words(&mut add);
        self.data(&mut add);
        for (name, text) in self.template_texts() {
            add(format!("templates/{name}"), text);
        }
        for (name, number) in &self.assets {
            add(format!("assets/{name}"), format!("<svg id=\"{number}\"/>\n"));
        }
        if self.unused_asset {
            add("assets/unused.svg".to_owned(), "<svg/>\n".to_owned());
        }
        let show = if self.css == 3 { " h2 { background: url(\"a.svg\") }" } else { "" };
        let css = format!("@import \"tokens.css\"; h1 {{ top: {}px }}{show}\n", self.css);
        add("assets/main.css".to_owned(), css);
        add("assets/tokens.css".to_owned(), format!(":root {{ --x: {} }}\n", self.tokens));
        for (path, bytes) in &self.broken {
            match bytes {
                Some(bytes) => files.insert(path.clone(), bytes.clone()),
                None => files.remove(path),
            };
        }
        files
    }

    fn config(&self) -> String {
        let base = ["https://a.example", "https://b.example", "https://a.example/sub"];
        let mut text = format!(
            "base_url = \"{}\"\nname = \"Site {}\"\ndefault_locale = \"en\"\n\
             not_found = \"not-found\"\n",
            base[self.base_url], self.name
        );
        if self.defaults {
            text.push_str("[defaults]\ntitle = \"shared-note\"\ndescription = \"shared-label\"\n");
        }
        let _ = writeln!(text, "[css]\ntargets = [\"chrome >= {}\"]", 80 + 30 * self.targets);
        let _ = writeln!(text, "[settings.analytics]\npixel = \"{}\"", self.analytics);
        for at in &self.locales {
            let (tag, segment) = LOCALES[*at];
            let _ = write!(
                text,
                "[[locales]]\nsegment = \"{segment}\"\ntag = \"{tag}\"\nlabel = \"{tag} {}\"\n",
                self.labels[*at]
            );
            if self.fallback.contains(at) {
                text.push_str("fallback = \"en\"\n");
            }
        }
        for file in &self.files {
            let per = if *file == "site.webmanifest" { "locale" } else { "site" };
            let _ = writeln!(
                text,
                "[[files]]\noutput = \"{file}\"\ntemplate = \"{file}\"\nper = \"{per}\""
            );
        }
        text
    }

    fn words(&self, add: &mut impl FnMut(String, String)) {
        for at in &self.locales {
            let tag = LOCALES[*at].0;
            let there = |message: &Message| !message.lacking.contains(at);
            let mut common = String::new();
            let mut moved = String::new();
            for (id, message) in self.shared.iter().filter(|(_, message)| there(message)) {
                let file = if self.moved == Some(*id) { &mut moved } else { &mut common };
                let _ = writeln!(file, "{id} = {}", message.text(id, *at));
            }
            add(format!("locales/{tag}/common.ftl"), common);
            add(
                format!("locales/{tag}/terms.ftl"),
                format!("-brand = Brand {tag} {}\n", self.brand[*at]),
            );
            if !moved.is_empty() {
                add(format!("locales/{tag}/moved.ftl"), moved);
            }
            for (id, page) in &self.pages {
                let mut text = format!("# {}\n", page.comment);
                for (id, message) in page.messages.iter().filter(|(_, message)| there(message)) {
                    let _ = writeln!(text, "{id} = {}", message.text(id, *at));
                }
                add(format!("locales/{tag}/pages/{id}.ftl"), text);
            }
        }
    }

    fn data(&self, add: &mut impl FnMut(String, String)) {
        let price = ["0.10", "0.12", "1", "1000.5"][self.price];
        let sold = ["1", "2", "1234567", "0"][self.sold];
        let opens = ["2025-12-31", "2026-01-01", "2026-02-03", "2024-02-29"][self.opens];
        let unit = if self.percent { "percent" } else { "USD" };
        add(
            "content/data/presale.yaml".to_owned(),
            format!(
                "# {}\nprice: {{ value: \"{price}\", unit: {unit} }}\nsold: {sold}\nopens: {opens}\n",
                self.comments
            ),
        );
        add(
            "templates/data/presale.yaml".to_owned(),
            "price: { value: number, unit: text }\nsold: integer\nopens: date\n".to_owned(),
        );
        let share = self.share;
        let first = format!("first: {{ name: First, share: {share} }}\n");
        add("content/data/stages.yaml".to_owned(), first);
        add(
            "templates/data/stages.yaml".to_owned(),
            "\"*\": { name: text, share: number }\n".to_owned(),
        );
        add("templates/data/extra.yaml".to_owned(), "words: text\n".to_owned());
        let settings = "analytics: { pixel: text }\n".to_owned();
        add("templates/data/settings.yaml".to_owned(), settings);
        if let Some(extra) = self.extra {
            add("content/data/extra.yaml".to_owned(), format!("words: extra {extra}\n"));
        }
    }

    fn template_texts(&self) -> Vec<(String, String)> {
        let number = |name: &str| self.templates.get(name).copied().unwrap_or_default();
        TEMPLATES
            .iter()
            .map(|(name, text)| {
                let text = text.replace('%', &number(name).to_string());
                ((*name).to_owned(), text.replace("<|", "{%").replace("|>", "%}"))
            })
            .chain([(
                "sections/hero.yaml".to_owned(),
                match number("schema") {
                    0 | 1 => format!("# {}\ntitle: message\nnote?: message\n", number("schema")),
                    2 => "note?: message\ntitle: message\nmore?: text\n".to_owned(),
                    _ => "title: message\nnote?: message\nmore?: number\n".to_owned(),
                },
            )])
            .collect()
    }
}

fn section(random: &mut Random) -> Section {
    Section {
        kind: random.pick(&KINDS),
        anchor: random.pick(&ANCHORS),
        title: random.pick(&MESSAGES),
        note: random.one_in(2).then(|| random.pick(&MESSAGES)),
        to: random.pick(&["home", "about", "about", "prices", "team"]),
        to_anchor: random.pick(&[None, None, Some("top")]),
        asset: random.pick(&ASSETS),
        fact: random.pick(&FACTS),
        rows: random.below(3),
        big: random.one_in(2),
    }
}

fn page_text(id: &str, page: &Page) -> String {
    let mut text = format!(
        "# {}\nid: {id}\npath: \"{}\"\ntemplate: {}\n",
        page.comment, page.path, page.template
    );
    for (key, message) in &page.meta {
        let _ = writeln!(text, "{key}: {message}");
    }
    if let Some(index) = page.index {
        let _ = writeln!(text, "index: {index}");
    }
    let empty = if page.sections.is_empty() { " []" } else { "" };
    let _ = writeln!(text, "sections:{empty}");
    for section in &page.sections {
        let _ = writeln!(text, "  - type: {}", section.kind);
        if let Some(anchor) = section.anchor {
            let _ = writeln!(text, "    anchor: {anchor}");
        }
        match section.kind {
            "hero" => {
                let _ = writeln!(text, "    title: {}", section.title);
                if let Some(note) = section.note {
                    let _ = writeln!(text, "    note: {note}");
                }
            }
            "link" => {
                let _ = writeln!(text, "    to: {}\n    label: {}", section.to, section.title);
                if let Some(anchor) = section.to_anchor {
                    let _ = writeln!(text, "    at: {anchor}");
                }
            }
            "picture" => {
                let _ = writeln!(text, "    file: {}\n    fact: {}", section.asset, section.fact);
            }
            _ => {
                let _ = writeln!(
                    text,
                    "    big: {}\n    rows:{}",
                    section.big,
                    if section.rows == 0 { " []" } else { "" }
                );
                for row in 0..section.rows {
                    let _ = writeln!(
                        text,
                        "      - {{ name: {}, share: \"{row}.50\" }}",
                        section.title
                    );
                }
            }
        }
    }
    text
}

/// The templates; `%` stands for the number that an edit changes, `<|` and `|>` for the engine's own
/// signs.
const TEMPLATES: [(&str, &str); 19] = [
    (
        "layout.html",
        "<| from \"macros.html\" import stamp |><html lang=\"{{ locale.tag }}\"><head><title>{{ page.title }}</title>\n\
         <meta name=\"description\" content=\"{{ page.description }}\">\n\
         <link rel=\"stylesheet\" href=\"{{ asset('main.css') }}\">\n{{ head() }}</head>\n\
         <body>{{ body }}<| include \"parts/\" ~ locale.direction ~ \".html\" |><| include \"parts/foot.html\" |>{{ stamp(%) }}\n\
         <| for other in alternates |><a href=\"{{ other.url }}\">{{ other.locale.label }}</a><| endfor |>\n\
         {{ site.name }} {{ data.settings.analytics.pixel }}</body></html>\n",
    ),
    (
        "page.html",
        "<| for section in page.sections |>\n<section<| if section.anchor is defined |> id=\"{{ section.anchor }}\"<| endif |>>\n\
         <| include \"sections/\" ~ section.type ~ \".html\" |>\n</section>\n<| endfor |>\n\
         <| if data.extra is defined |>{{ data.extra.words }}<| endif |>%\n",
    ),
    (
        "plain.html",
        "<p>% {{ page.social_title }} {{ t('title') }}</p>\n\
         <| include \"parts/a.html\" if page.index else \"parts/b.html\" |>\n",
    ),
    ("macros.html", "<| macro stamp(number) |><i>{{ number }} %</i><| endmacro |>\n"),
    (
        "sections/hero.html",
        "<h1>{{ t(section.title) }} %</h1><| if section.note is defined |><p>{{ rich(section.note) }}</p><| endif |>\n",
    ),
    (
        "sections/link.html",
        "<a href=\"<| if section.at is defined |>{{ url(section.to, anchor=section.at) }}<| else |>{{ url(section.to) }}<| endif |>\">{{ t(section.label) }} %</a>\n",
    ),
    ("sections/link.yaml", "to: page\nlabel: message\nat?: text\n"),
    (
        "sections/picture.html",
        "<img src=\"{{ asset(section.file) }}\" alt=\"{{ fact(section.fact) }}\">{{ inline(\"a.svg\") }}%\n",
    ),
    ("sections/picture.yaml", "file: asset\nfact: fact\n"),
    (
        "sections/table.html",
        "<| for row in section.rows |><| if section.big |><b>{{ t(row.name) }}</b><| else |>{{ number(row.share) }}<| endif |><| endfor |>%\n",
    ),
    ("sections/table.yaml", "big: boolean\nrows: [{ name: message, share: number }]\n"),
    (
        "parts/foot.html",
        "<footer>{{ t(\"shared-foot\") }} % {{ date(data.presale.opens, style=\"short\") }}</footer>\n",
    ),
    ("parts/ltr.html", "from the left %\n"),
    ("parts/a.html", "a % {{ locales | length }}\n"),
    ("parts/b.html", "b %\n"),
    ("unused.html", "<p>%</p>\n"),
    (
        "404.html",
        "<| for edition in editions |>{{ edition.t(\"title\") }} {{ edition.url(\"home\") }}<| endfor |>%\n",
    ),
    ("humans.txt", "{{ site.name }} % {{ t(\"shared-label\") }}\n"),
    ("site.webmanifest", "{ \"name\": {{ page.title }}, \"n\": % }\n"),
];
