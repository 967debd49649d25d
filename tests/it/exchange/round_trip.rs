//! Exports of random messages, imported without and with an edit.

use archipel::content::DataFiles;
use archipel::content::config::MessageRules;
use archipel::engine::diagnostic::Report;
use archipel::engine::source::{Snapshot, SourcePath};
use archipel::i18n::exchange::{
    Direction, Import, Imported, TargetLocale, import, read_po, read_xliff, units, write_po,
    write_xliff,
};
use archipel::i18n::format::Formatter;
use archipel::i18n::glossary::Glossary;

use crate::random::Random;

/// A message file with random texts; each text has a word of its own.
fn random_file(random: &mut Random, ids: &[String], language: &str) -> String {
    let ending = random.pick(&["\n", "\r\n"]);
    let mut out = random.pick(&["### Header\n\n", "", "# Free\n\n"]).to_owned();
    for (at, id) in ids.iter().enumerate() {
        let word = format!("{language}{at}");
        out += random.pick(&["", "", "\n", "\n## Group\n\n", "# Note\n", "\n# Note\n# more\n"]);
        out += &match at % 5 {
            0 => format!("{id} = {word} text\n"),
            1 => format!("{id} =\n  {word} of {{$n}}\n     deeper\n\n  end\n"),
            2 => format!("{id}={word} {{ \"{{\" }} \\ \"q\"\n   .title  = {word}b <b>x</b>\n"),
            3 => {
                format!("{id} = {{ $n ->\n  [one] {word} one\n *[other] {word} {{ $n }}\n }} end\n")
            }
            _ => format!("-{id} = {word}\n"),
        };
    }
    out.replace('\n', ending)
}

/// A format, with its writer and its reader.
#[derive(Clone, Copy, Debug)]
enum Format {
    Po,
    Xliff,
}

fn run_import(files: &[(&str, &str)], text: &str, formatter: &Formatter) -> Imported {
    let snapshot = Snapshot::in_memory(files.iter().map(|(path, text)| (*path, (*text).into())));
    let direction = Direction { site: "Site", original: "en", translation: "de", formatter };
    let mut report = Report::new();
    let german = |_: &str| {
        Some(TargetLocale { tag: "de".to_owned(), formatter: Formatter::new("de").ok()? })
    };
    let path = SourcePath::new("in");
    let received = match text.starts_with('<') {
        true => read_xliff(&path, text, german, &mut report),
        false => read_po(&path, text, german, &mut report),
    };
    let shown = Snapshot::in_memory([("in", text.into())]);
    let (rules, data_files) = (MessageRules::default(), DataFiles::default());
    let glossary = Glossary::default();
    let options = Import {
        direction,
        rules: &rules,
        data_files: &data_files,
        glossary: &glossary,
        lock: None,
        takes_fuzzy: false,
    };
    let imported = received.and_then(|file| import(&snapshot, &[file], options, &mut report));
    imported.unwrap_or_else(|| panic!("{}\n{text}", report.human(&shown, false)))
}

#[test]
fn a_round_trip_changes_nothing_and_an_edit_what_a_hand_would() {
    let formatter = Formatter::new("de").unwrap();
    for seed in 0..200 {
        let mut random = Random::new(seed);
        let ids: Vec<String> = (0..10).map(|at| format!("id-{at}")).collect();
        let english = random_file(&mut random, &ids, "en");
        let german = random_file(&mut random, &ids, "de");
        let files = [("locales/en/a.ftl", &*english), ("locales/de/a.ftl", &*german)];
        let snapshot = Snapshot::in_memory(files.map(|(path, text)| (path, text.into())));
        let direction =
            Direction { site: "Site", original: "en", translation: "de", formatter: &formatter };
        let units = units(&snapshot, direction, None);
        let format = random.pick(&[Format::Po, Format::Xliff]);
        let text = match format {
            Format::Po => write_po(units.iter(), direction),
            Format::Xliff => write_xliff(units.iter(), direction),
        };
        let imported = run_import(&files, &text, &formatter);
        assert!(imported.files.is_empty() && imported.unchanged > 0, "{seed}: {text}");
        let at = random.below(10);
        let (from, to) = (format!("de{at} "), format!("Neu {at} "));
        let by_hand = german.replace(&from, &to);
        let edited = run_import(&files, &text.replace(&from, &to), &formatter);
        match at % 5 {
            // Texts of several lines and choices are written again.
            1 | 3 => {
                let after = &edited.files["locales/de/a.ftl"];
                let pairs = german.split("id-").zip(after.split("id-"));
                assert_eq!(pairs.filter(|(before, after)| before != after).count(), 1);
                assert!(after.contains(&to) && !after.contains(&from), "{seed}: {after}");
            }
            // The name of a term has no space after it.
            4 => {}
            _ => assert_eq!(edited.files["locales/de/a.ftl"], by_hand, "{seed} {format:?}"),
        }
    }
}
