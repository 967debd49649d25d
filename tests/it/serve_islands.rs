//! Random edits of islands through the real watcher: after each of them, the served files equal
//! those of a clean build, in another folder and without a cache.

use std::fs;
use std::time::Instant;

use crate::extent::is_whole;
use crate::incremental::Files;
use crate::preview::{Preview, TIMEOUT};
use crate::random::Random;
use crate::serve_oracle::{clean, difference, write};
use crate::site::Site;

/// A component that renders the text of its module, and other possible contents of its file.
const A: [&str; 9] = [
    "import { useId } from \"react\";\nimport { line } from \"./lines\";\n\
     export default () => <p id={useId()}>{line}</p>;\n",
    "import { useId } from \"react\";\nimport { line } from \"./lines\";\n\n\
     export default () => <p id={useId()}>{line}, again {line}</p>;\n",
    "import { line, LINES } from \"./lines\";\nexport default () => <p>{line} {LINES.length}</p>;\n",
    "import { line } from \"./lines\";\nconst late = () => import(\"./lines\");\n\
     export default () => <p onClick={late}>{line}</p>;\n",
    "import { line } from \"./lines\";\nconst nobody: any = null;\n\
     export default () => <p>{line} {nobody.name}</p>;\n",
    "import { LINES } from \"./lines\";\n\
     export default () => <ul>{LINES.map((line) => <li>{line}</li>)}</ul>;\n",
    "export const component = 1;\n",
    "export default () => <p>;\n",
    "import { line } from \"./nothing\";\nexport default () => <p>{line}</p>;\n",
];

const LINES: [&str; 6] = [
    "import { word } from \"../words\";\nexport const line = `line ${word}`;\n\
     export const LINES = [line, word];\n",
    "import { word } from \"../words\";\nexport const line = `another ${word}`;\n\
     export const LINES = [line];\n",
    "export * from \"../words\";\nexport { word as line } from \"../words\";\n\
     export const LINES: string[] = [];\n",
    "export const line = \"alone\";\n",
    "import data from \"./data.json\";\nexport const line = data.name;\nexport const LINES = [line];\n",
    "import { word } from \"../words\";\nexport const line = word;\nexport const LINES = [line];\n\
     if (line) throw new Error(`no ${line}`);\n",
];

const WORDS: [&str; 4] = [
    "export const word = \"one\";\n",
    "export const word: string = \"two\";\n",
    "export let word = \"three\";\nword += \"!\";\n",
    "export const other = \"four\";\n",
];

const B: [&str; 3] = [
    "import { useMessages } from \"archipel\";\nimport { more } from \"../more\";\n\
     export default () => <b>{useMessages().t(\"label\")} {more}</b>;\n",
    "import { useMessages } from \"archipel\";\nimport { more } from \"../more\";\n\
     export default () => <b>{more} {useMessages().t(\"label\")}</b>;\n",
    "import { useMessages } from \"archipel\";\n\
     export default () => <b>{useMessages().t(\"label\")}</b>;\n",
];

const MORE: [&str; 2] = [
    "export const more = \"more\";\n",
    "import { word } from \"./words\";\nexport const more = `more than ${word}`;\n",
];

const STILL: [&str; 2] = [
    "import { word } from \"../words\";\nexport default () => <i>{word}</i>;\n",
    "export default () => <i>still</i>;\n",
];

const MOMENTS: [&str; 3] = ["load", "visible", "never"];

/// The props of an island that gets none.
const PROPS: [&str; 3] = ["", "\n[props]\n\"n?\" = \"integer\"\n", "\n[props]\nn = \"integer\"\n"];

/// The index of the text above that each file has.
#[derive(Clone, Debug, Default)]
struct Islands {
    a: usize,
    lines: usize,
    words: usize,
    b: usize,
    more: usize,
    /// Whether the module is a folder.
    is_folder: bool,
    still: usize,
    moment: usize,
    props: usize,
    label: usize,
}

impl Islands {
    /// Changes one thing.
    fn edit(&mut self, random: &mut Random) {
        match random.below(13) {
            0 | 1 => self.a = random.below(A.len()),
            2 | 3 => self.lines = random.below(LINES.len()),
            4 | 5 => self.words = random.below(WORDS.len()),
            6 => self.b = random.below(B.len()),
            7 => self.more = random.below(MORE.len()),
            8 => self.is_folder = !self.is_folder,
            9 => self.still = random.below(STILL.len()),
            10 => self.moment = random.below(MOMENTS.len()),
            11 => self.props = random.below(PROPS.len()),
            _ => self.label += 1,
        }
    }

    fn files(&self) -> Files {
        let label = self.label;
        let toml = |when: &str| format!("description = \"A test.\"\nwhen = \"{when}\"\n");
        let (more, words) = match self.is_folder {
            true => ("islands/more/index.ts", "\"../words\""),
            false => ("islands/more.ts", "\"./words\""),
        };
        let files = [
            ("islands/a/island.toml", toml(MOMENTS[self.moment])),
            ("islands/a/island.tsx", A[self.a].to_owned()),
            ("islands/a/lines.ts", LINES[self.lines].to_owned()),
            ("islands/a/data.json", "{ \"name\": \"data\" }\n".to_owned()),
            ("islands/b/island.toml", toml("visible") + PROPS[self.props]),
            ("islands/b/island.tsx", B[self.b].to_owned()),
            ("islands/still/island.toml", toml("never")),
            ("islands/still/island.tsx", STILL[self.still].to_owned()),
            ("islands/words.ts", WORDS[self.words].to_owned()),
            (more, MORE[self.more].replace("\"./words\"", words)),
            ("locales/en/islands/b.ftl", format!("label = Label {label}\n")),
            ("locales/de/islands/b.ftl", format!("label = Wort {label}\n")),
        ];
        files.map(|(path, text)| (path.to_owned(), text.into_bytes())).into()
    }
}

/// A page with all islands.
const PAGE: &str = "-- templates/sections/hero.html\n<h1>{{ t(section.title) }}</h1>\n\
    <p>{{ t(section.lead) }}</p>\n{{ island(\"a\") }}{{ island(\"b\") }}{{ island(\"still\") }}\n\
    -- islands/words.ts\n";

/// The number of edits of each seed: in `tests/run all`, and otherwise.
const EDITS: [usize; 2] = [60, 12];

/// The number of steps with errors after which everything is corrected.
const BAD_STEPS: usize = 3;

/// `SEED=7 cargo test serve_islands` tries another sequence.
#[test]
fn islands_that_are_served_are_those_of_a_clean_build() {
    let seed = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let edits = EDITS[usize::from(!is_whole())];
    let mut random = Random::new(seed);
    let (site, twin) = (Site::new(PAGE), Site::new(PAGE));
    let mut islands = Islands::default();
    let mut on_disk = Files::new();
    let mut preview = None;
    let mut served = Files::new();
    let (mut good, mut bad_steps) = (0, 0);
    for step in 0..edits {
        let files = islands.files();
        write(&twin, &on_disk, &files, &mut random);
        write(&site, &on_disk, &files, &mut random);
        on_disk = files;
        let _ = fs::remove_dir_all(twin.at(".archipel"));
        twin.link_packages();
        let (diagnostics, files) = clean(&twin);
        let preview = preview.get_or_insert_with(|| Preview::watching(&site));
        // While there are errors, pages do not change.
        let nothing = Files::new();
        let (expected, gone) = match &files {
            Some(files) => (files, &served),
            None => (&served, &nothing),
        };
        let start = Instant::now();
        while let Some(difference) = difference(preview, &diagnostics, expected, gone) {
            let told = format!("seed {seed}, step {step}, {islands:?}\n{difference}");
            assert!(start.elapsed() < TIMEOUT, "{told}");
        }
        if let Some(files) = files {
            served = files;
            good += 1;
            bad_steps = 0;
        } else {
            bad_steps += 1;
        }
        match bad_steps > BAD_STEPS {
            true => islands = Islands { label: islands.label, ..Islands::default() },
            false => islands.edit(&mut random),
        }
    }
    assert!(good > edits / 3, "seed {seed}: only {good} of {edits} sites were good");
}
