//! Random edits: one change, in any kind of input and any field.

mod shared;

use crate::model::{ASSETS, BODIES, Body, LOCALES, MESSAGES, Model, PAGES, body, lacking, section};
use crate::random::Random;

fn edit_body(body: &mut Body, at: usize, random: &mut Random) {
    match random.below(6) {
        0 => body.form = random.below(9),
        1 => body.lacking = lacking(random),
        2 => body.to = random.pick(&["home", "more/about", "more/prices", "more/team"]),
        3 => body.asset = random.pick(&ASSETS),
        _ => body.words[at] = random.below(4),
    }
}

impl Model {
    /// Changes one thing and returns a description.
    pub fn edit(&mut self, random: &mut Random) -> String {
        if !self.broken.is_empty() && random.one_in(2) {
            self.broken.clear();
            return "what was broken is mended".to_owned();
        }
        match random.below(32) {
            30 | 31 => self.edit_lock(random),
            28 | 29 => self.edit_rows(random),
            26 | 27 => self.edit_named(random),
            24 | 25 => self.edit_lists(random),
            22 | 23 => self.edit_bodies(random),
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
        let what = match random.below(17) {
            0 | 14 | 15 => return format!("page {id}: {}", page.edit_addresses(id, random)),
            11 => {
                page.rank = random.pick(&[None, Some(0), Some(1), Some(2)]);
                "rank"
            }
            12 => {
                page.tags = random.below(4);
                "tags"
            }
            13 if id != "home" => {
                page.draft = !page.draft;
                "draft"
            }
            16 if id != "home" => {
                page.days[random.below(2)] = random.below(4);
                "its first or last day"
            }
            1 => {
                page.template = random.pick(&["page.html", "plain.html"]);
                "template"
            }
            2 => {
                let key = random.pick(&[
                    "title", "description", "keywords", "social_title", "social_description",
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
                match random.below(10) {
                    0 => old.kind = new.kind,
                    1 => old.anchor = new.anchor,
                    2 => old.title = new.title,
                    3 => old.note = new.note,
                    4 => old.to = new.to,
                    5 => old.to_anchor = new.to_anchor,
                    6 => old.asset = new.asset,
                    7 => old.fact = new.fact,
                    8 => old.text = new.text,
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
            // Languages with a fallback may lack the term.
            self.brand[at] = random.below(if at > 1 { 4 } else { 3 });
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

    fn edit_bodies(&mut self, random: &mut Random) -> String {
        let ids: Vec<&'static str> = self.pages.keys().copied().collect();
        let id = random.pick(&ids);
        let page = self.pages.get_mut(id).unwrap();
        let at = random.below(LOCALES.len());
        match &mut page.body {
            Some(_) if random.one_in(12) => page.body = None,
            Some(body) => edit_body(body, at, random),
            none => *none = Some(body(random)),
        }
        format!("body of {id}: {:?}", page.body)
    }

    fn edit_named(&mut self, random: &mut Random) -> String {
        let ids: Vec<&'static str> = self.pages.keys().copied().collect();
        let id = random.pick(&ids);
        let page = self.pages.get_mut(id).unwrap();
        let (at, name) = (random.below(LOCALES.len()), random.pick(&BODIES));
        match page.named.get_mut(name) {
            Some(_) if random.one_in(12) => drop(page.named.remove(name)),
            Some(body) => edit_body(body, at, random),
            None => drop(page.named.insert(name, body(random))),
        }
        if random.one_in(6) {
            page.note = !page.note;
        }
        format!("body {name} of {id}: {:?}, note: {}", page.named.get(name), page.note)
    }

    fn edit_templates(&mut self, random: &mut Random) -> String {
        let names = [
            "layout.html", "page.html", "plain.html", "macros.html", "sections/hero.html",
            "sections/link.html", "sections/picture.html", "sections/table.html",
            "sections/text.html", "parts/foot.html", "parts/ltr.html", "parts/a.html",
            "parts/b.html", "unused.html", "404.html", "humans.txt", "schema",
        ];
        let name = random.pick(&names);
        self.templates.insert(name, random.below(4));
        format!("template {name}: {}", self.templates[name])
    }

    fn edit_lists(&mut self, random: &mut Random) -> String {
        if random.one_in(3) {
            self.tag_words += 1;
            return "the words of a tag".to_owned();
        }
        self.parts = (1 + random.below(3), random.pick(&["rank", "-rank", "-id"]));
        format!("the parts of lists: {:?}", self.parts)
    }

    fn edit_rows(&mut self, random: &mut Random) -> String {
        let (slug, number) = (random.pick(&["ada", "bo", "cy"]), random.below(4));
        let known = self.rows.iter().position(|(known, _)| *known == slug);
        match (random.below(6), known) {
            (0, _) => {
                self.crew = random.pick(&[
                    None,
                    Some("crew/{slug}"),
                    Some("{slug}"),
                    Some("{rank}/{slug}"),
                ]);
            }
            (1, Some(at)) => drop(self.rows.remove(at)),
            (2, Some(at)) => self.rows[at..].rotate_left(1),
            (3, _) => self.rows.push((slug, number)),
            (_, Some(at)) => self.rows[at].1 = number,
            (_, None) => self.rows.insert(0, (slug, number)),
        }
        format!("rows: {:?} at {:?}", self.rows, self.crew)
    }

    fn edit_lock(&mut self, random: &mut Random) -> String {
        let known = self.lock.clone().filter(|_| random.one_in(2));
        let Some(mut lines) = known.map(|lock| lock.lines().map(str::to_owned).collect::<Vec<_>>())
        else {
            self.lock = Some(self.accepted());
            return "all translations are accepted".to_owned();
        };
        let at = random.below(lines.len().max(1));
        match random.below(6) {
            0 => {
                self.lock = None;
                return "the lock of translations goes".to_owned();
            }
            1 => lines.insert(at, "<<<<<<< HEAD".to_owned()),
            2 if at < lines.len() => drop(lines.remove(at)),
            _ if at < lines.len() => {
                let (text, _) = lines[at].rsplit_once(' ').unwrap_or_default();
                lines[at] = format!("{text} 0123456789abcdef");
            }
            _ => {}
        }
        self.lock = Some(lines.join("\n"));
        format!("line {at} of the lock of translations")
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
}
