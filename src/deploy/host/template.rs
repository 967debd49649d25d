//! Prints configurations from templates.

use anyhow::anyhow;
use minijinja::syntax::SyntaxConfig;
use minijinja::{Environment, UndefinedBehavior, Value, context};

use crate::deploy::host::Options;
use crate::deploy::host::notation::{literal, one_of};
use crate::deploy::host::policy::Policy;
use crate::deploy::host::table::{Header, IMMUTABLE, Language, REVALIDATE, RouteTable};
use crate::engine::output::encode_address;

/// Prints `template` with the values of a route table and `more`. The environment has the filters
/// of the host. The error is that of a filter.
pub(super) fn print(
    mut environment: Environment<'_>,
    template: &str,
    table: &RouteTable,
    options: Options<'_>,
    more: Value,
) -> anyhow::Result<String> {
    let mut syntax = SyntaxConfig::builder();
    syntax.trim_blocks(true).lstrip_blocks(true).keep_trailing_newline(true);
    environment.set_syntax(syntax.build().expect("these settings do not contradict"));
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.add_filter("literal", literal);
    environment.add_filter("one_of", |texts: Vec<String>| one_of(texts.iter().map(String::as_str)));
    environment.add_filter("quoted_regex", |text: &str| quoted_regex(text));
    environment.add_filter("folder", |path: &str| path.trim_end_matches('/').to_owned());
    environment.add_filter("encoded", |path: &str| encode_address(path));
    let immutable = &table.immutable;
    let files = immutable.files.iter().map(|file| format!("{}$", literal(file)));
    let immutable_paths = immutable.folders.iter().map(|folder| literal(folder)).chain(files);
    let pair = |(from, to): (&str, &str)| vec![Value::from(from), Value::from(to)];
    let language = |language: &Language| {
        let Language { segment, tag, home, not_found } = language;
        context! { segment, tag, home, not_found }
    };
    let header = |Header { name, value }: &Header| context! { name, value };
    let group = |Policy { policy, files }: &Policy| context! { policy, files => files.clone() };
    let values = context! {
        name => table.identifier(),
        folder => folder(table, options),
        base_url => &*table.base_url,
        base_path => &*table.base_path,
        home => table.home(),
        languages => table.languages.iter().map(language).collect::<Vec<_>>(),
        prefixed => table.prefixed().map(language).collect::<Vec<_>>(),
        error_page => table.error_page(),
        moved => table.moved().map(pair).collect::<Vec<_>>(),
        moved_folders => table.moved_folders().map(pair).collect::<Vec<_>>(),
        first_names => table.first_names().into_iter().map(Value::from).collect::<Vec<_>>(),
        private => table.private.clone(),
        headers => table.headers.iter().map(header).collect::<Vec<_>>(),
        policy => table.policies.default.as_deref(),
        other_policies => table.policies.exceptions.iter().map(group).collect::<Vec<_>>(),
        immutable_paths => immutable_paths.collect::<Vec<_>>(),
        revalidate => REVALIDATE,
        forever => IMMUTABLE,
        ..more
    };
    let printed = environment.render_str(template, values);
    printed.map_err(|error| anyhow!("{}", error.detail().unwrap_or("the template is invalid")))
}

/// Puts a regular expression between double quotes.
pub(super) fn quoted_regex(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\\\""))
}

/// The folder of the site on the host.
fn folder(table: &RouteTable, options: Options<'_>) -> String {
    match options.folder {
        Some(folder) => folder.display().to_string(),
        None => format!("/var/www/{}", table.host_name()),
    }
}
