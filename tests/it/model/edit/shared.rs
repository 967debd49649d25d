//! Random edits of what pages share.

use crate::model::{ASSETS, Model};
use crate::random::Random;

impl Model {
    pub(super) fn edit_facts(&mut self, random: &mut Random) -> String {
        let number = random.below(4);
        let what = match random.below(8) {
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
            6 => {
                self.opened = random.below(3);
                "what a link opens"
            }
            _ => {
                self.comments = number;
                "comments"
            }
        };
        format!("facts: {what}")
    }

    pub(super) fn edit_assets(&mut self, random: &mut Random) -> String {
        match random.below(10) {
            9 => self.section_css = random.below(7),
            8 => self.partial_css = random.below(3),
            7 => {
                self.photo = random.pick(&[None, Some(0), Some(1), Some(2), Some(3)]);
                return format!("the photo: {:?}", self.photo);
            }
            6 => {
                let (number, collides) = (random.below(3), random.one_in(12));
                self.copied = random.pick(&[None, Some((number, collides))]);
            }
            0 => self.css = random.below(6),
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
        "style sheets, unused assets and static files".to_owned()
    }

    pub(super) fn edit_config(&mut self, random: &mut Random) -> String {
        let what = match random.below(16) {
            15 => {
                self.icon = random.pick(&[None, Some(0), Some(1), Some(2)]);
                "icon"
            }
            14 => {
                self.day = random.below(4);
                "the day of the build"
            }
            13 => {
                self.zone = random.below(3);
                "time zone"
            }
            12 => {
                self.redirects = random.below(5);
                "redirects"
            }
            11 => {
                self.search = random.below(3);
                "search"
            }
            9 => {
                self.english = if self.english.is_empty() { "en" } else { "" };
                "a language without a segment"
            }
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
                self.security = random.below(4);
                "security"
            }
            8 => {
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

    pub(super) fn break_something(&mut self, random: &mut Random) -> String {
        let broken: [(&str, Option<&[u8]>); 15] = [
            ("site.toml", Some(b"base_url = \n")),
            ("site.toml", None),
            ("content/pages/home.yaml", Some(b"index: true\n  path: \"\n")),
            ("content/pages/home.yaml", Some(b"index: true\n\xff")),
            ("content/pages/home.yaml", None),
            ("content/data/presale.yaml", Some(b"price: much\n")),
            ("locales/de/common.ftl", Some(b"shared note\n")),
            ("locales/de/pages/home.ftl", Some(b"title = { $nothing }\n")),
            ("locales/en/pages/home.ftl", None),
            ("locales/de/pages/more/about.md", Some(b"<b>{ $nothing }</b> [to](page:nowhere)\n")),
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
}
