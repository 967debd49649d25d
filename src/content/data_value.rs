//! Access to data: by path in templates, by variable in messages.

use std::collections::BTreeMap;

use crate::content::data_files::DataFiles;
use crate::content::schema::Data;
use crate::content::written_value::node_at;
use crate::engine::diagnostic::{Code, Diagnostic, Hint, Place, similar};

/// A value of the data, for messages.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DataValue<'a> {
    /// A decimal number as written; `percent` if its unit is percent.
    Number {
        /// The digits.
        text: &'a str,
        /// Whether it is formatted with a percent sign.
        percent: bool,
    },
    /// Text, inserted verbatim.
    Text(&'a str),
    /// A date.
    Date(&'a str),
    /// A list of texts, numbers and dates.
    List(&'a [Data]),
}

impl<'a> DataValue<'a> {
    /// Returns the value of an item of a list; `None` for a nested list.
    pub fn item(data: &'a Data) -> Option<DataValue<'a>> {
        match data {
            Data::List(_) => None,
            _ => fact_at((data, false)),
        }
    }
}

impl<'a> DataValue<'a> {
    /// Returns the value for messages; `None` if the data have no text of their own.
    pub fn of(data: &'a Data) -> Option<DataValue<'a>> {
        fact_at((data, has_percent(data)))
    }
}

impl DataFiles {
    /// The value at a path such as `offer.initial_price`.
    pub fn at(&self, path: &str) -> Option<&Data> {
        self.walk(path).map(|(data, _)| data)
    }

    /// The value of a message variable, and the name of its data file: `$offer-initial_price` is
    /// `offer.initial_price`. Names of files and keys may contain hyphens, too.
    pub fn variable<'n>(&self, name: &'n str) -> Option<(&'n str, DataValue<'_>)> {
        splits(name).find_map(|(file, rest)| {
            let data = &self.files.get(file)?.data;
            Some((file, fact_at(below(data, rest, false)?)?))
        })
    }

    /// The path that a message variable stands for: `offer.initial_price`.
    pub fn variable_path(&self, name: &str) -> Option<String> {
        splits(name).find_map(|(file, rest)| {
            let data = &self.files.get(file)?.data;
            let mut path = file.to_owned();
            path_below(data, rest, &mut path).filter(|data| fact_at((data, false)).is_some())?;
            Some(path)
        })
    }

    /// The place of the value at a path.
    pub fn place(&self, path: &str) -> Option<Place> {
        let mut path = path.split('.');
        let file = self.files.get(path.next()?)?;
        Some(Place::new(&file.source, node_at(&file.node, path)?.span()))
    }

    /// The paths of all texts, by the addresses of the texts.
    pub fn text_paths(&self) -> BTreeMap<usize, String> {
        let mut paths = BTreeMap::new();
        for (name, file) in &self.files {
            file.data.each_text(&mut name.to_string(), &mut |text, path| {
                paths.insert(text.as_ptr().addr(), path.to_owned());
            });
        }
        paths
    }

    /// The data file that a message variable refers to, if it is invalid.
    pub fn broken_file<'n>(&self, name: &'n str) -> Option<&'n str> {
        splits(name).map(|(file, _)| file).find(|file| self.is_broken(file))
    }

    /// Returns whether a variable has a hyphen, so that it refers to data, but the data do not have
    /// it.
    pub fn lacks_variable(&self, name: &str) -> bool {
        name.contains('-') && self.variable(name).is_none() && self.broken_file(name).is_none()
    }

    /// The diagnostic for a variable that refers to data that do not exist: `$offer-initial_price`.
    pub fn unknown_variable(&self, name: &str) -> Diagnostic {
        if let Some(absent) = self.absent_file(splits(name).map(|(file, _)| file)) {
            return absent;
        }
        let (name, known) = (name.to_owned(), self.names());
        let message = format!("there is no fact `{}`", name.replace('-', "."));
        Diagnostic::new(Code::UnknownFact, message).hint(Hint::later(move || {
            let variables: Vec<_> = known.iter().map(|path| path.replace('.', "-")).collect();
            match similar(&name, variables.iter().map(|variable| &**variable)) {
                Some(near) => Hint::respell(format!("did you mean `${}`?", near.name), &name, near),
                None => Hint::from(format!(
                    "add it to content/data, or pass `{}=…` in the template",
                    name.replace('-', "_")
                )),
            }
        }))
    }

    /// The value at a path. A record yields its `value`. A number is a percentage if `unit:
    /// percent` is next to it or above it.
    pub fn fact(&self, path: &str) -> Option<DataValue<'_>> {
        fact_at(self.walk(path)?)
    }

    fn walk(&self, path: &str) -> Option<(&Data, bool)> {
        let mut steps = path.split('.');
        let mut data = &self.files.get(steps.next()?)?.data;
        let mut percent = has_percent(data);
        for name in steps {
            data = step(data, name)?;
            percent |= has_percent(data);
        }
        Some((data, percent))
    }
}

/// The value of a node of the data. `percent` is true if the node is below `unit: percent`.
fn fact_at((mut data, mut percent): (&Data, bool)) -> Option<DataValue<'_>> {
    if let Some(value) = data.get("value") {
        percent |= has_percent(data);
        data = value;
    }
    match data {
        Data::Number(text, _) | Data::Integer(text, _) => Some(DataValue::Number { text, percent }),
        Data::Text(text) => Some(DataValue::Text(text)),
        // For selectors.
        Data::Boolean(value) => Some(DataValue::Text(if *value { "true" } else { "false" })),
        Data::Date(text) => Some(DataValue::Date(text)),
        Data::List(items) if items.iter().all(Data::is_printable) => Some(DataValue::List(items)),
        _ => None,
    }
}

/// Returns the splits of a name at its hyphens into a name and a rest, the shortest name first.
fn splits(name: &str) -> impl Iterator<Item = (&str, Option<&str>)> {
    let hyphens = memchr::memchr_iter(b'-', name.as_bytes());
    hyphens.map(|at| (&name[..at], Some(&name[at + 1..]))).chain([(name, None)])
}

/// The node below `data` at a path whose names are separated by hyphens, and whether its unit is
/// percent.
fn below<'a>(data: &'a Data, path: Option<&str>, percent: bool) -> Option<(&'a Data, bool)> {
    let percent = percent || has_percent(data);
    let Some(path) = path else { return Some((data, percent)) };
    splits(path).find_map(|(name, rest)| below(step(data, name)?, rest, percent))
}

/// The node below `data` as found by [`below`]; adds its keys to a path.
fn path_below<'a>(data: &'a Data, rest: Option<&str>, path: &mut String) -> Option<&'a Data> {
    let Some(rest) = rest else { return Some(data) };
    splits(rest).find_map(|(name, rest)| {
        let length = path.len();
        path.push('.');
        path.push_str(name);
        let found = step(data, name).and_then(|data| path_below(data, rest, path));
        if found.is_none() {
            path.truncate(length);
        }
        found
    })
}

fn step<'a>(data: &'a Data, name: &str) -> Option<&'a Data> {
    match data {
        Data::List(items) => items.get(name.parse::<usize>().ok()?),
        _ => data.get(name),
    }
}

fn has_percent(data: &Data) -> bool {
    matches!(data.get("unit"), Some(Data::Text(unit)) if &**unit == "percent")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::data_files::data_files;
    use crate::content::schemas;
    use crate::engine::diagnostic::Report;
    use crate::engine::source::Snapshot;

    fn read<const N: usize>(files: [(&str, &str); N]) -> DataFiles {
        let snapshot = Snapshot::in_memory(files.map(|(path, text)| (path, text.into())));
        let mut report = Report::new();
        let schemas = schemas(&snapshot, &mut report);
        let data_files = data_files(&snapshot, None, &schemas, &mut report);
        assert_eq!(report, Report::new(), "{}", report.human(&snapshot, false));
        data_files
    }

    fn sample() -> DataFiles {
        read([
            (
                "content/data/offer.yaml",
                "price: { value: \"0.10\", unit: USD }\nrate: { low: \"20\", unit: percent }\n",
            ),
            (
                "templates/data/offer.yaml",
                "price: { value: number, unit: text }\nrate: { low: number, unit: text }\n",
            ),
        ])
    }

    #[test]
    fn names_may_have_hyphens() {
        let data_files = read([
            ("content/data/opening-hours.yaml", "per-week: { sum-total: 9 }\n"),
            ("templates/data/opening-hours.yaml", "per-week: { sum-total: integer }\n"),
        ]);
        let nine = DataValue::Number { text: "9", percent: false };
        let found = data_files.variable("opening-hours-per-week-sum-total");
        assert_eq!(found, Some(("opening-hours", nine)));
        assert_eq!(data_files.variable("opening-hours-per-week-sum"), None);
        let path = data_files.variable_path("opening-hours-per-week-sum-total");
        assert_eq!(path.as_deref(), Some("opening-hours.per-week.sum-total"));
        assert_eq!(data_files.variable_path("opening-hours-per-week-sum"), None);
    }

    #[test]
    fn a_record_yields_its_value() {
        let data_files = sample();
        let price = Some(DataValue::Number { text: "0.10", percent: false });
        assert_eq!(data_files.variable("offer-price"), price.map(|price| ("offer", price)));
        assert_eq!(data_files.fact("offer.price"), price);
    }

    #[test]
    fn the_unit_of_the_parent_applies() {
        let rate = Some(DataValue::Number { text: "20", percent: true });
        assert_eq!(sample().variable("offer-rate-low"), rate.map(|rate| ("offer", rate)));
        assert_eq!(
            sample().paths(),
            [
                "offer.price", "offer.price.value", "offer.price.unit", "offer.rate.low",
                "offer.rate.unit"
            ]
        );
    }
}
