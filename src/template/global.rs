//! The names of the functions and values that every template can use.

use std::fmt;

use crate::template::partial::SHARED;

/// The functions and maps that every template can use.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Global {
    Text,
    Rich,
    Url,
    Asset,
    Inline,
    Picture,
    Island,
    Script,
    Fact,
    Number,
    Date,
    Head,
    Pages,
    Adjacent,
    Tags,
    Content,
    Markdown,
    SetText,
    Page,
    Shared,
    Data,
}

/// The number of globals.
pub(super) const GLOBALS: usize = Global::Data as usize + 1;

impl Global {
    pub(super) fn of(name: &str) -> Option<Global> {
        // A match compiles to comparisons of lengths; every lookup of a name comes through here.
        Some(match name {
            "t" => Global::Text,
            "rich" => Global::Rich,
            "url" => Global::Url,
            "asset" => Global::Asset,
            "inline" => Global::Inline,
            "picture" => Global::Picture,
            "island" => Global::Island,
            "script" => Global::Script,
            "fact" => Global::Fact,
            "number" => Global::Number,
            "date" => Global::Date,
            "head" => Global::Head,
            "pages" => Global::Pages,
            "adjacent" => Global::Adjacent,
            "tags" => Global::Tags,
            "content" => Global::Content,
            "markdown" => Global::Markdown,
            "set_text" => Global::SetText,
            "page" => Global::Page,
            SHARED => Global::Shared,
            "data" => Global::Data,
            _ => return None,
        })
    }
}

impl fmt::Debug for Global {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Global::Text => "t()",
            Global::Rich => "rich()",
            Global::Url => "url()",
            Global::Asset => "asset()",
            Global::Inline => "inline()",
            Global::Picture => "picture()",
            Global::Island => "island()",
            Global::Script => "script()",
            Global::Fact => "fact()",
            Global::Number => "number()",
            Global::Date => "date()",
            Global::Head => "head()",
            Global::Pages => "pages()",
            Global::Adjacent => "adjacent()",
            Global::Tags => "tags()",
            Global::Content => "content()",
            Global::Markdown => "markdown()",
            Global::SetText => "set_text()",
            Global::Page => "page",
            Global::Shared => SHARED,
            Global::Data => "data",
        })
    }
}
