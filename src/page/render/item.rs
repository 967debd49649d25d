//! The template values `site` and `locale`.

use crate::content::config::{Config, Locale};
use crate::template::TemplateValue;

pub(super) fn locale_item(config: &Config, locale: &Locale) -> TemplateValue {
    let mut folder = String::from("/");
    locale.push_folder(&mut folder);
    let folder = folder.trim_end_matches('/');
    let below = |base: &str| TemplateValue::text(format!("{base}{folder}"));
    TemplateValue::record([
        ("base_url", below(&config.base_url)),
        ("base_path", below(&config.base_path)),
        ("segment", TemplateValue::text(&*locale.segment)),
        ("tag", TemplateValue::text(&*locale.tag)),
        ("label", TemplateValue::text(&*locale.label)),
        ("flag", TemplateValue::text(&*locale.flag)),
        ("direction", TemplateValue::text(locale.direction.as_str())),
        ("open_graph", TemplateValue::text(&*locale.open_graph)),
    ])
}

pub(super) fn site_item(config: &Config) -> TemplateValue {
    TemplateValue::record([
        ("base_url", TemplateValue::text(&*config.base_url)),
        ("base_path", TemplateValue::text(&*config.base_path)),
        ("name", TemplateValue::text(&*config.name)),
        ("default_locale", TemplateValue::text(&*config.locales[config.default_locale].segment)),
    ])
}
