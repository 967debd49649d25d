//! Formats of languages that not all browsers have, as data for islands.
//!
//! Chrome has numbers, dates and lists of its own languages only, and prints those of others as in
//! English or in CLDR's root. Some numbers of its languages differ from those of ICU4X.

use std::collections::BTreeMap;

use fixed_decimal::Decimal;
use icu_locale_core::Locale;
use serde::Serialize;

use crate::i18n::format::date::printer;
use crate::i18n::format::locale::Patterns;
use crate::i18n::format::money::CurrencyCode;
use crate::i18n::format::number::Numbers;
use crate::i18n::format::{DateStyle, Formatter, HourCycle, Length, ListOptions, ListType};

/// The languages whose formats are those of CLDR in Chrome 156, which has the fewest.
const IN_ALL_BROWSERS: [&str; 52] = [
    "af", "am", "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi",
    "fil", "fr", "gu", "he", "hi", "hr", "hu", "id", "it", "ja", "kn", "ko", "lt", "lv", "ml",
    "mr", "ms", "nb", "nl", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "sw", "ta", "te",
    "th", "tr", "uk", "ur", "vi", "zh",
];

/// The currencies with a sign in some languages of CLDR.
const CURRENCIES: &str = "\
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN \
    BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR \
    FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD \
    JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK \
    MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN \
    PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP STN SYP SZL THB \
    TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XDR XOF \
    XPF YER ZAR ZMW ZWG ZWL";

/// Items of a list that no text contains.
const ITEMS: [char; 4] = ['\u{e000}', '\u{e001}', '\u{e002}', '\u{e003}'];

/// The known differences between ICU4X and the `Intl` of Node: one line for a kind of format and a
/// reason, with the tags.
pub(super) const DIFFERENCES: &str = include_str!("intl/differences.tsv");

/// The kinds of numbers that islands format from data. The others of [`OTHER_NUMBERS`] they format
/// by `Intl`.
const NUMBERS: [&str; 3] = ["number", "percent", "currency"];

/// The kinds of numbers that islands can't format as pages do where they differ.
const OTHER_NUMBERS: [&str; 3] = ["currency name", "compact currency", "compact"];

/// The formats of a language for islands; `FormatData` of `runtime/format-data.ts`.
#[derive(Debug, Serialize)]
pub struct BrowserFormats {
    #[serde(skip_serializing_if = "Option::is_none")]
    numbers: Option<NumberFormats>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dates: Option<DateFormats>,
}

#[derive(Debug, Serialize)]
struct NumberFormats {
    digits: String,
    decimal: String,
    group: String,
    /// The digits of the last group, those of the groups before it, and the number of digits that
    /// are needed before a separator.
    sizes: [usize; 3],
    /// Before and after numbers below zero.
    minus: (String, String),
    /// The minus and the plus sign.
    signs: [String; 2],
    /// Percentages above and below zero.
    percent: [&'static str; 2],
    /// Amounts above and below zero, with `¤` in place of a sign.
    money: [String; 2],
    /// The same with a currency of letters.
    letters: [String; 2],
    symbols: BTreeMap<&'static str, String>,
    /// If browsers have the language: the kinds of numbers that they print otherwise than pages.
    #[serde(skip_serializing_if = "Option::is_none")]
    others: Option<Vec<&'static str>>,
}

#[derive(Debug, Serialize)]
struct DateFormats {
    digits: String,
    /// By length, with the fields of UTS 35.
    patterns: [&'static str; 4],
    /// The months, the days of the week from Sunday, or the era, by their field.
    names: BTreeMap<String, Vec<String>>,
    /// By length: the pattern, and those in cycles of 12 and of 24 hours.
    times: [[&'static str; 3]; 4],
    /// By length of the date.
    joined: [String; 4],
    /// The names of the hours.
    periods: Vec<&'static str>,
    /// By type and length: the words between two items, after the first of more, between others,
    /// and before the last.
    lists: BTreeMap<&'static str, BTreeMap<&'static str, Vec<String>>>,
}

/// Returns whether islands in the language of a tag need data to format as pages do.
pub fn needs_format_data(tag: &str) -> bool {
    !is_in_all_browsers(tag) || differs(tag, &NUMBERS) || differs(tag, &OTHER_NUMBERS)
}

/// Returns whether all browsers have the formats of the language of a tag.
fn is_in_all_browsers(tag: &str) -> bool {
    IN_ALL_BROWSERS.contains(&tag.split('-').next().unwrap_or_default())
}

/// Returns whether a format of these kinds differs from `Intl` in a language.
fn differs(tag: &str, kinds: &[&str]) -> bool {
    DIFFERENCES.lines().any(|line| {
        let [kind, _, tags] = *line.split('\t').collect::<Vec<_>>() else { return false };
        kinds.contains(&kind) && tags.split(' ').any(|known| known == tag)
    })
}

impl Formatter {
    /// The formats that not all browsers have.
    pub fn for_browsers(&self) -> Option<BrowserFormats> {
        let has_numbers = !needs_format_data(self.number_tag());
        let numbers = (!has_numbers).then(|| self.numbers.for_browsers());
        let dates = if is_in_all_browsers(&self.tag) { None } else { self.dates_for_browsers() };
        (numbers.is_some() || dates.is_some()).then_some(BrowserFormats { numbers, dates })
    }

    /// Dates, times and lists of a language with the Gregorian calendar.
    fn dates_for_browsers(&self) -> Option<DateFormats> {
        let Patterns { calendar: "gregory", dates: patterns, .. } = self.patterns else {
            return None;
        };
        let fields = patterns.iter().flat_map(|pattern| named_fields(pattern));
        let names = fields.map(|field| Some((field.to_owned(), self.names(field)?)));
        let lists = ListType::ALL.map(|list_type| {
            let styles = Length::ALL.map(|style| {
                let options = ListOptions { list_type, style };
                let words = [&ITEMS[..2], &ITEMS].map(|items| self.words_of_list(items, options));
                (style.name(), words.concat())
            });
            (list_type.name(), styles.into())
        });
        Some(DateFormats {
            digits: self.numbers_in_text.digits(),
            patterns,
            names: names.collect::<Option<_>>()?,
            times: DateStyle::ALL.map(|style| {
                let cycles = [None, Some(HourCycle::H12), Some(HourCycle::H23)];
                cycles.map(|cycle| self.times.pattern(style, cycle))
            }),
            joined: DateStyle::ALL.map(|style| self.times.joined(style, "{date}", "{time}")),
            periods: (0..24).map(|hour| self.times.period(hour)).collect(),
            lists: lists.into(),
        })
    }

    /// All names of a field of dates.
    fn names(&self, field: &str) -> Option<Vec<String>> {
        let locale: Locale = self.tag.parse().ok()?;
        let print = printer(&locale, "gregory", field).ok()?;
        let on = |month, day| Some(print(icu_calendar::Date::try_new_iso(2034, month, day).ok()?));
        match field.chars().next()? {
            'M' | 'L' => (1..=12).map(|month| on(month, 1)).collect(),
            // The first of January 2034 is a Sunday.
            'E' | 'c' => (1..=7).map(|day| on(1, day)).collect(),
            _ => Some(vec![on(1, 1)?]),
        }
    }

    /// The words after each item of a list but the last one.
    fn words_of_list(&self, items: &[char], options: ListOptions) -> Vec<String> {
        let items: Vec<String> = items.iter().map(char::to_string).collect();
        let text = self.list(&items, options, &mut |item| item);
        let words: Vec<&str> = text.split(ITEMS).collect();
        words[1..items.len()].iter().map(|words| (*words).to_owned()).collect()
    }
}

impl Numbers {
    fn digits(&self) -> String {
        (0..10_u8).map(|digit| self.ungrouped.format(&Decimal::from(digit)).to_string()).collect()
    }

    fn other_kinds(&self) -> Vec<&'static str> {
        // Where all numbers differ, the separators do, which islands replace.
        let has_patterns = differs(&self.tag, &["number"]);
        let kinds = OTHER_NUMBERS.into_iter().filter(|kind| differs(&self.tag, &[kind]));
        kinds.filter(|_| !has_patterns).collect()
    }

    fn for_browsers(&self) -> NumberFormats {
        let is_separator = |c: char| !c.is_numeric();
        let print = |value: u64, exponent| {
            let mut value = Decimal::from(value);
            value.multiply_pow10(exponent);
            self.grouped.format(&value).to_string()
        };
        let whole = print(123_456_789, 0);
        let groups: Vec<usize> =
            whole.split(is_separator).map(|group| group.chars().count()).collect();
        let sizes =
            [groups.last(), groups.iter().rev().nth(1)].map(|size| size.map_or(3, |size| *size));
        let separators = |text: &str| text.chars().filter(|c| is_separator(*c)).collect::<String>();
        let first = print(10, i16::try_from(sizes[0]).unwrap_or(3) - 1);
        let least = if first.contains(is_separator) { 1 } else { 2 };
        let money = |is_letter| {
            [false, true].map(|negative| {
                let (text, unsigned) =
                    self.money.combine("0", "¤", (is_letter, is_letter), negative);
                self.signed(text, unsigned)
            })
        };
        let symbols = CURRENCIES.split(' ').filter_map(|code| {
            let symbol = self.money.symbol(&self.locale, CurrencyCode::parse(code)?)?;
            Some((code, symbol.get().as_str().to_owned()))
        });
        NumberFormats {
            digits: self.digits(),
            decimal: separators(&print(15, -1)),
            group: separators(&print(10_000_000, 0)).chars().take(1).collect(),
            sizes: [sizes[0], sizes[1], least],
            minus: self.minus.clone(),
            signs: self.signs.clone(),
            percent: self.percent,
            money: money(false),
            letters: money(true),
            symbols: symbols.collect(),
            others: is_in_all_browsers(&self.tag).then(|| self.other_kinds()),
        }
    }
}

/// The fields of a pattern of dates that stand for names.
fn named_fields(pattern: &str) -> Vec<&str> {
    let mut fields = Vec::new();
    for (at, unquoted) in pattern.split('\'').enumerate() {
        if at % 2 == 1 {
            continue;
        }
        let mut rest = unquoted;
        while let Some(letter) = rest.chars().next() {
            let length = rest.find(|c| c != letter).unwrap_or(rest.len());
            let (field, after) = rest.split_at(length);
            let count = field.chars().count();
            if matches!(letter, 'E' | 'c' | 'G') || matches!(letter, 'M' | 'L') && count > 2 {
                fields.push(field);
            }
            rest = after;
        }
    }
    fields
}
