//! The filters that sort, with texts in the alphabetical order of the page's language. The engine's
//! own filters compare code points, which puts `Öl` after `Zebra`.

use std::cmp::Ordering;

use minijinja::value::Kwargs;
use minijinja::{Environment, Error, State, Value, filters};

use crate::base::collation::{Collation, CollationKey};
use crate::base::date_time::DateTime;
use crate::i18n::format::TimeZone;
use crate::template::filter::{language_tag, zone};

/// Replaces the engine's filters that sort.
pub(super) fn add_filters(environment: &mut Environment<'_>) {
    environment.add_filter("sort", |state: &State<'_, '_>, value: Value, named: Kwargs| {
        let order = SortOrder::new(state, &named, attributes(&named)?)?;
        order.sort(filters::sort(state, value, named)?)
    });
    environment.add_filter("dictsort", |state: &State<'_, '_>, value: &Value, named: Kwargs| {
        let is_by_value = named.peek::<Option<&str>>("by")? == Some("value");
        let part = if is_by_value { "1" } else { "0" };
        let order = SortOrder::new(state, &named, vec![part.to_owned()])?;
        order.sort(filters::dictsort(value, named)?)
    });
    environment.add_filter(
        "groupby",
        |state: &State<'_, '_>, value: Value, attribute: Option<&str>, named: Kwargs| {
            let order = SortOrder::new(state, &named, vec!["grouper".to_owned()])?;
            order.sort(filters::groupby(value, attribute, named)?)
        },
    );
    environment.add_filter("min", |state: &State<'_, '_>, value: Value, named: Kwargs| {
        let order = SortOrder::new(state, &named, attributes(&named)?)?;
        order.first(value.clone(), filters::min(state, value, named)?, Ordering::Less)
    });
    environment.add_filter("max", |state: &State<'_, '_>, value: Value, named: Kwargs| {
        let order = SortOrder::new(state, &named, attributes(&named)?)?;
        order.first(value.clone(), filters::max(state, value, named)?, Ordering::Greater)
    });
}

/// The paths in the argument `attribute`.
fn attributes(named: &Kwargs) -> Result<Vec<String>, Error> {
    let paths = named.peek::<Option<&str>>("attribute")?.unwrap_or_default();
    Ok(paths.split(',').map(str::trim).filter(|path| !path.is_empty()).map(str::to_owned).collect())
}

/// The order of the items of a list.
struct SortOrder {
    /// `None` with `case_sensitive=true`: the engine compares code points.
    collation: Option<Collation>,
    is_reversed: bool,
    /// The paths of the values that are compared, the most important first; without one, the items
    /// themselves are.
    paths: Vec<String>,
    zone: TimeZone,
}

/// The position of a value in the order of its list.
#[derive(PartialEq, Eq)]
struct SortKey {
    value: Value,
    /// That of a text: times are first, in the order of their moments, which may have different
    /// offsets.
    text: Option<(bool, Option<i64>, CollationKey)>,
}

impl SortKey {
    fn new(value: Value, collation: &Collation, zone: &TimeZone) -> SortKey {
        let text = value.as_str().map(|text| {
            let is_time = text.starts_with(|c: char| c.is_ascii_digit());
            let moment = is_time.then(|| DateTime::parse(text)).flatten();
            let moment = moment.map(|moment| zone.seconds(moment));
            (moment.is_none(), moment, collation.key(text))
        });
        SortKey { value, text }
    }
}

impl Ord for SortKey {
    fn cmp(&self, other: &SortKey) -> Ordering {
        match (&self.text, &other.text) {
            (Some(one), Some(other)) => one.cmp(other),
            _ => self.value.cmp(&other.value),
        }
    }
}

impl PartialOrd for SortKey {
    fn partial_cmp(&self, other: &SortKey) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl SortOrder {
    fn new(state: &State<'_, '_>, named: &Kwargs, paths: Vec<String>) -> Result<SortOrder, Error> {
        let flag = |name: &str| named.peek::<Option<bool>>(name).map(Option::unwrap_or_default);
        let collation = (!flag("case_sensitive")?).then(|| Collation::of(&language_tag(state)));
        Ok(SortOrder { collation, is_reversed: flag("reverse")?, paths, zone: zone(state) })
    }

    /// Sorts a list that the engine has checked and sorted.
    fn sort(&self, sorted: Value) -> Result<Value, Error> {
        let Some(collation) = &self.collation else { return Ok(sorted) };
        let mut items: Vec<(Vec<SortKey>, Value)> =
            sorted.try_iter()?.map(|item| (self.keys(&item, collation), item)).collect();
        items.sort_by(
            |(one, _), (other, _)| {
                if self.is_reversed { other.cmp(one) } else { one.cmp(other) }
            },
        );
        Ok(items.into_iter().map(|(_, item)| item).collect())
    }

    /// The first of the items that is before or after all others. `found` is the engine's result.
    fn first(&self, items: Value, found: Value, wanted: Ordering) -> Result<Value, Error> {
        let Some(collation) = self.collation.as_ref().filter(|_| !found.is_undefined()) else {
            return Ok(found);
        };
        let mut best: Option<(Vec<SortKey>, Value)> = None;
        for item in items.try_iter()? {
            let keys = self.keys(&item, collation);
            if best.as_ref().is_none_or(|(best, _)| keys.cmp(best) == wanted) {
                best = Some((keys, item));
            }
        }
        Ok(best.map_or(found, |(_, item)| item))
    }

    fn keys(&self, item: &Value, collation: &Collation) -> Vec<SortKey> {
        let key = |value| SortKey::new(value, collation, &self.zone);
        if self.paths.is_empty() {
            return vec![key(item.clone())];
        }
        let part = |value: Value, name: &str| match name.parse::<usize>() {
            Ok(number) => value.get_item_by_index(number),
            Err(_) => value.get_attr(name),
        };
        let value = |path: &String| path.split('.').try_fold(item.clone(), part);
        self.paths.iter().map(|path| key(value(path).unwrap_or_default())).collect()
    }
}

#[cfg(test)]
mod tests {
    use minijinja::context;

    use super::*;

    fn sorted(tag: &str, expression: &str) -> String {
        let mut environment = Environment::new();
        add_filters(&mut environment);
        let words = ["Zebra", "apfel", "Öl", "Eis", "Äpfel", "Éclair", "öl"];
        let pairs = [("Zebra", 1), ("apfel", 2), ("Öl", 1)].map(|(word, number)| {
            context! { word, number }
        });
        let table = context! { b => "Öl", Ä => "Eis", a => "Zebra" };
        let context = context! { locale => context! { tag }, words, pairs, table };
        let expression = environment.compile_expression(expression).unwrap();
        expression.eval(context).unwrap().to_string()
    }

    #[test]
    fn texts_are_sorted_in_the_order_of_the_language() {
        for (tag, expected) in [
            ("de", "apfel Äpfel Éclair Eis öl Öl Zebra"),
            ("sv", "apfel Éclair Eis Zebra Äpfel öl Öl"),
            ("", "apfel Äpfel Éclair Eis öl Öl Zebra"),
        ] {
            assert_eq!(sorted(tag, "words | sort | join(' ')"), expected, "{tag}");
        }
        assert_eq!(sorted("sv", "words | max ~ words | min"), "Ölapfel");
        let reversed = "Zebra Öl öl Eis Éclair Äpfel apfel";
        assert_eq!(sorted("de", "words | sort(reverse=true) | join(' ')"), reversed);
        let by_characters = "Eis Zebra apfel Äpfel Éclair Öl öl";
        assert_eq!(sorted("de", "words | sort(case_sensitive=true) | join(' ')"), by_characters);
    }

    #[test]
    fn times_are_sorted_by_their_moments() {
        let times = "['2026-10-25T02:30', '2026-10-25T00:45Z', '2026-10-25T03:15+14:00']";
        let sorted = |filter: &str| sorted("de", &format!("{times} | {filter}"));
        let ordered = "2026-10-25T03:15+14:00 2026-10-25T00:45Z 2026-10-25T02:30";
        assert_eq!(sorted("sort | join(' ')"), ordered);
        assert_eq!(sorted("max"), "2026-10-25T02:30");
    }

    #[test]
    fn every_list_has_one_order() {
        let circle = "['2026-10-25T02:30+14:00', '2026-10-25T00:45Z', '2026-10-25T01 text']";
        let expected = "2026-10-25T02:30+14:00 2026-10-25T00:45Z 2026-10-25T01 text";
        assert_eq!(sorted("de", &format!("{circle} | sort | join(' ')")), expected);
        let words: Vec<String> = ["ch", "c'h", "c'n", "chom", "c'hoar", "ci", "c'e"]
            .into_iter()
            .flat_map(|start| ["", "a", "b", "z"].map(|end| format!("'{start}{end}'")))
            .map(|word| word.replace("c'", "c’"))
            .collect();
        let sort =
            |words: &[String]| sorted("br", &format!("[{}] | sort | join(' ')", words.join(", ")));
        let reversed: Vec<String> = words.iter().rev().cloned().collect();
        assert_eq!(sort(&words), sort(&reversed));
    }

    #[test]
    fn items_are_sorted_by_attributes_keys_and_groups() {
        let words = |order: &str| format!("pairs | {order} | map(attribute='word') | join(' ')");
        assert_eq!(sorted("de", &words("sort(attribute='word')")), "apfel Öl Zebra");
        assert_eq!(sorted("de", &words("sort(attribute='number, word')")), "Öl Zebra apfel");
        let keys = "| map(attribute='0') | join(' ')";
        assert_eq!(sorted("de", &format!("table | dictsort {keys}")), "a Ä b");
        assert_eq!(sorted("de", &format!("table | dictsort(by='value') {keys}")), "Ä b a");
        assert_eq!(sorted("de", &format!("pairs | groupby('word') {keys}")), "apfel Öl Zebra");
    }
}
