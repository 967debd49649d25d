//! The names of the functions and values that every template can use.

use std::fmt;

/// A property of a [`Global`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Flag {
    /// It is a map; all others are functions.
    Map,
    /// It needs a page. A partial that uses it is rendered for each page.
    UsesPage,
    /// Its result is text without markup, which needs no filter in attributes.
    Text,
    /// Its result is a URL of the site, which needs no filter in attributes with a URL.
    OwnUrl,
}

/// Defines [`Global`] from its variants, their names and flags.
macro_rules! globals {
    ($($variant:ident: $name:literal [$($flag:ident),*];)+) => {
        /// The functions and maps that every template can use.
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub(super) enum Global { $($variant,)+ }

        impl Global {
            pub(super) const ALL: [Global; [$($name),+].len()] = [$(Global::$variant),+];

            pub(super) fn of(name: &str) -> Option<Global> {
                // A match compiles to comparisons of lengths, and all lookups of names call this
                // function.
                Some(match name {
                    $($name => Global::$variant,)+
                    _ => return None,
                })
            }

            pub(super) fn name(self) -> &'static str {
                match self { $(Global::$variant => $name,)+ }
            }

            pub(super) fn has(self, flag: Flag) -> bool {
                let flags: &[Flag] = match self { $(Global::$variant => &[$(Flag::$flag),*],)+ };
                flags.contains(&flag)
            }
        }
    };
}

impl fmt::Debug for Global {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        f.write_str(if self.has(Flag::Map) { "" } else { "()" })
    }
}

globals! {
    Text: "t" [Text];
    Rich: "rich" [];
    Url: "url" [Text, OwnUrl];
    Asset: "asset" [Text, OwnUrl];
    Inline: "inline" [];
    Picture: "picture" [UsesPage];
    Island: "island" [UsesPage];
    Script: "script" [UsesPage];
    Fact: "fact" [Text];
    Number: "number" [Text];
    Date: "date" [Text];
    List: "list" [Text];
    RelativeTime: "relative_time" [Text];
    Head: "head" [UsesPage];
    Pages: "pages" [UsesPage];
    Adjacent: "adjacent" [UsesPage];
    Related: "related" [UsesPage];
    Tags: "tags" [UsesPage];
    Content: "content" [UsesPage];
    Markdown: "markdown" [UsesPage];
    SetText: "set_text" [UsesPage];
    Page: "page" [Map, UsesPage];
    Shared: "__shared" [];
    Data: "data" [Map];
}
