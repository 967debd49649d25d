//! Plural rules.

use std::sync::OnceLock;

use fixed_decimal::Decimal;
use icu_locale_core::{LanguageIdentifier, Locale};
use icu_plurals::provider::{Baked, PluralRulesData, PluralsCardinalV1, PluralsOrdinalV1};
use icu_plurals::{PluralCategory, PluralRules};
use icu_provider::prelude::*;

use crate::base::language::Language;
use crate::i18n::format::options::PluralType;

/// The plural categories of all languages, in the order of CLDR.
pub const PLURAL_CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Languages whose rules ICU4X lacks, or has from a newer CLDR than Node (`vi`). The first language
/// has the same rules in CLDR; `und` has only the category `other`.
const SAME: [(&str, &str); 9] = [
    ("ar", "ars"),
    (
        "bg",
        "an asa bal bem bez ce cgg ckb dv fur gsw haw jgo jmc kaj kcg kkj kl ksb lg mas mgo nah nb \
         nd nn nnh nr ny nyn os pap rof rwk saq sdh seh sn ss ssy teo tig ts ve vo vun wae xog",
    ),
    ("de", "io yi"),
    ("hy", "ff kab"),
    ("it", "lld"),
    ("lv", "prg"),
    ("pa", "guw ln mg wa"),
    ("sat", "iu naq se sma smi smj smn sms"),
    (
        "und",
        "bm bo dz hnj id ig ii ja jbo jv kde kea km ko lkt lo ms my nqo osa sah ses sg su th to \
         tpi vi wo yo yue zh",
    ),
];

/// Languages whose rules ICU4X lacks, and that no other language shares.
const OWN: [(&str, Own); 7] = [
    ("gv", Own { categories: &["one", "two", "few", "many", "other"], select: manx }),
    ("ksh", Own { categories: &["zero", "one", "other"], select: colognian }),
    ("kw", Own { categories: &PLURAL_CATEGORIES, select: cornish }),
    ("lag", Own { categories: &["zero", "one", "other"], select: langi }),
    ("sgs", Own { categories: &["one", "two", "few", "many", "other"], select: samogitian }),
    ("shi", Own { categories: &["one", "few", "other"], select: tachelhit }),
    ("tzm", Own { categories: &["one", "other"], select: tamazight }),
];

/// Languages whose ordinal rules ICU4X lacks, after one that has the same rules in CLDR.
const SAME_ORDINALS: [(&str, &str); 2] = [("fr", "bal"), ("it", "lld")];

/// Languages whose ordinal rules ICU4X lacks, and that no other language has.
const OWN_ORDINALS: [(&str, Own); 1] =
    [("kw", Own { categories: &["one", "many", "other"], select: cornish_ordinal })];

/// The language whose rules apply to languages without rules in CLDR, as in `Intl`.
const DEFAULT: &str = "en";

/// Rules that this module implements.
#[derive(Clone, Copy)]
pub(super) struct Own {
    categories: &'static [&'static str],
    select: fn(Operands) -> &'static str,
}

/// The rules of a language. Those for ordinal numbers are loaded on first use.
pub(super) struct Plurals {
    cardinal: NumberRules,
    ordinal: OnceLock<NumberRules>,
    code: String,
}

/// The rules for numbers of one type.
enum NumberRules {
    /// Rules of ICU4X.
    Icu(PluralRules),
    /// Rules of a language that ICU4X lacks.
    Own(Own),
}

impl Plurals {
    pub(super) fn load(language: &Language) -> Result<Plurals, DataError> {
        let code = language.code();
        let cardinal = match own(&OWN, code) {
            Some(own) => NumberRules::Own(own),
            None => NumberRules::Icu(rules(language)?),
        };
        Ok(Plurals { cardinal, ordinal: OnceLock::new(), code: code.to_owned() })
    }

    /// The category of a number with its displayed digits.
    pub(super) fn category(&self, displayed: &Decimal, plural_type: PluralType) -> &'static str {
        match self.rules(plural_type) {
            NumberRules::Icu(rules) => category_name(rules.category_for(displayed)),
            NumberRules::Own(own) => (own.select)(Operands::of(displayed)),
        }
    }

    /// The categories of the language, `other` last.
    pub(super) fn categories(&self, plural_type: PluralType) -> Vec<&'static str> {
        match self.rules(plural_type) {
            NumberRules::Icu(rules) => {
                let used: Vec<_> = rules.categories().map(category_name).collect();
                PLURAL_CATEGORIES.into_iter().filter(|name| used.contains(name)).collect()
            }
            NumberRules::Own(own) => own.categories.to_vec(),
        }
    }

    fn rules(&self, plural_type: PluralType) -> &NumberRules {
        match plural_type {
            PluralType::Cardinal => &self.cardinal,
            PluralType::Ordinal => self.ordinal.get_or_init(|| ordinal_rules(&self.code)),
        }
    }
}

/// The ordinal rules of the language with that code.
fn ordinal_rules(code: &str) -> NumberRules {
    if let Some(own) = own(&OWN_ORDINALS, code) {
        return NumberRules::Own(own);
    }
    let language = parsed(code);
    let is_known =
        || own(&OWN, code).is_some() || same(&SAME, code).is_some() || has_cardinals(&language);
    let locale = match same(&SAME_ORDINALS, code) {
        Some(same) => parsed(same),
        None if has_rules::<PluralsOrdinalV1>(&language) => language,
        // CLDR has only the category `other`.
        None if is_known() => Locale::UNKNOWN,
        None => parsed(DEFAULT),
    };
    match PluralRules::try_new_ordinal((&locale).into()) {
        Ok(rules) => NumberRules::Icu(rules),
        Err(_) => NumberRules::Own(Own { categories: &["other"], select: |_| "other" }),
    }
}

/// The cardinal rules of ICU4X for a language. Rules belong to a language, in any script; Portugal
/// has some of its own.
pub(super) fn rules(language: &Language) -> Result<PluralRules, DataError> {
    let of_language = LanguageIdentifier::from(language.locale().id.language);
    let of_region =
        LanguageIdentifier { region: language.locale().id.region, ..of_language.clone() };
    let known = || [of_region, of_language].into_iter().map(Locale::from).find(has_cardinals);
    let locale = match same(&SAME, language.code()) {
        Some(same) => parsed(same),
        None => known().unwrap_or_else(|| parsed(DEFAULT)),
    };
    PluralRules::try_new_cardinal((&locale).into())
}

fn own(rules: &[(&str, Own)], code: &str) -> Option<Own> {
    rules.iter().find(|(known, _)| *known == code).map(|(_, own)| *own)
}

/// The language of the table that has the rules of the language with that code.
fn same(table: &[(&'static str, &str)], code: &str) -> Option<&'static str> {
    let row = table.iter().find(|(_, others)| others.split(' ').any(|other| other == code));
    row.map(|(same, _)| *same)
}

fn parsed(tag: &str) -> Locale {
    tag.parse().unwrap_or(Locale::UNKNOWN)
}

fn has_cardinals(locale: &Locale) -> bool {
    has_rules::<PluralsCardinalV1>(locale)
}

/// Returns whether there are rules for exactly this locale.
fn has_rules<M>(locale: &Locale) -> bool
where
    M: DataMarker<DataStruct = PluralRulesData<'static>>,
    Baked: DataProvider<M>,
{
    let locale = DataLocale::from(locale);
    let request =
        DataRequest { id: DataIdentifierBorrowed::for_locale(&locale), ..Default::default() };
    let response: Result<DataResponse<M>, _> = Baked.load(request);
    response.is_ok_and(|response| response.metadata.locale.is_none())
}

/// The name of a category in CLDR.
pub(super) fn category_name(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::Zero => "zero",
        PluralCategory::One => "one",
        PluralCategory::Two => "two",
        PluralCategory::Few => "few",
        PluralCategory::Many => "many",
        PluralCategory::Other => "other",
    }
}

/// The operands of UTS 35 that these rules have.
#[derive(Clone, Copy)]
struct Operands {
    /// The integer digits; for a long number, a shorter one with the same last digits.
    i: u64,
    /// The number of fraction digits.
    v: usize,
    /// The number, if it is whole.
    n: Option<u64>,
}

impl Operands {
    fn of(displayed: &Decimal) -> Operands {
        let text = displayed.to_string();
        let text = text.trim_start_matches('-');
        let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
        let i = whole.parse().unwrap_or_else(|_| {
            let last = whole[whole.len() - 9..].parse().unwrap_or(0);
            1_000_000_000 + last
        });
        let is_whole = fraction.bytes().all(|digit| digit == b'0');
        Operands { i, v: fraction.len(), n: is_whole.then_some(i) }
    }
}

fn manx(Operands { i, v, .. }: Operands) -> &'static str {
    match (v, i % 10, i % 100) {
        (0, 1, _) => "one",
        (0, 2, _) => "two",
        (0, _, 0 | 20 | 40 | 60 | 80) => "few",
        (0, ..) => "other",
        _ => "many",
    }
}

fn cornish(Operands { n, .. }: Operands) -> &'static str {
    let Some(n) = n else { return "other" };
    let is_round = n % 1000 == 0 && matches!(n % 100_000, 1000..=20_000 | 40_000 | 60_000 | 80_000)
        || n != 0 && n % 1_000_000 == 100_000;
    match (n, n % 100) {
        (0, _) => "zero",
        (1, _) => "one",
        (_, 2 | 22 | 42 | 62 | 82) => "two",
        _ if is_round => "two",
        (_, 3 | 23 | 43 | 63 | 83) => "few",
        (_, 1 | 21 | 41 | 61 | 81) => "many",
        _ => "other",
    }
}

fn cornish_ordinal(Operands { n, .. }: Operands) -> &'static str {
    let Some(n) = n else { return "other" };
    match (n, n % 100) {
        (1..=4, _) | (_, 1..=4 | 21..=24 | 41..=44 | 61..=64 | 81..=84) => "one",
        (_, 5) => "many",
        _ => "other",
    }
}

fn colognian(Operands { n, .. }: Operands) -> &'static str {
    match n {
        Some(0) => "zero",
        Some(1) => "one",
        _ => "other",
    }
}

fn langi(Operands { i, n, .. }: Operands) -> &'static str {
    match (n, i) {
        (Some(0), _) => "zero",
        (_, 0 | 1) => "one",
        _ => "other",
    }
}

fn samogitian(Operands { n, .. }: Operands) -> &'static str {
    let Some(n) = n else { return "many" };
    match (n, n % 10, n % 100) {
        (2, ..) => "two",
        (_, 1, ten) if ten != 11 => "one",
        (_, 2..=9, ten) if !(11..=19).contains(&ten) => "few",
        _ => "other",
    }
}

fn tachelhit(Operands { i, n, .. }: Operands) -> &'static str {
    match (n, i) {
        (_, 0) | (Some(1), _) => "one",
        (Some(2..=10), _) => "few",
        _ => "other",
    }
}

fn tamazight(Operands { n, .. }: Operands) -> &'static str {
    match n {
        Some(0 | 1 | 11..=99) => "one",
        _ => "other",
    }
}
