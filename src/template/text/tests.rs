//! The templates are those of a site: their texts are compared as they are printed.

use crate::engine::output::Language;
use crate::engine::source::SourcePath;
use crate::template::escape::escaped;
use crate::template::value::print;
use crate::template::{sorting, undefined};

use super::*;

fn environment() -> Environment<'static> {
    let mut environment = Environment::new();
    environment.set_undefined_behavior(minijinja::UndefinedBehavior::Strict);
    environment.set_formatter(print);
    undefined::add_filters(&mut environment);
    sorting::add_filters(&mut environment);
    add_filters(&mut environment);
    environment
}

/// The text of a template of that name, or the message about it.
fn rendered(name: &str, template: &str) -> Result<String, String> {
    let path = SourcePath::new(format!("templates/{name}"));
    let language = if name.ends_with(".txt") { Language::Plain } else { Language::of(name) };
    let (source, mistakes) = escaped(&path, template, language);
    assert!(mistakes.is_empty(), "{template}: {mistakes:?}");
    let rendered = environment().render_named_str(name, &source.text, ());
    rendered.map_err(|error| error.detail().unwrap_or("no detail").to_owned())
}

#[test]
fn every_way_to_a_text_prints_the_same() {
    for (value, expected) in [
        ("true", "true"),
        ("false", "false"),
        ("12", "12"),
        ("6 / 2", "3"),
        ("0.1 + 0.2", "0.3"),
        ("1 / 3", "0.333333333333333"),
        ("-0.0", "0"),
        ("1e21", "1000000000000000000000"),
        ("36.5", "36.5"),
    ] {
        let (upper, length) = (expected.to_uppercase(), expected.len());
        for (template, expected) in [
            (format!("{{{{ {value} }}}}"), expected.to_owned()),
            (format!("{{{{ 'x' ~ ({value}) ~ 'y' }}}}"), format!("x{expected}y")),
            (format!("{{% set a = ({value}) ~ '' %}}{{{{ a }}}}"), expected.to_owned()),
            (format!("{{{{ ({value})|string|length }}}}"), length.to_string()),
            (format!("{{{{ [1, {value}]|join('-') }}}}"), format!("1-{expected}")),
            (format!("{{{{ [{value}]|map('upper')|join }}}}"), upper.clone()),
            (format!("{{{{ ({value})|upper }}}}"), upper),
            (format!("{{{{ ({value})|replace('~', '') }}}}"), expected.to_owned()),
            (format!("{{{{ 'a~b~'|replace('~', {value}, count=1) }}}}"), format!("a{expected}b~")),
            (format!("{{{{ ({value})|indent(2, true) }}}}"), format!("  {expected}")),
            (format!("{{{{ '%s!'|format({value}) }}}}"), format!("{expected}!")),
            (format!("{{{{ ({value})|urlencode }}}}"), expected.to_owned()),
            (format!("{{{{ {{'a': {value}}}|urlencode }}}}"), format!("a={expected}")),
            (format!("{{{{ ({value})|escape }}}}"), expected.to_owned()),
            (format!("{{{{ ({value})|safe }}}}"), expected.to_owned()),
            (format!("{{{{ ({value}) is startingwith '{expected}' }}}}"), "true".to_owned()),
            (format!("{{{{ ({value})|split('!')|first }}}}"), expected.to_owned()),
        ] {
            for name in ["a.html", "a.txt"] {
                assert_eq!(rendered(name, &template).as_ref(), Ok(&expected), "{name}: {template}");
            }
        }
        assert_eq!(rendered("a.json", &format!("{{{{ {value} }}}}")).as_deref(), Ok(expected));
    }
}

#[test]
fn values_without_a_text_are_rejected_everywhere() {
    for value in ["none", "[1]", "{'a': 1}", "range", "1e308 * 10", "range(3)"] {
        for template in [
            format!("{{{{ {value} }}}}"),
            format!("{{{{ 'x' ~ {value} }}}}"),
            format!("{{{{ {value} ~ 'x' }}}}"),
            format!("{{% set a = ({value}) ~ '' %}}{{{{ a }}}}"),
            format!("{{{{ ({value})|string }}}}"),
            format!("{{{{ [{value}]|join }}}}"),
            format!("{{{{ [{{'a': {value}}}]|join(attribute='a') }}}}"),
            format!("{{{{ ({value})|upper }}}}"),
            format!("{{{{ ({value})|replace('a', 'b') }}}}"),
            format!("{{{{ 'a'|replace('a', {value}) }}}}"),
            format!("{{{{ ({value})|indent }}}}"),
            format!("{{{{ '%s'|format({value}) }}}}"),
            format!("{{{{ ({value})|safe }}}}"),
            format!("{{{{ ({value}) is endingwith 'x' }}}}"),
        ] {
            for name in ["a.html", "a.txt"] {
                let message = rendered(name, &template).expect_err(&template);
                assert!(
                    message.contains(": print ") || message.contains(": check for"),
                    "{message}"
                );
            }
        }
    }
    for template in ["{{ [1e308 * 10] }}", "{{ [1e308 * 10]|tojson }}", "{{ range }}"] {
        rendered("a.json", template).expect_err(template);
    }
    assert_eq!(
        rendered("a.json", "{{ [none, true, {'a': 1}] }}").unwrap(),
        r#"[null,true,{"a":1}]"#
    );
}

#[test]
fn texts_are_joined_as_before() {
    for (template, expected) in [
        ("{{ 'a' ~ ('b' if false) ~ 'c' }}", "ac"),
        ("{{ '<' ~ 1 }}{{ '<b>'|safe ~ '<' }}", "&lt;1<b>&lt;"),
        ("{{ 2 * 3 ~ 'x'|upper ~ (1 ~ true) }}", "6X1true"),
        ("{% for a in ['x' ~ true] if 'x' ~ 1 == 'x1' %}{{ a }}{% endfor %}", "xtrue"),
        ("{{ 'aaa'|replace('a', '<b>'|safe, 2) }}", "<b><b>a"),
        ("{{ '<a>'|replace('a', 'b', 0) }}", "&lt;a&gt;"),
        ("{{ 'a b'|title }}{{ ' a '|trim }}{{ '%.2f'|format(3) }}", "A Ba3.00"),
    ] {
        assert_eq!(rendered("a.html", template).as_deref(), Ok(expected), "{template}");
    }
    assert!(rendered("a.html", "{{ 'a' ~ b }}").is_err());
    assert!(rendered("a.html", "{{ 'a'|indent(999999999999) }}").is_err());
}

#[test]
fn letters_follow_the_language_of_the_page() {
    let locale = minijinja::context! { locale => minijinja::context! { tag => "tr" } };
    let rendered = |template: &str| environment().render_str(template, locale.clone()).unwrap();
    assert_eq!(rendered("{{ 'izmir'|upper }} {{ 'IŞIK'|lower }}"), "İZMİR ışık");
    assert_eq!(rendered("{{ 'iki ev'|title }} {{ 'iki ev'|capitalize }}"), "İki Ev İki ev");
    assert_eq!(rendered("{{ ['i']|map('upper')|join }}"), "İ");
}
