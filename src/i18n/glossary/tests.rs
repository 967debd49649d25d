use super::*;
use crate::engine::source::Snapshot;

const EXAMPLE: &str = r"
keep: [RAA, BNB Chain, ERC-20]
languages:
  en: { script: latin, address: familiar, never: [{ words: [guaranteed returns], why: not so }] }
  ru: { script: cyrillic, address: formal, never: [{ words: [ты, твой], why: the site says вы }] }
  zh: { script: han, address: familiar, never: [{ words: [您], why: the site says 你 }] }
terms:
  - { en: [stake, staking], ru: [стейк], zh: [质押] }
";

fn check(tag: &str, text: &str) -> Vec<String> {
    let files = [(GLOSSARY, EXAMPLE.into()), ("a.ftl", text.into())];
    let snapshot = Snapshot::in_memory(files);
    let mut report = Report::new();
    let glossary = Glossary::load(&snapshot, &mut report);
    let file = |text: &str, report: &mut Report| {
        MessageFile::parse(SourcePath::new("a.ftl"), text.to_owned(), report)
    };
    let translated = file(text, &mut report);
    glossary.check(&translated, tag, &mut report);
    let english = file("s = Staking is open to all\nn = RAA on BNB Chain\n", &mut report);
    let original = TaggedFile { file: &english, tag: "en" };
    glossary.compare(original, TaggedFile { file: &translated, tag }, &mut report);
    report.normalize();
    let text = report.human(&snapshot, false);
    text.lines().filter(|line| line.starts_with("warning")).map(str::to_owned).collect()
}

#[test]
fn names_may_stay_and_other_foreign_words_may_not() {
    assert!(
        check("ru", "a = Токен <strong>RAA</strong> в BNB Chain по стандарту ERC-20\n").is_empty()
    );
    assert_eq!(
        check("ru", "a = Купите token\n"),
        ["warning[foreign-word]: `token` is not written in the letters of `ru`"]
    );
    assert_eq!(
        check("en", "a = Buy токен\n"),
        ["warning[foreign-word]: `токен` is not written in the letters of `en`"]
    );
}

#[test]
fn numbers_come_from_data() {
    assert!(check("en", "a = At { $price } or { NUMBER($x, style: \"percent\") }\n").is_empty());
    assert_eq!(
        check("en", "a = At 0.06 USD\n"),
        ["warning[typed-number]: `a` contains the number `0.06`"]
    );
}

#[test]
fn banned_words_are_whole_words() {
    assert_eq!(
        check("ru", "a = Что ты видишь\nb = Открытый твёрдый\n"),
        ["warning[glossary-word]: the glossary does not allow `ты`"]
    );
    assert_eq!(check("zh", "a = 请您查看\n").len(), 1);
    assert_eq!(check("en", "a = Guaranteed  returns\nb = Guaranteed returns\n").len(), 1);
}

#[test]
fn translations_are_translated_with_the_agreed_words() {
    let same = check("ru", "n = RAA on BNB Chain\ns = Staking is open to all\n");
    let wanted = "warning[untranslated-message]: `s` is not written in the letters of `ru`";
    assert!(same.iter().any(|line| line == wanted), "{same:?}");
    assert!(!same.iter().any(|line| line.contains("`n`")), "{same:?}");
    assert_eq!(
        check("zh", "s = 存款对所有人开放\n"),
        ["warning[glossary-term]: `s` does not use the agreed word"]
    );
    assert!(check("zh", "s = 质押对所有人开放\n").is_empty());
}
