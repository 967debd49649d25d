//! Diagnostics in the formats of CI systems and of tools for code review: `check --format`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Component, Path};

use clap::ValueEnum;
use serde_json::{Value, json};

use crate::base::digest::DigestBuilder;
use crate::base::html::escaped_html;
use crate::engine::diagnostic::{Code, Record, Severity, escape_commands};
use crate::engine::output::encode_address;

/// A format of diagnostics for other programs.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum ReportFormat {
    /// Commands that GitHub Actions shows as annotations
    Github,
    /// The report of GitLab's code quality
    Gitlab,
    /// Test results of JUnit, one test for each diagnostic
    Junit,
    /// SARIF 2.1.0
    Sarif,
}

impl ReportFormat {
    /// Formats diagnostics. The paths of files begin with `root`.
    pub(super) fn print(self, records: &[Record], root: &Path) -> String {
        let found: Vec<ReportedDiagnostic<'_>> = records
            .iter()
            .map(|record| ReportedDiagnostic { record, file: path_of(record, root) })
            .collect();
        match self {
            ReportFormat::Github => found.iter().map(github).collect(),
            ReportFormat::Gitlab => gitlab(&found).to_string() + "\n",
            ReportFormat::Junit => junit(&found),
            ReportFormat::Sarif => sarif(&found).to_string() + "\n",
        }
    }
}

/// A diagnostic with the path of its file from the current folder.
struct ReportedDiagnostic<'r> {
    record: &'r Record,
    file: Option<String>,
}

impl ReportedDiagnostic<'_> {
    fn is_error(&self) -> bool {
        self.record.severity == Severity::Error
    }

    /// The message and the hint.
    fn text(&self) -> String {
        let hint = self.record.hint.as_ref().map(|hint| format!("\nhelp: {hint}"));
        escape_commands(&(self.record.message.clone() + &hint.unwrap_or_default())).into_owned()
    }
}

fn path_of(record: &Record, root: &Path) -> Option<String> {
    let file = record.file.as_ref()?;
    let parts = root.components().filter(|part| *part != Component::CurDir);
    let parts = parts.map(|part| part.as_os_str().to_string_lossy());
    Some(parts.map(|part| format!("{part}/")).collect::<String>().replace("//", "/") + file)
}

/// A workflow command (GitHub, "Workflow commands for GitHub Actions").
fn github(found: &ReportedDiagnostic<'_>) -> String {
    let escape = |text: &str| text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A");
    let property = |text: &str| escape(text).replace(':', "%3A").replace(',', "%2C");
    let Record { code, line, column, .. } = found.record;
    let level = if found.is_error() { "error" } else { "warning" };
    let mut properties = vec![format!("title={}", property(code))];
    if let Some(file) = &found.file {
        properties.push(format!("file={}", property(file)));
    }
    for (name, number) in [("line", line), ("col", column)] {
        properties.extend(number.map(|number| format!("{name}={number}")));
    }
    format!("::{level} {}::{}\n", properties.join(","), escape(&found.text()))
}

/// A list of issues (GitLab, "Code Quality", "Report format").
fn gitlab(found: &[ReportedDiagnostic<'_>]) -> Value {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let issue = |one: &ReportedDiagnostic<'_>| {
        let file = one.file.as_deref().unwrap_or(".");
        let digest = DigestBuilder::new().field(one.record.code).field(file);
        let digest = digest.field(&one.record.message).finish().hex();
        // Equal diagnostics of a file need fingerprints of their own.
        let count = counts.entry(digest.clone()).or_default();
        *count += 1;
        json!({
            "check_name": one.record.code,
            "description": one.text(),
            "fingerprint": format!("{digest}-{count}"),
            "severity": if one.is_error() { "major" } else { "minor" },
            "location": { "path": file, "lines": { "begin": one.record.line.unwrap_or(1) } },
        })
    };
    found.iter().map(issue).collect()
}

/// The XML of the JUnit task of Ant, which most CI systems read. A warning is a passed test.
fn junit(found: &[ReportedDiagnostic<'_>]) -> String {
    let errors = found.iter().filter(|one| one.is_error()).count();
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let _ = writeln!(
        out,
        "<testsuites>\n<testsuite name=\"archipel check\" tests=\"{}\" failures=\"{errors}\">",
        found.len() + 1
    );
    // CI systems reject a suite without tests.
    out.push_str("<testcase classname=\"archipel\" name=\"check\"/>\n");
    for one in found {
        let Record { code, line, column, .. } = one.record;
        let file = one.file.as_deref().unwrap_or("site");
        let numbers = [line, column].into_iter().flatten();
        let place: String = numbers.map(|number| format!(":{number}")).collect();
        let (class, name) = (escaped_html(file), escaped_html(&format!("{code} {file}{place}")));
        let text = escaped_html(&one.text());
        let result = match one.is_error() {
            true => {
                let message = escaped_html(&escape_commands(&one.record.message));
                format!("<failure type=\"{code}\" message=\"{message}\">{text}</failure>")
            }
            false => format!("<system-out>{text}</system-out>"),
        };
        let _ =
            writeln!(out, "<testcase classname=\"{class}\" name=\"{name}\">{result}</testcase>");
    }
    out + "</testsuite>\n</testsuites>\n"
}

/// A log of SARIF (OASIS, "Static Analysis Results Interchange Format", version 2.1.0).
fn sarif(found: &[ReportedDiagnostic<'_>]) -> Value {
    let used: BTreeSet<&str> = found.iter().map(|one| one.record.code).collect();
    let rule = |code: &&str| {
        let known = Code::ALL.iter().find(|known| known.as_str() == *code);
        json!({ "id": code, "fullDescription": { "text": known.map(|code| code.explanation()) } })
    };
    let location = |file: &str, line: usize, column: usize| {
        json!({
            "physicalLocation": {
                "artifactLocation": { "uri": encode_address(file), "uriBaseId": "%SRCROOT%" },
                "region": { "startLine": line, "startColumn": column },
            },
        })
    };
    let result = |one: &ReportedDiagnostic<'_>| {
        let Record { code, line, column, .. } = one.record;
        let own = one.file.as_deref().zip(*line).zip(*column);
        let own = own.map(|((file, line), column)| location(file, line, column));
        json!({
            "ruleId": code,
            "level": if one.is_error() { "error" } else { "warning" },
            "message": { "text": one.text() },
            "locations": own.into_iter().collect::<Vec<_>>(),
        })
    };
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {
                "driver": {
                    "name": "archipel",
                    "semanticVersion": env!("CARGO_PKG_VERSION"),
                    "rules": used.iter().map(rule).collect::<Vec<_>>(),
                },
            },
            "columnKind": "unicodeCodePoints",
            "results": found.iter().map(result).collect::<Vec<_>>(),
        }],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::diagnostic::{Diagnostic, Place, Report};
    use crate::engine::source::{Snapshot, SourcePath};

    fn records() -> Vec<Record> {
        let path = SourcePath::new("locales/de/a, b.ftl");
        let mut report = Report::new();
        let message = Diagnostic::new(Code::MissingMessage, "100 % of `<a>` lack\u{202e}")
            .at(Place::new(&path, 0..0))
            .hint("add it");
        report.add(message);
        report.add(Diagnostic::new(Code::UnusedAsset, "nothing uses it"));
        report.records(&Snapshot::scan(Path::new("/nonexistent")))
    }

    #[test]
    fn annotations_are_one_line_each() {
        let text = ReportFormat::Github.print(&records(), Path::new("./docs"));
        assert_eq!(
            text,
            "::error title=missing-message,file=docs/locales/de/a%2C b.ftl,line=1,col=1::100 %25 \
             of `<a>` lack\\u{202e}%0Ahelp: add it\n\
             ::warning title=unused-asset::nothing uses it\n"
        );
    }

    #[test]
    fn equal_issues_have_fingerprints_of_their_own() {
        let twice: Vec<Record> = records().into_iter().chain(records()).collect();
        let issues: Vec<Value> =
            serde_json::from_str(&ReportFormat::Gitlab.print(&twice, Path::new("."))).unwrap();
        let fingerprints: BTreeSet<&str> =
            issues.iter().map(|issue| issue["fingerprint"].as_str().unwrap()).collect();
        assert_eq!(fingerprints.len(), issues.len());
        assert_eq!(issues[0]["location"]["path"], "locales/de/a, b.ftl");
    }

    #[test]
    fn a_warning_is_a_passed_test() {
        let text = ReportFormat::Junit.print(&records(), Path::new("."));
        assert!(text.contains("tests=\"3\" failures=\"1\""), "{text}");
        assert!(text.contains("message=\"100 % of `&lt;a&gt;` lack\\u{202e}\""), "{text}");
        assert!(text.contains("<system-out>nothing uses it</system-out>"), "{text}");
    }

    #[test]
    fn a_sarif_log_has_rules_and_places() {
        let log: Value =
            serde_json::from_str(&ReportFormat::Sarif.print(&records(), Path::new("."))).unwrap();
        let run = &log["runs"][0];
        let place = &run["results"][0]["locations"][0]["physicalLocation"];
        assert_eq!(place["artifactLocation"]["uri"], "locales/de/a%2C%20b.ftl");
        assert_eq!(place["region"]["startLine"], 1);
        assert_eq!(run["tool"]["driver"]["rules"][0]["id"], "missing-message");
    }
}
