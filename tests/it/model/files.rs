//! Writes the model as the files of the site.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use archipel::content::Days;
use archipel::content::config;
use archipel::engine::query::Database;
use archipel::engine::source::Snapshot;
use archipel::i18n::lock::{TRANSLATION_LOCK, TranslationLock};
use archipel::i18n::status::translated_files;

use crate::model::texts::{page_text, picture};
use crate::model::{Body, LOCALES, Message, Model};

impl Model {
    /// The days whose pages a build contains.
    pub fn days(&self) -> Days {
        match self.day {
            0 => Days::Unknown,
            1 => Days::All,
            2 => Days::On("2026-02-01".into()),
            _ => Days::On("2026-06-02".into()),
        }
    }

    /// The files of the site.
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let mut files = BTreeMap::new();
        let mut add = |path: String, text: String| {
            files.insert(path, text.into_bytes());
        };
        add("site.toml".to_owned(), self.config());
        for (id, page) in &self.pages {
            add(format!("content/pages/{id}.yaml"), page_text(page));
        }
        self.words(&mut add);
        self.lists(&mut add);
        self.crew(&mut add);
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
        if let Some((number, collides)) = self.copied {
            let name = if collides { "en/index.html" } else { ".well-known/security.txt" };
            add(format!("static/{name}"), format!("Contact: {number}\n"));
        }
        // The last two differ only in the place of an address that a policy may block.
        let show = match self.css {
            3 => " h2 { background: url(\"a.svg\") }",
            4 => " h2 { background: url(data:image/png,x) }",
            5 => " /* moved */ h2 { background: url(data:image/png,x) }",
            _ => "",
        };
        let top = self.css.min(4);
        let css = format!("@import \"tokens.css\"; h1 {{ top: {top}px }}{show}\n");
        add("assets/main.css".to_owned(), css);
        if let Some(icon) = self.icon {
            // The last one is not square.
            let width = [8, 16, 9][icon];
            let height = [8, 16, 8][icon];
            add(
                "assets/icon.svg".to_owned(),
                format!(
                    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\
                     <path d=\"M0 0h8v8H0z\"/></svg>\n"
                ),
            );
        }
        add("assets/tokens.css".to_owned(), format!(":root {{ --x: {} }}\n", self.tokens));
        let sheet = |number: usize| match number {
            0 => None,
            3 => Some(
                "@import \"/assets/tokens.css\"; p { background: url(/assets/b.svg) }\n".to_owned(),
            ),
            4 => Some("@import \"/assets/tokens.css\" screen; p { top: 4px }\n".to_owned()),
            5 => Some("p { background: url(data:image/png,y) }\n".to_owned()),
            6 => Some("/* moved */\np { background: url(data:image/png,y) }\n".to_owned()),
            number => Some(format!("p {{ top: {number}px }}\n")),
        };
        for (path, number) in
            [("sections/hero", self.section_css), ("parts/foot", self.partial_css)]
        {
            if let Some(text) = sheet(number) {
                add(format!("assets/css/{path}.css"), text);
            }
        }
        if let Some(photo) = self.photo {
            files.insert("assets/photo.png".to_owned(), picture(photo));
        }
        if let Some(lock) = &self.lock {
            files.insert("locales/translations.lock".to_owned(), lock.clone().into_bytes());
        }
        for (path, bytes) in &self.broken {
            match bytes {
                Some(bytes) => files.insert(path.clone(), bytes.clone()),
                None => files.remove(path),
            };
        }
        files
    }

    /// The lock that `archipel i18n accept --all` writes.
    pub(super) fn accepted(&self) -> String {
        let files = self.files();
        let tree = files.iter().map(|(path, bytes)| (path.as_str(), bytes.clone()));
        let build = Database::default().begin(&Snapshot::in_memory(tree));
        let mut lock = TranslationLock::default();
        build.set(&TRANSLATION_LOCK, Some(lock.clone()));
        let reader = build.reader();
        for file in translated_files(&reader) {
            for text in &file.texts {
                for (locale, age) in config::current(&reader).locales.iter().zip(&text.ages) {
                    if age.is_some() {
                        let digest = text.digest.as_ref().unwrap();
                        lock.record_text(&file.below, &text.id, &locale.tag, digest);
                    }
                }
            }
        }
        lock.to_text()
    }

    fn config(&self) -> String {
        let base = ["https://a.example", "https://b.example", "https://a.example/sub"];
        let mut text = format!(
            "base_url = \"{}\"\nname = \"Site {}\"\ndefault_locale = \"en\"\n\
             not_found = \"not-found\"\n",
            base[self.base_url], self.name
        );
        let zones = ["", "time_zone = \"UTC\"\n", "time_zone = \"America/New_York\"\n"];
        text.push_str(zones[self.zone]);
        if self.icon.is_some() {
            text.push_str("icon = \"icon.svg\"\n");
        }
        if self.defaults {
            text.push_str("[defaults]\ntitle = \"shared-note\"\ndescription = \"shared-label\"\n");
        }
        let _ = writeln!(text, "[css]\ntargets = [\"chrome >= {}\"]", 80 + 30 * self.targets);
        let _ = writeln!(text, "[settings.analytics]\npixel = \"{}\"", self.analytics);
        text.push_str(match self.search {
            0 => "",
            1 => "[search]\noutput = \"search.json\"\n",
            _ => "[search]\noutput = \"index.html\"\n",
        });
        text.push_str(match self.security {
            0 => "",
            1 => "[security]\n",
            2 => "[security]\nimg = [\"data:\"]\n",
            _ => {
                "[[security.services]]\nsetting = \"analytics.pixel\"\n\
                 script = [\"https://pixel.example\"]\n"
            }
        });
        text.push_str(match self.redirects {
            0 => "",
            1 => "[[redirects]]\nfrom = \"/gone/*\"\nto = \"/de/*\"\n",
            2 => "[[redirects]]\nfrom = \"gone\"\nto = \"page:more/about#top\"\n",
            3 => "[[redirects]]\nfrom = \"/gone/*\"\nto = \"/in/*\"\n",
            _ => "[[redirects]]\nfrom = \"/about/\"\nto = \"https://other.example/\"\n",
        });
        for at in &self.locales {
            let (tag, segment) = LOCALES[*at];
            let segment = if *at == 0 { self.english } else { segment };
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
            if self.brand[*at] < 3 {
                let term = format!("-brand = Brand {tag} {}\n", self.brand[*at]);
                add(format!("locales/{tag}/terms.ftl"), term);
            }
            if !moved.is_empty() {
                add(format!("locales/{tag}/moved.ftl"), moved);
            }
            for (id, page) in &self.pages {
                let mut text = format!("# {}\n", page.comment);
                for (id, message) in page.messages.iter().filter(|(_, message)| there(message)) {
                    let _ = writeln!(text, "{id} = {}", message.text(id, *at));
                }
                add(format!("locales/{tag}/pages/{id}.ftl"), text);
                if let Some(body) = page.body.as_ref().filter(|body| !body.lacking.contains(at)) {
                    add(format!("locales/{tag}/pages/{id}.md"), body.text(*at));
                }
                let there = |(_, body): &(_, &Body)| !body.lacking.contains(at);
                for (name, body) in page.named.iter().filter(there) {
                    add(format!("locales/{tag}/pages/{id}.{name}.md"), body.text(*at));
                }
            }
        }
    }

    /// Pages that paginate the folder, as a whole and by tag.
    fn lists(&self, add: &mut impl FnMut(String, String)) {
        let (size, sort) = self.parts;
        for (id, by) in [("list", ""), ("topics", ", by: tags")] {
            let text = format!(
                "path: {id}\ntemplate: list.html\ntitle: title\ndescription: title\n\
                 paginate: {{ folder: more, sort: {sort}, size: {size}{by} }}\n"
            );
            add(format!("content/pages/{id}.yaml"), text);
            for at in &self.locales {
                let tag = LOCALES[*at].0;
                let mut text = format!("title = The {id} {tag}\n");
                if !by.is_empty() {
                    let _ = write!(text, "tag-a = A {tag} {}\ntag-b = B {tag}\n", self.tag_words);
                }
                add(format!("locales/{tag}/pages/{id}.ftl"), text);
            }
        }
    }

    /// A page of each row of a data file.
    fn crew(&self, add: &mut impl FnMut(String, String)) {
        let schema = "- { slug: text, name: text, role: message, rank?: integer, only?: [text] }\n";
        add("templates/data/crew.yaml".to_owned(), schema.to_owned());
        let mut text = String::from("# rows\n");
        for (slug, number) in &self.rows {
            let role = ["shared-note", "role"][number % 2];
            let _ = write!(text, "- {{ slug: {slug}, name: Name {number}, role: {role}");
            text += if *number > 2 { ", only: [de] }\n" } else { ", rank: 1 }\n" };
        }
        if self.rows.is_empty() {
            text += "[]\n";
        }
        add("content/data/crew.yaml".to_owned(), text);
        let Some(path) = self.crew else { return };
        let page = format!(
            "path: \"{path}\"\neach: {{ data: crew, key: slug, locales: only }}\ntemplate: crew.html\n\
             title: title\ndescription: title\n"
        );
        add("content/pages/crew.yaml".to_owned(), page);
        for at in &self.locales {
            let tag = LOCALES[*at].0;
            let words = format!("title = {tag} {{ $name }} {{ $role }}\nrole = {tag} role\n");
            add(format!("locales/{tag}/pages/crew.ftl"), words);
            for (slug, number) in self.rows.iter().filter(|(_, number)| *number == 2) {
                let body = format!("# {tag} {{ $name }} {number}\n");
                add(format!("locales/{tag}/pages/crew/{slug}.md"), body);
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
                "# {}\nprice: {{ value: \"{price}\", unit: {unit} }}\nsold: {sold}\nopens: {opens}\n\
                 closes: {opens}T03:30Z\n",
                self.comments
            ),
        );
        add(
            "templates/data/presale.yaml".to_owned(),
            "price: { value: number, unit: text }\nsold: integer\nopens: date\ncloses: datetime\n"
                .to_owned(),
        );
        let share = self.share;
        let first = format!("first: {{ name: First, share: {share} }}\n");
        add("content/data/stages.yaml".to_owned(), first);
        add(
            "templates/data/stages.yaml".to_owned(),
            "\"*\": { name: text, share: number }\n".to_owned(),
        );
        let link = ["link", "link(connect)", "link(img font)"][self.opened];
        add("templates/data/extra.yaml".to_owned(), format!("words: text\nlink: {link}\n"));
        let settings = "analytics: { pixel: text }\n".to_owned();
        add("templates/data/settings.yaml".to_owned(), settings);
        if let Some(extra) = self.extra {
            add(
                "content/data/extra.yaml".to_owned(),
                format!("words: extra {extra}\nlink: https://extra{extra}.example/api\n"),
            );
        }
    }
}
