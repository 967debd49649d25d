//! The codes of all diagnostics, with their explanations.

use serde::Serialize;

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The site is not written.
    Error,
    /// The site is written.
    Warning,
}

macro_rules! codes {
    ($($(#[doc = $doc:literal])+ $name:ident = $text:literal $severity:ident;)+) => {
        /// The code of a diagnostic. The names are permanent: programs and people refer to them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Code { $($(#[doc = $doc])+ $name,)+ }

        impl Code {
            /// All codes, in the order of the documentation.
            pub const ALL: &[Code] = &[$(Code::$name,)+];

            /// The name as printed, in kebab-case.
            pub fn as_str(self) -> &'static str {
                match self { $(Code::$name => $text,)+ }
            }

            /// Its severity.
            pub fn severity(self) -> Severity {
                match self { $(Code::$name => Severity::$severity,)+ }
            }

            /// A paragraph of documentation.
            pub fn explanation(self) -> &'static str {
                match self { $(Code::$name => concat!($($doc, "\n",)+),)+ }
            }
        }
    };
}

codes! {
    /// A file or folder can't be read: permissions, or it was removed during the build.
    UnreadableFile = "unreadable-file" Error;
    /// A file contains bytes that are not UTF-8 text. Save it as UTF-8.
    InvalidUtf8 = "invalid-utf8" Error;
    /// A text contains a character that HTML and XML can't hold: a control character, one that
    /// Unicode reserves, or an escape such as `\u0007` or `&#7;` for one.
    InvalidCharacter = "invalid-character" Error;
    /// The folder `.archipel`, which keeps what is expensive to compute, can't be written. Builds
    /// compute it again each time.
    UnwritableCache = "unwritable-cache" Warning;
    /// A file of a package in `islands/node_modules` is not as npm installed it. It is used as it
    /// is, until `npm ci` installs it again.
    EditedPackage = "edited-package" Warning;
    /// A symbolic link points to a folder that contains it.
    LinkLoop = "link-loop" Error;
    /// A symbolic link points out of the project, so that the build would depend on the machine.
    LinkOutside = "link-outside" Error;
    /// The name of a file has another ending than such files have to have: `about.yml`, or
    /// `about.yaml.txt` and `about.yaml.yaml`, where the last one may be hidden. What is wrong in
    /// the file is told, too.
    FileEnding = "file-ending" Error;
    /// A file is in an input folder where nothing reads it: a wrong folder or extension, or what
    /// version control, a file manager or an editor put into `static/`, which is not published.
    StrayFile = "stray-file" Warning;
    /// `site.toml` is not valid TOML, or a value in it can't be used.
    InvalidConfig = "invalid-config" Error;
    /// A YAML file can't be parsed.
    YamlSyntax = "yaml-syntax" Error;
    /// A data file in JSON, TOML or CSV can't be parsed.
    DataSyntax = "data-syntax" Error;
    /// Two data files have the same name and different endings; only one of them could apply.
    DuplicateData = "duplicate-data" Error;
    /// A key is defined twice in one YAML mapping; only one of them could apply.
    DuplicateKey = "duplicate-key" Error;
    /// YAML anchors, aliases, tags and merge keys are not part of the format: an alias can
    /// hide where a value comes from, and a chain of them can grow without bound.
    YamlFeature = "yaml-feature" Error;
    /// A key that the schema does not know.
    UnknownKey = "unknown-key" Error;
    /// A key that the schema requires is absent.
    MissingKey = "missing-key" Error;
    /// A value does not have the type that the schema requires.
    WrongType = "wrong-type" Error;
    /// A schema file is invalid.
    InvalidSchema = "invalid-schema" Error;
    /// A data file has no schema in `templates/data/`.
    MissingSchema = "missing-schema" Error;
    /// The name of a page file can't be part of an id, or the id is that of a part of a list.
    PageId = "page-id" Error;
    /// A page shows a list in parts that it can't have.
    InvalidPagination = "invalid-pagination" Error;
    /// A page has a tag twice, two tags differ only in case, or a tag with a page of its own can't
    /// be part of an address.
    InvalidTag = "invalid-tag" Error;
    /// A page path or an output path contains something that can't be part of a URL.
    InvalidPath = "invalid-path" Error;
    /// Two sources write the same output file.
    PathCollision = "path-collision" Error;
    /// A template named in content, configuration or another template does not exist.
    UnknownTemplate = "unknown-template" Error;
    /// `[search]` asks for a search index, and no template marks anything with `data-search`, so
    /// that a visitor would find nothing.
    EmptySearch = "empty-search" Warning;
    /// A list of pages is of a folder that has no page, so that it is empty in every language.
    EmptyList = "empty-list" Warning;
    /// A section's `type` has no template in `templates/sections/`.
    UnknownSection = "unknown-section" Error;
    /// A name that no locale of `site.toml` has.
    UnknownLocale = "unknown-locale" Error;
    /// Neither CLDR nor the part of it in ICU4X has formats of a language. Its numbers and dates
    /// are printed as in another, in pages and islands alike.
    BorrowedFormats = "borrowed-formats" Warning;
    /// A page id that no page has.
    UnknownPage = "unknown-page" Error;
    /// An address in a template at which the site has no file.
    UnknownFile = "unknown-file" Error;
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
    /// A message id is defined twice where both would be visible.
    DuplicateMessage = "duplicate-message" Error;
    /// A Fluent file contains something that is not Fluent.
    FluentSyntax = "fluent-syntax" Error;
    /// Messages refer to each other in a cycle.
    MessageCycle = "message-cycle" Error;
    /// A message refers to a message, term or attribute that does not exist.
    UnknownReference = "unknown-reference" Error;
    /// A message calls a function that does not exist, or gives it an option, or a value of one,
    /// that it does not take. docs/messages.md lists functions, options and values.
    UnknownFunction = "unknown-function" Error;
    /// A message needs a variable that it does not get.
    MissingVariable = "missing-variable" Error;
    /// A message gets a variable that it does not use.
    SuperfluousVariable = "superfluous-variable" Error;
    /// A translation lacks a variable of the message in the default locale.
    VariableMismatch = "variable-mismatch" Error;
    /// A translation uses a variable that the message in the default locale does not use.
    AdditionalVariable = "additional-variable" Warning;
    /// A choice by number lacks a plural form that whole numbers take in its language, or has one
    /// that the language has not: `few` in English, only `one` and `other` in Russian.
    PluralForms = "plural-forms" Warning;
    /// A message refers to a fact that no data file has.
    UnknownFact = "unknown-fact" Error;
    /// A message contains a number. Write numbers once in `content/data`, and refer to them in
    /// messages.
    TypedNumber = "typed-number" Warning;
    /// A word in another script that is not a name of the glossary.
    ForeignWord = "foreign-word" Warning;
    /// A word that the glossary does not allow in this language.
    GlossaryWord = "glossary-word" Warning;
    /// A translation that lacks the agreed term of the glossary.
    GlossaryTerm = "glossary-term" Warning;
    /// A translation that is the same as the default language's text.
    UntranslatedMessage = "untranslated-message" Warning;
    /// A page that is not a draft has a text that `archipel new` wrote in the place of another one.
    PlaceholderText = "placeholder-text" Warning;
    /// The text of a message is empty.
    EmptyMessage = "empty-message" Error;
    /// Readers see the markup of a message, as the template shows it as plain text.
    PlainMarkup = "plain-markup" Warning;
    /// A message contains markup that is not allowed, or a link that the template does not fill.
    MessageMarkup = "message-markup" Error;
    /// A Markdown body contains HTML other than islands and comments, and `[markdown] raw_html` in
    /// `site.toml` does not allow it. Or it allows it, and an element does not end where it began.
    RawHtml = "raw-html" Error;
    /// The notation of a Markdown body has a mistake, so that readers would see it:
    /// `[words] (page:about)`, `[words](page:about`, `![words](my picture.png)`, `##Words`, a table
    /// without its `| --- |` line, a block of code that does not end, front matter, a list whose
    /// signs or spaces are not ordinary ones, a callout of an unknown kind, a footnote that is
    /// defined twice or not at all, or a formula with a mistake.
    MarkdownSyntax = "markdown-syntax" Error;
    /// A Markdown body has something that is shown in another way than its writer may expect, or
    /// not at all: a footnote that nothing refers to, `**` that marks nothing, or an address
    /// directly before a letter of another script.
    DoubtfulMarkdown = "doubtful-markdown" Warning;
    /// A picture in a Markdown body has no description for people who can't see it.
    MissingDescription = "missing-description" Error;
    /// A page or a section names a Markdown body that has no file in the language the page is
    /// written in first: `text: story` on the page `about` is `locales/<tag>/pages/about.story.md`.
    UnknownBody = "unknown-body" Error;
    /// Two keys of a page name the same Markdown body. Its headings would have the same ids twice.
    DuplicateBody = "duplicate-body" Error;
    /// Two sections of a page, or two headings of a Markdown body, have the same anchor. A link
    /// could lead to the first one only.
    DuplicateAnchor = "duplicate-anchor" Error;
    /// The headings of a translated Markdown body are not those of the original. With the same
    /// headings, links to their anchors work in every language.
    OutlineMismatch = "outline-mismatch" Warning;
    /// A fenced code block of a Markdown body names a language that there is no grammar for. Its
    /// code is not highlighted.
    UnknownLanguage = "unknown-language" Warning;
    /// A locale folder that `site.toml` does not list, a listed locale without a folder, or texts
    /// of a page beside the folder `pages`.
    LocaleFolder = "locale-folder" Error;
    /// A template can't be parsed.
    TemplateSyntax = "template-syntax" Error;
    /// A template prints a value where it can't be escaped: in an attribute without quotes, in the
    /// script of an attribute, in a comment of code, or behind branches that end in different
    /// places, one of them within a tag or a script.
    UnescapableValue = "unescapable-value" Error;
    /// A template uses something that is not defined.
    UndefinedValue = "undefined-value" Error;
    /// Templates include each other in a cycle.
    IncludeCycle = "include-cycle" Error;
    /// The layout shows no body of a page, or does not load the islands of one.
    IncompleteLayout = "incomplete-layout" Error;
    /// A file of the site, or the JSON in a script of a page, can't be parsed: a feed that is no
    /// XML, a manifest that is no JSON.
    MalformedOutput = "malformed-output" Error;
    /// A template fails while it runs.
    TemplateError = "template-error" Error;
    /// A template or a Markdown body contains a hard-coded internal link, which nothing checks.
    HandWrittenLink = "hand-written-link" Error;
    /// A style sheet can't be parsed, or imports something that does not exist.
    CssError = "css-error" Error;
    /// A file of `assets/` that is shown as a picture is of a kind that browsers can't show, is
    /// damaged, has too many pixels, or has a script; or metadata can't be removed from a file that
    /// is published.
    InvalidImage = "invalid-image" Error;
    /// A style sheet has an at-rule that CSS does not have, so that browsers ignore it.
    UnknownAtRule = "unknown-at-rule" Warning;
    /// A template asks search engines to leave a page out which the sitemap lists. Write
    /// `index: false` in the file of the page instead.
    RobotsConflict = "robots-conflict" Warning;
    /// A photo in `static/`, which is copied as it is, says where or with which camera it was
    /// taken. Move it to `assets/`, where metadata is removed, or list it in `keep_metadata` of
    /// `[pictures]` in `site.toml`.
    PhotoMetadata = "photo-metadata" Warning;
    /// A font of `site.toml` can't be subset: its file is not a font, or has no axis of that name.
    FontError = "font-error" Error;
    /// A file in `assets/` that nothing refers to; it is not shipped.
    UnusedAsset = "unused-asset" Warning;
    /// An island's `island.toml` is invalid.
    InvalidIsland = "invalid-island" Error;
    /// An island is called where HTML does not allow its elements, so that browsers would move or
    /// end them, and it could not be hydrated.
    MisplacedIsland = "misplaced-island" Error;
    /// An island that no page uses.
    UnusedIsland = "unused-island" Warning;
    /// The scripts of a page are larger than `[budget]` in `site.toml` allows. `build --verbose`
    /// lists what they contain: islands, packages and folders.
    OverBudget = "over-budget" Error;
    /// TypeScript, JSX or an import of an island can't be bundled.
    BundleError = "bundle-error" Error;
    /// An island gets props that its `island.toml` does not describe.
    IslandProps = "island-props" Error;
    /// An island throws an error, or React reports one, while it is prerendered, or it renders
    /// elements that HTML does not allow in each other.
    PrerenderError = "prerender-error" Error;
    /// An island reads the clock or random numbers while it is prerendered. Builds give it the 1st
    /// of January 2000 and the same numbers each time, so what it shows may be wrong until it is
    /// hydrated, and browsers render something else.
    UnstableIsland = "unstable-island" Warning;
    /// A message of an island contains something that i18next's format can't express.
    IslandMessage = "island-message" Error;
    /// A page contains something that browsers will not run or load, by the policy of `[security]`
    /// in `site.toml`: a script in an attribute, or something from an origin that is not allowed.
    BlockedByPolicy = "blocked-by-policy" Error;
    /// The date as of which the site is written (`today` in a schema) is outdated: another date in
    /// the data has passed since. Only `check` uses the current date, so that a build of the same
    /// files is the same on any day; `SOURCE_DATE_EPOCH` replaces the clock if it is set.
    PassedDay = "passed-day" Warning;
    /// The `date` of a page that is not a draft is later than today, and the page is published all
    /// the same. Only `check` uses the current date, or `SOURCE_DATE_EPOCH`.
    FutureDate = "future-date" Warning;
    /// A link to an anchor that the page does not have.
    UnknownAnchor = "unknown-anchor" Error;
}
