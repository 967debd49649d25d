//! The codes of all diagnostics, with their levels, `default..lowest`, and explanations.

use serde::Serialize;

use crate::engine::diagnostic::level::{Level, levels};

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Prevents the site from being written.
    Error,
    /// Does not prevent the site from being written.
    Warning,
}

macro_rules! codes {
    ($($(#[doc = $doc:literal])+ $name:ident = $text:literal $level:ident$(..$low:ident)?;)+) => {
        /// The code of a diagnostic. The names are permanent, since programs refer to them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Code { $($(#[doc = $doc])+ $name,)+ }

        impl Code {
            /// All codes, in the order of the documentation, which also has the groups
            /// (`// ———`).
            pub const ALL: &[Code] = &[$(Code::$name,)+];

            /// Returns the name as printed, in kebab-case.
            pub fn as_str(self) -> &'static str {
                match self { $(Code::$name => $text,)+ }
            }

            pub(super) fn levels(self) -> (Level, Level) {
                match self { $(Code::$name => levels!($level $($low)?),)+ }
            }

            /// Returns a paragraph of documentation.
            pub fn explanation(self) -> &'static str {
                match self { $(Code::$name => concat!($($doc, "\n",)+),)+ }
            }
        }
    };
}

codes! {
    // ——— Files
    /// A file or folder can't be read: permission is denied, or it was removed during the build.
    UnreadableFile = "unreadable-file" deny;
    /// A file contains bytes that are not UTF-8 text. Save it as UTF-8.
    InvalidUtf8 = "invalid-utf8" deny;
    /// A text contains a character that HTML and XML do not allow: a control character, a Unicode
    /// noncharacter, or an escape for one, such as `\u0007` or `&#7;`.
    InvalidCharacter = "invalid-character" deny;
    /// A file contains the markers of a merge conflict, such as `    /// value of a property that can't have one, or an incomplete `@property`, so that browsers
    /// ignore it; or an island reads a class that its CSS module does not have. Names of vendors
    /// (`-webkit-…`) and custom names (`--…`) are not checked, nor are styles that islands set.
    UnknownCss = "unknown-css" warn..allow;
    /// A template marks a page as `noindex`, but the sitemap lists it. Set `index: false` in the
    /// file of the page instead.
    RobotsConflict = "robots-conflict" warn..allow;
    /// A photo in `static/`, or in a `data:` URL in the code of an island, contains its location or
    /// its camera in its metadata, and is published without changes. Move it to `assets/`, where
    /// metadata is removed, or list the file of `static/` in `keep_metadata` of `[pictures]` in
    /// `site.toml`.
    PhotoMetadata = "photo-metadata" warn..allow;
    /// A font of `site.toml` can't be subset: its file is not a font, or has no axis of that name.
    FontError = "font-error" deny;
    /// A file in `assets/` is not used; it is not published.
    UnusedAsset = "unused-asset" warn..allow;

    // ——— Islands
    /// An island's `island.toml` is invalid.
    InvalidIsland = "invalid-island" deny;
    /// An island is called where HTML does not allow its elements. Browsers would move or close
    /// them, and the island could not be hydrated.
    MisplacedIsland = "misplaced-island" deny;
    /// An island is not used by any page.
    UnusedIsland = "unused-island" warn..allow;
    /// The scripts of a page are larger than `[budget]` in `site.toml` allows. `build --verbose`
    /// lists what they contain: islands, packages and folders.
    OverBudget = "over-budget" deny..allow;
    /// A package makes the address of one of its files from that of its style sheet or its code.
    /// Published files have other names, so browsers will not find it.
    SoughtFile = "sought-file" warn..allow;
    /// TypeScript, JSX or an import of an island can't be bundled.
    BundleError = "bundle-error" deny;
    /// The props of an island do not match its `island.toml`.
    IslandProps = "island-props" deny;
    /// An island throws an error, or React reports one, while it is prerendered, or it renders
    /// invalidly nested elements.
    PrerenderError = "prerender-error" deny;
    /// An island reads the clock or random numbers while it is prerendered. Builds use 2000-01-01
    /// and a fixed sequence of numbers, so the prerendered HTML may be wrong, and may differ from
    /// the hydrated island.
    UnstableIsland = "unstable-island" warn..allow;
    /// An island prints a message that is not translated, its own or one in a prop, outside of an
    /// element with the language of the message: as the result of a component, joined with other
    /// texts, or by a call of `createElement`. Browsers and screen readers treat it as a text in
    /// the language of the page.
    UnmarkedText = "unmarked-text" warn..allow;
    /// A message of an island uses a feature that the format of i18next does not support.
    IslandMessage = "island-message" deny..warn;

    // ——— Security, dates and anchors
    /// A page contains a script or a resource that the policy of `[security]` in `site.toml`
    /// blocks: a script in an attribute, or a resource from an origin that is not allowed, which
    /// the page or one of its style sheets loads.
    BlockedByPolicy = "blocked-by-policy" deny;
    /// The reference date of the site (`today` in a schema) is outdated: another date in the data
    /// has passed since. Only `check` uses the current date, so that a build of the same
    /// files is the same on any day; `SOURCE_DATE_EPOCH` replaces the clock if it is set.
    PassedDay = "passed-day" warn..allow;
    /// The `date` of a page that is not a draft is in the future. The page is published anyway.
    /// Only `check` uses the current date, or `SOURCE_DATE_EPOCH`.
    FutureDate = "future-date" warn..allow;
    /// `check-baseline.txt` lists a diagnostic that the site no longer has. Only `check` reports
    /// it.
    StaleBaseline = "stale-baseline" warn..allow;
    /// A link points to an anchor that its page does not have.
    UnknownAnchor = "unknown-anchor" deny..allow;

    // ——— Finished pages
    /// A finished page breaks a rule, whose name begins the message: about headings, landmarks,
    /// labels, ARIA, forms, languages or JSON-LD. `check --pages`, preview and editors report it.
    PageRule = "page-rule" warn..allow;
    /// A page that search engines list has no title or no description, has that of another page in
    /// its language, or one that results cut. `check --pages`, preview and editors report it.
    SearchSnippet = "search-snippet" warn..allow;

    // ——— Exchange and import
    /// `archipel i18n import` can't read a file, or a translation in it would break its message: it
    /// lacks a variable, an element or a plural form, or is not valid Fluent. Nothing is imported.
    ExchangeFile = "exchange-file" deny;
    /// `archipel i18n import` left a translation out: the site has no such message, or its original
    /// has changed since the export.
    ExchangeText = "exchange-text" warn..allow;
    /// `archipel import` could not convert a part of the other generator's site, or converted it
    /// with a loss. The place is that of the part in the other site.
    NotImported = "not-imported" warn..allow;
}
