//! Renders partials that do not use the page once for each language: a footer with forty links is
//! not rendered again for every page.
//!
//! They need no annotation. A template that others include by its name is stored twice. Under its
//! name, a stub requests the shared rendering; after a slash, with which no file name begins, it is
//! stored as written. The latter is included if its output depends on the page.

use std::collections::BTreeSet;

use minijinja::Environment;

use crate::template::tag::tags;

/// The values other than globals that are the same on all pages of a language.
pub(super) const SHARED_VALUES: [&str; 3] = ["locale", "site", "search"];

/// Statements whose effect goes beyond the partial, to the template that includes it.
const LEAKING_STATEMENTS: [&str; 6] = ["set", "macro", "import", "from", "block", "extends"];

/// Returns whether nothing in a source has an effect on the template that includes it.
pub(super) fn is_closed(text: &str) -> bool {
    tags(text).iter().all(|tag| !LEAKING_STATEMENTS.contains(&tag.word))
}

/// Stores the templates `names` twice. They print HTML and are closed.
pub(super) fn add_partials(environment: &mut Environment<'static>, names: &BTreeSet<&str>) {
    for name in names {
        let whole = environment.get_template(name).expect("it was added").source().to_owned();
        let stub = format!(
            "{{% with __shared_html = __shared(\"{name}\") %}}{{% if __shared_html is none %}}\
             {{% include \"/{name}\" %}}{{% else %}}{{{{ __shared_html }}}}{{% endif %}}\
             {{% endwith %}}"
        );
        for (name, text) in [(written_name(name), whole), ((*name).to_owned(), stub)] {
            environment.add_template_owned(name, text).expect("both can be parsed");
        }
    }
}

/// The name under which a partial is stored as written.
pub(super) fn written_name(name: &str) -> String {
    format!("/{name}")
}

/// The name of the file of a template.
pub(super) fn file_name(name: &str) -> &str {
    name.strip_prefix('/').unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_an_effect_outside_is_not_closed() {
        assert!(is_closed("{% for a in b %}{% with c = 1 %}{# {% set d = 2 %} #}{% endwith %}"));
        for word in LEAKING_STATEMENTS {
            assert!(!is_closed(&format!("<p>{{%- {word} a = 1 %}}")), "{word}");
        }
    }
}
