//! Every kind of mistake, with its name and what the documentation says of it.

use serde::Serialize;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The site is not written until this is mended.
    Error,
    /// The site is written; the user should look.
    Warning,
}

macro_rules! codes {
    ($($(#[doc = $doc:literal])+ $name:ident = $text:literal $severity:ident;)+) => {
        /// Every kind of mistake that can be reported. The names are permanent: programs and
        /// people's notes refer to them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Code { $($(#[doc = $doc])+ $name,)+ }

        impl Code {
            /// All codes, in the order of the documentation.
            pub const ALL: &[Code] = &[$(Code::$name,)+];

            /// The name as printed, in kebab-case.
            pub fn as_str(self) -> &'static str {
                match self { $(Code::$name => $text,)+ }
            }

            /// Whether it stops the build.
            pub fn severity(self) -> Severity {
                match self { $(Code::$name => Severity::$severity,)+ }
            }

            /// One paragraph for the documentation.
            pub fn explanation(self) -> &'static str {
                match self { $(Code::$name => concat!($($doc, "\n",)+),)+ }
            }
        }
    };
}

codes! {
    /// A file or folder can't be read: permissions, or it vanished while the build ran.
    UnreadableFile = "unreadable-file" Error;
    /// A file holds bytes that are not UTF-8 text. Save it as UTF-8.
    InvalidUtf8 = "invalid-utf8" Error;
    /// A symbolic link leads back to a folder it lies in.
    LinkLoop = "link-loop" Error;
    /// A symbolic link leads out of the project, so the build would depend on one machine.
    LinkOutside = "link-outside" Error;
    /// A file lies in an input folder where nothing reads it: a wrong folder or ending.
    StrayFile = "stray-file" Warning;
    /// `site.toml` is not valid TOML, or a value in it can't be used.
    InvalidConfig = "invalid-config" Error;
    /// A YAML file can't be parsed.
    YamlSyntax = "yaml-syntax" Error;
    /// The same key stands twice in one YAML mapping; only one of them could count.
    DuplicateKey = "duplicate-key" Error;
    /// YAML anchors, aliases, tags and merge keys are not part of the format: an alias can
    /// hide where a value comes from, and a chain of them can grow without bound.
    YamlFeature = "yaml-feature" Error;
    /// A key that the schema does not know.
    UnknownKey = "unknown-key" Error;
    /// A key that the schema requires is absent.
    MissingKey = "missing-key" Error;
    /// A value is not of the type that the schema asks for.
    WrongType = "wrong-type" Error;
    /// A schema file is itself wrong.
    InvalidSchema = "invalid-schema" Error;
    /// A data file has no schema in `templates/data/`.
    MissingSchema = "missing-schema" Error;
    /// Two page files claim one id, or a page's id differs from its file name.
    PageId = "page-id" Error;
    /// A page path or an output path holds something that can't be part of a URL.
    InvalidPath = "invalid-path" Error;
    /// Two sources write the same output file.
    PathCollision = "path-collision" Error;
    /// A template named in content, configuration or another template does not exist.
    UnknownTemplate = "unknown-template" Error;
    /// A section's `type` has no template in `templates/sections/`.
    UnknownSection = "unknown-section" Error;
    /// A page id that no page has.
    UnknownPage = "unknown-page" Error;
    /// A file name that is not in `assets/`.
    UnknownAsset = "unknown-asset" Error;
    /// A name that no folder of `islands/` has.
    UnknownIsland = "unknown-island" Error;
    /// A message id that neither the page's own file nor the shared files have.
    UnknownMessage = "unknown-message" Error;
    /// A locale lacks a message that the default locale has.
    MissingMessage = "missing-message" Error;
    /// A locale has a message that the default locale lacks.
    ObsoleteMessage = "obsolete-message" Warning;
    /// No template, page or island uses a message.
    UnusedMessage = "unused-message" Warning;
    /// One message id is defined twice where both would be seen.
    DuplicateMessage = "duplicate-message" Error;
    /// A Fluent file holds something that is not Fluent.
    FluentSyntax = "fluent-syntax" Error;
    /// Messages refer to each other in a circle.
    MessageCycle = "message-cycle" Error;
    /// A message refers to a message, term or attribute that does not exist.
    UnknownReference = "unknown-reference" Error;
    /// A message calls a function that does not exist, or with options it does not know.
    UnknownFunction = "unknown-function" Error;
    /// A message needs a variable that it is not given.
    MissingVariable = "missing-variable" Error;
    /// A message is given a variable that it does not use.
    SuperfluousVariable = "superfluous-variable" Error;
    /// A translation uses other variables than the message in the default locale.
    VariableMismatch = "variable-mismatch" Error;
    /// A message names a fact that no data file has.
    UnknownFact = "unknown-fact" Error;
    /// A message holds a number. Numbers stand once in `content/data`, and messages name them.
    TypedNumber = "typed-number" Warning;
    /// A word in the letters of another language that is no name of the glossary.
    ForeignWord = "foreign-word" Warning;
    /// A word that the glossary does not allow in this language.
    GlossaryWord = "glossary-word" Warning;
    /// A translation that lacks the word agreed on in the glossary.
    GlossaryTerm = "glossary-term" Warning;
    /// A translation that is the same as the default language's text.
    UntranslatedMessage = "untranslated-message" Warning;
    /// A message came out empty.
    EmptyMessage = "empty-message" Error;
    /// A message holds markup that is not allowed, or a link that the template does not fill.
    MessageMarkup = "message-markup" Error;
    /// A locale folder that `site.toml` does not list, or a listed locale without a folder.
    LocaleFolder = "locale-folder" Error;
    /// A template can't be parsed.
    TemplateSyntax = "template-syntax" Error;
    /// A template uses something that is not defined.
    UndefinedValue = "undefined-value" Error;
    /// Templates include each other in a circle.
    IncludeCycle = "include-cycle" Error;
    /// A template fails while it runs.
    TemplateError = "template-error" Error;
    /// A template writes an internal link by hand, so that nothing checks it.
    HandWrittenLink = "hand-written-link" Error;
    /// A style sheet can't be parsed, or imports something that does not exist.
    CssError = "css-error" Error;
    /// A font of `site.toml` can't be cut: its file is no font, or has no axis of that name.
    FontError = "font-error" Error;
    /// A file in `assets/` that nothing refers to; it is not shipped.
    UnusedAsset = "unused-asset" Warning;
    /// An island's `island.toml` is wrong.
    InvalidIsland = "invalid-island" Error;
    /// An island that no page uses.
    UnusedIsland = "unused-island" Warning;
    /// The scripts of a page weigh more than `[budget]` in `site.toml` allows. `build --verbose`
    /// lists what is in them: islands, packages and folders.
    OverBudget = "over-budget" Error;
    /// TypeScript, JSX or an import of an island can't be bundled.
    BundleError = "bundle-error" Error;
    /// An island is given props that its `island.toml` does not describe.
    IslandProps = "island-props" Error;
    /// An island throws, or React complains, while it is rendered at build time.
    PrerenderError = "prerender-error" Error;
    /// A message of an island says something that i18next's format can't express.
    IslandMessage = "island-message" Error;
    /// A page has something in it that browsers will not run or load, by the policy that
    /// `[security]` in `site.toml` gives it: a script in an attribute, or something from an origin
    /// that is not open.
    BlockedByPolicy = "blocked-by-policy" Error;
    /// The day that the site speaks of (`today` in a schema) has fallen behind: another day in
    /// the data has come or passed since. Only `check` looks at the calendar, so that a build of
    /// the same files is the same on any day; `SOURCE_DATE_EPOCH` stands for the clock if it is
    /// set.
    PassedDay = "passed-day" Warning;
    /// A link to an anchor that the page does not have.
    UnknownAnchor = "unknown-anchor" Error;
}
