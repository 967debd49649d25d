//! What templates see of the site and its languages.

use crate::config::{Config, Direction, Locale};
use crate::template::Item;

pub(super) fn locale_item(locale: &Locale) -> Item {
    let direction = match locale.direction {
        Direction::Ltr => "ltr",
        Direction::Rtl => "rtl",
    };
    Item::record([
        ("segment", Item::text(&*locale.segment)),
        ("tag", Item::text(&*locale.tag)),
        ("label", Item::text(&*locale.label)),
        ("flag", Item::text(&*locale.flag)),
        ("direction", Item::text(direction)),
        ("open_graph", Item::text(&*locale.open_graph)),
    ])
}

pub(super) fn site_item(config: &Config) -> Item {
    Item::record([
        ("base_url", Item::text(&*config.base_url)),
        ("base_path", Item::text(&*config.base_path)),
        ("name", Item::text(&*config.name)),
        ("default_locale", Item::text(&*config.locales[config.default_locale].segment)),
    ])
}
