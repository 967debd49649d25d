//! The names of the functions and values that every template can use.

use std::fmt;

use crate::template::partial::SHARED;

/// Defines [`Global`] from its variants, their names, and the names in diagnostics.
macro_rules! globals {
    ($($variant:ident: $name:pat => $shown:expr;)+) => {
        /// The functions and maps that every template can use.
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub(super) enum Global { $($variant,)+ }

        /// The number of globals.
        pub(super) const GLOBALS: usize = [$(Global::$variant),+].len();

        impl Global {
            pub(super) fn of(name: &str) -> Option<Global> {
                // A match compiles to comparisons of lengths, and all lookups of names call this
                // function.
                Some(match name {
                    $($name => Global::$variant,)+
                    _ => return None,
                })
            }
        }

        impl fmt::Debug for Global {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Global::$variant => $shown,)+ })
            }
        }
    };
}

globals! {
    Text: "t" => "t()";
    Rich: "rich" => "rich()";
    Url: "url" => "url()";
    Asset: "asset" => "asset()";
    Inline: "inline" => "inline()";
    Picture: "picture" => "picture()";
    Island: "island" => "island()";
    Script: "script" => "script()";
    Fact: "fact" => "fact()";
    Number: "number" => "number()";
    Date: "date" => "date()";
    List: "list" => "list()";
    RelativeTime: "relative_time" => "relative_time()";
    Head: "head" => "head()";
    Pages: "pages" => "pages()";
    Adjacent: "adjacent" => "adjacent()";
    Tags: "tags" => "tags()";
    Content: "content" => "content()";
    Markdown: "markdown" => "markdown()";
    SetText: "set_text" => "set_text()";
    Page: "page" => "page";
    Shared: SHARED => SHARED;
    Data: "data" => "data";
}
