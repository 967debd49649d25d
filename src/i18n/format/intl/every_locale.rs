//! Compares the formats of every locale that CLDR names with those of Node.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::base::collation::Collation;
use crate::base::date_time::DateTime;
use crate::base::decimal::parse_decimal;
use crate::i18n::format::browser::DIFFERENCES;
use crate::i18n::format::intl::{ask_node, date_time, intl};
use crate::i18n::format::{
    CurrencyCode, CurrencyDisplay, DateFields, DateStyle, DateTimeOptions, Formatter, Grouping,
    HourCycle, Length, ListOptions, ListType, Notation, NumberOptions, PluralType,
    RelativeTimeOptions, SignDisplay, Style, TimeUnit, TimeZone, Unit, UnitDisplay,
};

/// The locales of CLDR: `availableLocales` of `cldr-core`.
const LOCALES: &str = include_str!("locales.txt");

/// A day of every month, with every day of the week.
pub(super) const DATES: [(i32, u8, u8); 12] = [
    (2034, 1, 1),
    (2034, 2, 13),
    (2034, 3, 7),
    (2034, 4, 26),
    (2034, 5, 4),
    (2034, 6, 30),
    (2034, 7, 8),
    (2034, 8, 23),
    (2034, 9, 9),
    (2034, 10, 10),
    (2034, 11, 5),
    (2034, 12, 31),
];

/// Summer and winter, noon and midnight.
const TIMES: [&str; 5] = [
    "2026-01-05T00:04:09Z", "2026-07-05T05:30:00Z", "2026-07-31T12:00:00Z", "2026-11-29T14:05:10Z",
    "2026-12-31T23:59:59Z",
];

/// Zones of several kinds: without names in most languages, without daylight saving time, and with
/// a name of their own for it.
const ZONES: [&str; 8] = [
    "UTC", "Europe/Berlin", "Europe/London", "America/New_York", "Asia/Kolkata", "Asia/Tokyo",
    "Australia/Sydney", "America/Sao_Paulo",
];

/// Words whose order differs between languages.
const WORDS: &str = "zebra Äpfel apfel Apfel Öl ol øl œuf école eclair éclair Éclair côte \
    coté cote ñandu nube llama luz chico cuna dz džep đak dom ć č c š s ž z \
    ł l ó o ő ö ü ű u ı i İ I ij y x å aa ä æ þ ð ŵ ŷ ng ngo ny sz ẞ ß ss ё \
    е и й ґ г і ї є ъ ь аа бб ვ ა ա և 中 一 北京 上海 重庆 あ ア ー か が ガ 가 나 ก เก แ ข \
    کتاب گل پدر א ב אַ क ख का कं ক খ த து ಕ മ ൻ 1 2 10 - $ a-b ab ख ह क्ष ज्ञ \
    হ ক্ষ ହ କ୍ଷ ཀ ག རྐ བརྐ ch chom c’h ci ɔ oa ɛ";

pub(super) fn tags() -> Vec<&'static str> {
    LOCALES.split_whitespace().collect()
}

pub(super) fn iso((year, month, day): (i32, u8, u8)) -> String {
    format!("{year:04}-{month:02}-{day:02}")
}

/// Values that the formatter prints, and the requests for the same values of `Intl`.
#[derive(Default)]
struct Comparison {
    /// The kind of format and the tag of the language.
    kinds: Vec<(&'static str, &'static str)>,
    requests: Vec<Value>,
    ours: Vec<Value>,
}

impl Comparison {
    fn add(&mut self, kind: &'static str, language: &'static str, request: Value, ours: Value) {
        self.kinds.push((kind, language));
        self.requests.push(request);
        self.ours.push(ours);
    }

    fn order(&mut self, language: &'static str) {
        let collation = Collation::of(language);
        let mut words: Vec<&str> = WORDS.split(' ').collect();
        words.sort_by_cached_key(|word| collation.key(word));
        self.add("order", language, json!(["order", language, WORDS]), json!(words.join(" ")));
    }

    fn plurals(&mut self, language: &'static str, formatter: &Formatter) {
        let plural = |count: &str, kind| formatter.plural(&parse_decimal(count).unwrap(), kind);
        let padded = ["0.0", "1.0", "2.0", "11.0"];
        let options = json!({ "minimumFractionDigits": 1 });
        let request = json!(["plural", language, padded, options]);
        let forms = padded.map(|count| plural(count, PluralType::Cardinal));
        self.add("plural", language, request, json!(forms));
        let mut counts: Vec<String> = (0..=200).map(|count| count.to_string()).collect();
        let others =
            ["0.1", "0.5", "1.2", "1.5", "1.25", "2.4", "10.1", "1000", "100000", "1000000"];
        counts.extend(others.map(String::from));
        for kind in PluralType::ALL {
            let name = if kind == PluralType::Cardinal { "plural" } else { "ordinal" };
            let options = json!({ "type": kind.name() });
            let forms: Vec<_> = counts.iter().map(|count| plural(count, kind)).collect();
            self.add(name, language, json!(["plural", language, counts, options]), json!(forms));
            let mut categories = formatter.plural_categories(kind);
            categories.sort_unstable();
            let request = json!(["categories", language, "", options]);
            self.add(name, language, request, json!(categories));
        }
    }

    fn numbers(&mut self, language: &'static str, formatter: &Formatter) {
        let tag = formatter.number_tag();
        let numbers = ["0", "1", "0.5", "12", "1234.5", "10000", "1234567.891", "-1234.5", "-7"];
        for (kind, shape) in shapes() {
            let ours =
                numbers.map(|number| formatter.number(&parse_decimal(number).unwrap(), &shape));
            self.add(kind, language, json!(["number", tag, numbers, intl(&shape)]), json!(ours));
        }
    }

    fn lists(&mut self, language: &'static str, formatter: &Formatter) {
        let tag = formatter.tag();
        let lists: [Vec<String>; 5] =
            [&["A"][..], &["A", "B"], &["A", "B", "C"], &["1", "i", "iglu", "8"], &["A", "Ibiza"]]
                .map(|list| list.iter().map(|item| (*item).to_owned()).collect());
        for list_type in ListType::ALL {
            for style in Length::ALL {
                let options = ListOptions { list_type, style };
                let ours: Vec<_> =
                    lists.iter().map(|list| formatter.list(list, options, &mut |it| it)).collect();
                let options: BTreeMap<_, _> = options.intl().into_iter().collect();
                self.add("list", language, json!(["list", tag, lists, options]), json!(ours));
            }
        }
    }

    fn relative_times(&mut self, language: &'static str, formatter: &Formatter) {
        let tag = formatter.tag();
        let times = ["-1", "0", "1", "2", "-2", "3", "-5", "1.5", "-11", "1234", "21"];
        for unit in TimeUnit::ALL {
            for (at, style) in Length::ALL.into_iter().enumerate() {
                let options = RelativeTimeOptions { unit, is_auto: at != 1, style };
                let print =
                    |number| formatter.relative_time(&parse_decimal(number).unwrap(), options);
                let options: BTreeMap<_, _> = options.intl().into_iter().collect();
                let request = json!(["relative time", tag, times, options]);
                self.add("relative time", language, request, json!(times.map(print)));
            }
        }
    }

    fn dates(&mut self, language: &'static str, formatter: &Formatter) {
        let tag = formatter.tag();
        for (kind, options) in moments() {
            let print =
                |time: &str| formatter.date_time(DateTime::parse(time).unwrap(), &options).unwrap();
            let request = json!(["time", tag, TIMES, date_time(&options)]);
            self.add(kind, language, request, json!(TIMES.map(print)));
        }
        for (at, date_fields) in DateFields::all().enumerate() {
            // Each choice has four of the dates, and all of them occur in each few choices.
            let dates = [0, 3, 6, 9].map(|step| DATES[(at + step) % DATES.len()]);
            let options = DateTimeOptions { date_fields, ..DateTimeOptions::default() };
            let ours =
                dates.map(|date| formatter.date_time(DateTime { date, time: None }, &options));
            let request = json!(["date", tag, dates.map(iso), date_time(&options)]);
            self.add("date fields", language, request, json!(ours));
        }
        for style in DateStyle::ALL {
            let ours = DATES.map(|(year, month, day)| formatter.date(year, month, day, style));
            let dates = DATES.map(iso);
            let options = json!({ "dateStyle": style.name() });
            self.add("date", language, json!(["date", tag, dates, options]), json!(ours));
        }
    }
}

fn shapes() -> [(&'static str, NumberOptions); 38] {
    let plain = NumberOptions::default;
    let money = |code, display| NumberOptions {
        style: Style::Currency { code: CurrencyCode::parse(code).unwrap(), display },
        ..plain()
    };
    let unit = |name, display| NumberOptions {
        style: Style::Unit { unit: Unit::parse(name).unwrap(), display },
        ..plain()
    };
    let signed = |sign_display, options| NumberOptions { sign_display, ..options };
    let long = |options| NumberOptions { notation: Notation::CompactLong, ..options };
    let short = |options| NumberOptions { notation: Notation::CompactShort, ..options };
    [
        ("number", plain()),
        ("number", NumberOptions { grouping: Grouping::Never, ..plain() }),
        ("number", NumberOptions { grouping: Grouping::Always, ..plain() }),
        (
            "currency",
            NumberOptions { grouping: Grouping::Always, ..money("EUR", CurrencyDisplay::Symbol) },
        ),
        ("compact", NumberOptions { grouping: Grouping::Always, ..short(plain()) }),
        ("percent", NumberOptions { style: Style::Percent, ..plain() }),
        ("percent", NumberOptions { style: Style::UnitPercent, ..plain() }),
        ("currency", money("USD", CurrencyDisplay::Symbol)),
        ("currency", money("EUR", CurrencyDisplay::Symbol)),
        ("currency", money("JPY", CurrencyDisplay::Code)),
        ("currency", money("COP", CurrencyDisplay::Symbol)),
        ("currency", money("THB", CurrencyDisplay::Symbol)),
        ("currency", money("XCG", CurrencyDisplay::Symbol)),
        ("compact currency", short(money("EUR", CurrencyDisplay::Symbol))),
        ("compact currency", short(money("CHF", CurrencyDisplay::Symbol))),
        ("compact currency", short(money("USD", CurrencyDisplay::Symbol))),
        ("currency name", money("TRY", CurrencyDisplay::Name)),
        // The currency of the locales that English shares with Europe.
        ("currency name", money("EUR", CurrencyDisplay::Name)),
        (
            "compact currency",
            short(signed(SignDisplay::Always, money("EUR", CurrencyDisplay::Symbol))),
        ),
        ("currency name", money("USD", CurrencyDisplay::Name)),
        ("unit", unit("kilometer", UnitDisplay::Long)),
        ("unit", unit("celsius", UnitDisplay::Short)),
        ("unit", unit("megabyte-per-second", UnitDisplay::Long)),
        ("unit", unit("kilometer-per-hour", UnitDisplay::Narrow)),
        ("unit", unit("percent", UnitDisplay::Long)),
        ("compact unit", long(unit("kilometer", UnitDisplay::Short))),
        ("compact", NumberOptions { notation: Notation::CompactShort, ..plain() }),
        ("compact", long(plain())),
        ("number", signed(SignDisplay::Always, plain())),
        ("number", signed(SignDisplay::ExceptZero, plain())),
        ("number", signed(SignDisplay::Negative, plain())),
        ("number", signed(SignDisplay::Never, plain())),
        (
            "percent",
            signed(SignDisplay::Always, NumberOptions { style: Style::Percent, ..plain() }),
        ),
        ("currency", signed(SignDisplay::ExceptZero, money("USD", CurrencyDisplay::Symbol))),
        ("currency", signed(SignDisplay::Always, money("EUR", CurrencyDisplay::Code))),
        ("currency name", signed(SignDisplay::Always, money("USD", CurrencyDisplay::Name))),
        ("unit", signed(SignDisplay::Always, unit("celsius", UnitDisplay::Short))),
        ("compact", signed(SignDisplay::Always, long(plain()))),
    ]
}

fn moments() -> Vec<(&'static str, DateTimeOptions)> {
    let moment = |date_style, time_style, zone, hour_cycle| DateTimeOptions {
        date_style,
        time_style: Some(time_style),
        time_zone: TimeZone::parse(zone),
        hour_cycle,
        ..DateTimeOptions::default()
    };
    let mut moments = Vec::new();
    for (at, zone) in ZONES.into_iter().enumerate() {
        moments.push(("zone", moment(None, DateStyle::Full, zone, None)));
        moments.push(("zone", moment(None, DateStyle::Long, zone, None)));
        let style = Some(DateStyle::ALL[at % 4]);
        moments.push(("time", moment(style, DateStyle::Short, zone, None)));
    }
    for cycle in HourCycle::ALL {
        moments.push(("time", moment(None, DateStyle::Medium, "UTC", Some(cycle))));
        moments.push(("time", moment(None, DateStyle::Short, "UTC", Some(cycle))));
    }
    moments
}

#[test]
fn every_locale_prints_as_in_intl() {
    let mut comparison = Comparison::default();
    for language in tags() {
        let formatter = Formatter::new(language).unwrap();
        // Islands get the tags of the formats from the build.
        let tags = [("locale", formatter.tag()), ("locale of numbers", formatter.number_tag())];
        for (kind, tag) in tags {
            comparison.add(kind, language, json!([kind, language]), json!(tag));
        }
        comparison.plurals(language, &formatter);
        comparison.numbers(language, &formatter);
        comparison.lists(language, &formatter);
        comparison.relative_times(language, &formatter);
        comparison.dates(language, &formatter);
        comparison.order(language);
    }
    let Comparison { kinds, requests, ours } = comparison;
    let theirs = ask_node(&requests);
    let mut known: BTreeSet<(&str, &str)> = BTreeSet::new();
    for line in DIFFERENCES.lines() {
        let [kind, _reason, tags] = line.split('\t').collect::<Vec<_>>().try_into().unwrap();
        known.extend(tags.split(' ').map(|tag| (kind, tag)));
    }
    let mut gone = known.clone();
    let mut wrong = Vec::new();
    for (at, key) in kinds.into_iter().enumerate() {
        if ours[at] != theirs[at] {
            gone.remove(&key);
            if !known.contains(&key) {
                let (kind, tag) = key;
                let (request, our, their) = (&requests[at], &ours[at], &theirs[at]);
                wrong.push(format!("{kind} {tag}: {request}: {our}, Intl {their}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
    assert!(gone.is_empty(), "no longer different, remove from differences.tsv: {gone:?}");
}
