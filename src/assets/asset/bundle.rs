//! Bundles `@import`: finds the root sheets, and inlines the rules of imports in the order that
//! browsers apply them.

use std::collections::{BTreeMap, BTreeSet};

use lightningcss::rules::import::ImportRule;
use lightningcss::rules::layer::{LayerBlockRule, LayerName, LayerStatementRule};
use lightningcss::rules::media::MediaRule;
use lightningcss::rules::supports::SupportsRule;
use lightningcss::rules::{CssRule, CssRuleList, Location};
use lightningcss::stylesheet::PrinterOptions;
use lightningcss::traits::ToCss;
use lightningcss::values::string::CowArcStr;

use crate::assets::asset::sheet::{Import, Sheet};
use crate::base::limit::{CSS_IMPORT_LEVELS, CSS_IMPORTS};
use crate::engine::diagnostic::{Code, Diagnostic, Place, Report};

/// Begins a layer in the text of conditions.
const LAYER: &str = "layer ";

/// The sheets that others import. Cycles are reported; their sheets do not count as imported, so
/// that they keep their names.
pub(super) fn imported(sheets: &[Sheet<'_>], report: &mut Report) -> BTreeSet<usize> {
    let mut imported = BTreeSet::new();
    let mut cyclic = BTreeSet::new();
    let mut done = BTreeSet::new();
    for start in 0..sheets.len() {
        // Each entry is a sheet, and the number of its next import.
        let mut path = vec![(start, 0)];
        while let Some((at, next)) = path.last_mut() {
            let (at, number) = (*at, *next);
            *next += 1;
            match sheets[at].imports.get(number) {
                Some(Import::Sheet(to)) => {
                    imported.insert(*to);
                    if let Some(first) = path.iter().position(|(sheet, _)| sheet == to) {
                        cyclic.extend(path[first..].iter().map(|(sheet, _)| *sheet));
                        report.add(cycle(sheets, &path[first..], number));
                    } else if !done.contains(to) {
                        path.push((*to, 0));
                    }
                }
                Some(_) => {}
                None => {
                    done.insert(at);
                    path.pop();
                }
            }
        }
    }
    imported.retain(|sheet| !cyclic.contains(sheet));
    imported
}

fn cycle(sheets: &[Sheet<'_>], path: &[(usize, usize)], number: usize) -> Diagnostic {
    let names: Vec<String> = path
        .iter()
        .chain(path.first())
        .map(|(sheet, _)| format!("`{}`", sheets[*sheet].path()))
        .collect();
    let message = format!("style sheets import each other: {}", names.join(" → "));
    let diagnostic = Diagnostic::new(Code::CssError, message).hint("remove one of the imports");
    let place = path.last().and_then(|(last, _)| sheets[*last].place_of_import(number));
    match place {
        Some(place) => diagnostic.at(place),
        None => diagnostic,
    }
}

/// The content of a bundle.
pub(super) struct Bundled<'i> {
    pub(super) rules: Vec<CssRule<'i>>,
    /// The indices of its sheets.
    pub(super) sheets: BTreeSet<usize>,
}

/// The sheet `root` with its imports inlined.
pub(super) fn bundle<'i>(
    sheets: &mut [Sheet<'i>],
    root: usize,
    report: &mut Report,
) -> Bundled<'i> {
    let mut bundler = Bundler {
        sheets,
        report,
        path: Vec::new(),
        visited: BTreeSet::new(),
        layers: BTreeMap::new(),
        custom_media: Vec::new(),
    };
    let mut rules = bundler.inline(root, "");
    let visited: BTreeSet<usize> = bundler.visited.iter().map(|(sheet, _)| *sheet).collect();
    bundler.custom_media.reverse();
    rules.append(&mut bundler.custom_media);
    check_order(sheets, &rules, visited.len() > 1, report);
    Bundled { rules, sheets: visited }
}

/// Inlines imports from the last to the first: of several occurrences of a file with the same
/// conditions only the last one applies, which is visited first.
struct Bundler<'a, 'i> {
    sheets: &'a mut [Sheet<'i>],
    report: &'a mut Report,
    /// The sheets being inlined, each imported by the previous one.
    path: Vec<usize>,
    /// Sheets with the conditions of their imports.
    visited: BTreeSet<(usize, String)>,
    /// The names of the layers that a sheet and its imports establish.
    layers: BTreeMap<usize, Vec<LayerName<'i>>>,
    /// Rules that apply to the whole sheet, which the minifier expects at the top. In reverse
    /// order.
    custom_media: Vec<CssRule<'i>>,
}

impl<'i> Bundler<'_, 'i> {
    fn inline(&mut self, number: usize, conditions: &str) -> Vec<CssRule<'i>> {
        if self.path.contains(&number) {
            return Vec::new();
        }
        if self.visited.len() >= CSS_IMPORTS.most() {
            let sheet = &self.sheets[number];
            let message = format!("the style sheet has {CSS_IMPORTS}");
            self.report.add(Diagnostic::new(Code::CssError, message).at(place_of(
                sheet,
                sheet.start(),
                "",
            )));
            return Vec::new();
        }
        let whole = self.visited.contains(&(number, String::new()));
        if (whole && !conditions.contains(LAYER))
            || !self.visited.insert((number, conditions.into()))
        {
            return self.layers_only(number);
        }
        self.path.push(number);
        let mut before: Vec<CssRule<'i>> = Vec::new();
        let mut after = Vec::new();
        let mut custom_media = Vec::new();
        let mut imports: Vec<(ImportRule<'i>, Import)> = Vec::new();
        let sheet = &mut self.sheets[number];
        let rules = sheet.rules().clone();
        let mut targets = sheet.imports.iter();
        for rule in rules {
            match rule {
                CssRule::Import(rule) => {
                    imports.push((rule, *targets.next().unwrap_or(&Import::Unresolved)));
                }
                CssRule::CustomMedia(_) => custom_media.push(rule),
                rule if imports.is_empty() => before.push(rule),
                rule => after.push(rule),
            }
        }
        self.custom_media.extend(custom_media.into_iter().rev());
        let mut inlined: Vec<Vec<CssRule<'i>>> = Vec::new();
        for (rule, target) in imports.into_iter().rev() {
            inlined.push(match target {
                Import::Unresolved => Vec::new(),
                Import::External if conditions.is_empty() => vec![CssRule::Import(rule)],
                Import::External => {
                    self.report.add(late_import(&self.sheets[number], &rule));
                    Vec::new()
                }
                Import::Sheet(_) if self.path.len() >= CSS_IMPORT_LEVELS.most() => {
                    self.report.add(too_deep(&self.sheets[number], &rule));
                    Vec::new()
                }
                Import::Sheet(to) => {
                    let conditions = self.conditions(conditions, &rule);
                    wrap(self.inline(to, &conditions), &rule)
                }
            });
        }
        self.path.pop();
        before.extend(inlined.into_iter().rev().flatten());
        before.append(&mut after);
        before
    }

    /// The conditions of an import as text, equal for equal conditions. Each unnamed layer is
    /// different.
    fn conditions(&self, outer: &str, rule: &ImportRule<'i>) -> String {
        let mut own = Vec::new();
        match &rule.layer {
            None => {}
            Some(None) => own.push(format!("{LAYER}{}", self.visited.len())),
            Some(Some(name)) => own.push(format!("{LAYER}{}", css_text(name))),
        }
        own.extend(rule.supports.iter().map(|supports| format!("supports {}", css_text(supports))));
        if !rule.media.media_queries.is_empty() {
            own.push(format!("media {}", css_text(&rule.media)));
        }
        if own.is_empty() { outer.to_owned() } else { format!("{outer}{}/", own.join(";")) }
    }

    /// Returns the rules that establish the order of layers, for an occurrence of a sheet that is
    /// replaced by a later one.
    fn layers_only(&mut self, number: usize) -> Vec<CssRule<'i>> {
        let names = self.layers(number, 0);
        if names.is_empty() {
            return Vec::new();
        }
        let loc = self.sheets[number].start();
        vec![CssRule::LayerStatement(LayerStatementRule { names, loc })]
    }

    fn layers(&mut self, number: usize, depth: usize) -> Vec<LayerName<'i>> {
        if let Some(names) = self.layers.get(&number) {
            return names.clone();
        }
        // Deeper imports are reported where their rules are inlined.
        if CSS_IMPORT_LEVELS.is_exceeded_by(depth) {
            return Vec::new();
        }
        // A placeholder that ends cycles while imports are followed.
        self.layers.insert(number, Vec::new());
        let mut targets = 0;
        let mut names = Vec::new();
        let imports = self.sheets[number].imports.clone();
        // By index, since the imports of a rule are followed in between.
        for at in 0..self.sheets[number].rules().len() {
            match &self.sheets[number].rules()[at] {
                rule @ (CssRule::LayerStatement(_) | CssRule::LayerBlock(_)) => {
                    add_layers(rule, &[], &mut names);
                }
                CssRule::Import(rule) => {
                    let target = imports.get(targets).copied();
                    targets += 1;
                    let Some(Import::Sheet(to)) = target else { continue };
                    let layer = rule.layer.clone();
                    let inner = self.layers(to, depth + 1);
                    match &layer {
                        None => names.extend(inner),
                        Some(None) => {}
                        Some(Some(outer)) => {
                            names.push(outer.clone());
                            names.extend(inner.into_iter().map(|mut name| {
                                name.0.insert_many(0, outer.0.iter().cloned());
                                name
                            }));
                        }
                    }
                }
                _ => {}
            }
        }
        let mut known = BTreeSet::new();
        names.retain(|name| {
            known.insert(name.0.iter().map(ToString::to_string).collect::<Vec<_>>())
        });
        self.layers.insert(number, names.clone());
        names
    }
}

/// Adds the names of the layers that a rule in the layer `outer` establishes.
fn add_layers<'i>(rule: &CssRule<'i>, outer: &[CowArcStr<'i>], names: &mut Vec<LayerName<'i>>) {
    let within = |name: &LayerName<'i>| LayerName(outer.iter().chain(&name.0).cloned().collect());
    match rule {
        CssRule::LayerStatement(rule) => names.extend(rule.names.iter().map(within)),
        CssRule::LayerBlock(rule) => {
            let Some(name) = &rule.name else { return };
            let name = within(name);
            names.push(name.clone());
            rule.rules.0.iter().for_each(|inner| add_layers(inner, &name.0, names));
        }
        _ => {}
    }
}

fn css_text(css: &impl ToCss) -> String {
    css.to_css_string(PrinterOptions::default()).unwrap_or_default()
}

/// Wraps imported rules in the conditions of their import.
fn wrap<'i>(mut rules: Vec<CssRule<'i>>, import: &ImportRule<'i>) -> Vec<CssRule<'i>> {
    let loc = import.loc;
    if let Some(name) = &import.layer {
        let rule = LayerBlockRule { name: name.clone(), rules: CssRuleList(rules), loc };
        rules = vec![CssRule::LayerBlock(rule)];
    }
    if let Some(condition) = &import.supports
        && !rules.is_empty()
    {
        let condition = condition.clone();
        let rule = SupportsRule { condition, rules: CssRuleList(rules), loc };
        rules = vec![CssRule::Supports(rule)];
    }
    if !import.media.media_queries.is_empty() && !rules.is_empty() {
        let rule = MediaRule { query: import.media.clone(), rules: CssRuleList(rules), loc };
        rules = vec![CssRule::Media(rule)];
    }
    rules
}

/// Reports rules that browsers would silently ignore in the bundle.
fn check_order(sheets: &[Sheet<'_>], rules: &[CssRule<'_>], bundled: bool, report: &mut Report) {
    let mut body = false;
    let mut imports = false;
    for rule in rules {
        match rule {
            CssRule::Import(rule) => {
                imports = true;
                if let Some(sheet) = sheets.get(rule.loc.source_index as usize)
                    && body
                {
                    report.add(late_import(sheet, rule));
                }
            }
            CssRule::LayerStatement(_) => body |= imports,
            CssRule::Namespace(rule) => {
                if let Some(sheet) = sheets.get(rule.loc.source_index as usize)
                    && bundled
                {
                    let message = "`@namespace` can't be used in a style sheet with imports";
                    report.add(
                        Diagnostic::new(Code::CssError, message)
                            .at(place_of(sheet, rule.loc, ""))
                            .hint("link the style sheet separately from the page"),
                    );
                }
            }
            _ => body = true,
        }
    }
}

fn too_deep(sheet: &Sheet<'_>, rule: &ImportRule<'_>) -> Diagnostic {
    let message = format!("the style sheet has {CSS_IMPORT_LEVELS}");
    Diagnostic::new(Code::CssError, message)
        .at(place_of(sheet, rule.loc, &rule.url))
        .hint("import the style sheets one after the other in the one that the page links")
}

fn late_import(sheet: &Sheet<'_>, rule: &ImportRule<'_>) -> Diagnostic {
    let message = format!("`{}` would be imported too late", rule.url);
    Diagnostic::new(Code::CssError, message)
        .at(place_of(sheet, rule.loc, &rule.url))
        .hint("put imports from other sites first in the style sheet that the page links")
}

fn place_of(sheet: &Sheet<'_>, at: Location, needle: &str) -> Place {
    sheet.place(at.line, at.column, needle)
}
