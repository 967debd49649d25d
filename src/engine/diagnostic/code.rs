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
    InvalidCharacter = "invalid-character" deny..warn;
    /// A file contains the markers of a merge conflict, such as `<<<<<<< HEAD`.
    MergeConflict = "merge-conflict" deny;
    /// The cache folder `.archipel` can't be written. Each build computes the cached results again.
    UnwritableCache = "unwritable-cache" warn..allow;
    /// A file of a package in `islands/node_modules` differs from the one that npm installed. The
    /// build uses the changed file. `npm ci` restores the original.
    EditedPackage = "edited-package" warn..allow;
    /// A symbolic link points to a folder that contains it.
    LinkLoop = "link-loop" deny;
    /// A symbolic link points to a file outside of the project: builds depend on the machine.
    LinkOutside = "link-outside" deny;
    /// A file name has the wrong extension: `about.yml`, or `about.yaml.txt` and `about.yaml.yaml`,
    /// where a file manager may hide the last extension, or `common.txt` with messages. Errors in
    /// the file are reported, too.
    FileEnding = "file-ending" deny;
    /// A file in an input folder is not used: its folder or extension is wrong, or version control,
    /// a file manager or an editor created it in `static/`. Such files are not published.
    StrayFile = "stray-file" warn..allow;

    // ——— Configuration
    /// `site.toml` is not valid TOML, or a value in it can't be used.
    InvalidConfig = "invalid-config" deny;

    // ——— YAML, data and schemas
    /// A YAML file can't be parsed.
    YamlSyntax = "yaml-syntax" deny;
    /// A data file in JSON, TOML or CSV can't be parsed.
    DataSyntax = "data-syntax" deny;
    /// Two data files have the same name and different extensions; only one of them could apply.
    DuplicateData = "duplicate-data" deny;
    /// A key is defined twice in one YAML mapping; only one of them could apply.
    DuplicateKey = "duplicate-key" deny;
    /// YAML anchors, aliases, tags and merge keys are not part of the format: an alias can
    /// hide where a value comes from, and a chain of them can grow without bound.
    YamlFeature = "yaml-feature" deny;
    /// A key is not defined in the schema.
    UnknownKey = "unknown-key" deny;
    /// A key that the schema requires is absent.
    MissingKey = "missing-key" deny;
    /// A value does not have the type that the schema requires.
    WrongType = "wrong-type" deny;
    /// The `expires_at` of a page is before its `publish_at`: the page would never be published.
    InvalidPeriod = "invalid-period" deny;
    /// A schema file is invalid.
    InvalidSchema = "invalid-schema" deny;
    /// A data file has no schema in `templates/data/`.
    MissingSchema = "missing-schema" deny;

    // ——— Pages and lists
    /// The name of a page file can't be part of an id, or a page of a paginated list has the id.
    PageId = "page-id" deny;
    /// A row of a data file can't be a page: it lacks the key or a field of the path, its key or
    /// path can't be part of a URL, or another row has the same key.
    InvalidRow = "invalid-row" deny;
    /// The pagination of a page is invalid.
    InvalidPagination = "invalid-pagination" deny;
    /// A page has the same tag twice, two tags differ only in case, or a tag with its own page
    /// can't be part of a URL.
    InvalidTag = "invalid-tag" deny;
    /// A page path or an output path contains something that can't be part of a URL.
    InvalidPath = "invalid-path" deny;
    /// Two sources write the same output file.
    PathCollision = "path-collision" deny;
    /// A template named in content, configuration or another template does not exist.
    UnknownTemplate = "unknown-template" deny;
    /// `[search]` is set, but no template contains `data-search`, so the search index is empty.
    EmptySearch = "empty-search" warn..allow;
    /// A list of pages names a folder without pages, so the list is empty in every language; or the
    /// data of a page file with `each` has no rows, or no row has the field of `locales`.
    EmptyList = "empty-list" warn..allow;
    /// A section's `type` has no template in `templates/sections/`.
    UnknownSection = "unknown-section" deny;

    // ——— References
    /// A locale is not defined in `site.toml`.
    UnknownLocale = "unknown-locale" deny;
    /// The CLDR data of ICU4X has no formats for a language. Pages and islands format its dates,
    /// lists and relative times, and its numbers if CLDR has none, as in another language or
    /// script. Or an island formats a value that neither the data of the build nor all browsers
    /// have as pages do, such as a unit in Georgian: it is in English.
    BorrowedFormats = "borrowed-formats" warn..allow;
    /// A page id does not belong to any page.
    UnknownPage = "unknown-page" deny;
    /// A page refers to an address of the site at which it has no file: in a template, in data, in
    /// a text or in an island. If another program serves the address, the code can be lowered.
    UnknownFile = "unknown-file" deny..allow;
    /// A file does not exist in `assets/`.
    UnknownAsset = "unknown-asset" deny;
    /// An island does not exist in `islands/`.
    UnknownIsland = "unknown-island" deny;

    // ——— Messages and translations
    /// Neither the message file of the page nor the shared files define a message id.
    UnknownMessage = "unknown-message" deny;
    /// A locale lacks a message, or an attribute of one, that the default locale has.
    MissingMessage = "missing-message" deny;
    /// A locale has a message that the default locale lacks.
    ObsoleteMessage = "obsolete-message" warn..allow;
    /// No template, page or island uses a message.
    UnusedMessage = "unused-message" warn..allow;
    /// A message id, or an attribute of a message, is defined twice where both would be visible.
    DuplicateMessage = "duplicate-message" deny..warn;
    /// A Fluent file contains something that is not Fluent.
    FluentSyntax = "fluent-syntax" deny..warn;
    /// Messages refer to each other in a cycle.
    MessageCycle = "message-cycle" deny..warn;
    /// A message refers to over 100 messages in a row, or its text has over 1,000 references.
    MessageLimit = "message-limit" deny..warn;
    /// A message refers to a message, term or attribute that does not exist.
    UnknownReference = "unknown-reference" deny..warn;
    /// A message calls a function that does not exist, or with options that it does not accept.
    UnknownFunction = "unknown-function" deny..warn;
    /// A message requires a variable that is not passed, or selects by a list or a date.
    MissingVariable = "missing-variable" deny..warn;
    /// A message does not use a variable that is passed.
    SuperfluousVariable = "superfluous-variable" deny;
    /// A translation lacks a variable or a link of the message in the default locale.
    VariableMismatch = "variable-mismatch" deny..warn;
    /// A translation has another number than the text in the default locale: 1978 for 1987.
    NumberMismatch = "number-mismatch" warn..allow;
    /// A translation uses a variable that the message in the default locale does not use.
    AdditionalVariable = "additional-variable" warn..allow;
    /// A translation does not refer to a term of the message in the default locale, such as the
    /// name of a product.
    MissingTerm = "missing-term" warn..allow;
    /// A plural selector lacks a plural category that integers have in its language, or has one
    /// that the language does not have: `few` in English, only `one` and `other` in Russian. A
    /// category whose numbers all have variants of their own is not needed: `[0]` instead of `zero`
    /// in Arabic.
    PluralForms = "plural-forms" warn..allow;
    /// A translation has a variant for a value that the original does not name, or lacks one; or a
    /// term is used with a value for which it has no variant. Or two variants are for one value.
    UnknownVariant = "unknown-variant" warn..allow;
    /// A variant of a translation does not print a variable that the original prints there. In
    /// Russian, `[one]` stands for 21, too, so it prints the number.
    IncompleteVariant = "incomplete-variant" warn..allow;
    /// A message refers to a fact that no data file has.
    UnknownFact = "unknown-fact" deny..warn;
    /// A message or a body contains a number, or a template or an island that of a fact. Write
    /// numbers once in `content/data`, and refer to them.
    TypedNumber = "typed-number" warn..allow;
    /// A text has a zero-width space in a word, a byte order mark, the replacement character
    /// U+FFFD, or a direction control that is not closed.
    InvisibleCharacter = "invisible-character" warn..allow;
    /// A text has more characters than the comment `# max: …` of its message allows.
    LongText = "long-text" warn..allow;
    /// A text has words in another script that are not names of the glossary, or a Latin letter in
    /// a Cyrillic word.
    ForeignWord = "foreign-word" warn..allow;
    /// The glossary does not allow a word in this language.
    GlossaryWord = "glossary-word" warn..allow;
    /// A translation lacks the term that the glossary requires.
    GlossaryTerm = "glossary-term" warn..allow;
    /// A translation is the same as the text of the default language, of another translation or
    /// of another message, or all its words are in another script. Names stay as they are: without
    /// a glossary, texts are compared if they have at least three words in lower case.
    UntranslatedMessage = "untranslated-message" warn..allow;
    /// The text of the default language has changed since its translation was recorded as current
    /// in `locales/translations.lock`. Update the translation, then run `archipel i18n accept`.
    StaleTranslation = "stale-translation" warn..allow;
    /// A line of `locales/translations.lock` can't be read: it is part of a merge conflict that is
    /// not resolved, or not of the form `<file> <id> <locale> <digest>`.
    TranslationLock = "translation-lock" deny..allow;
    /// A page that is not a draft contains a placeholder text of `archipel new`.
    PlaceholderText = "placeholder-text" warn..allow;
    /// A page prints a message of a rule of `[[check.together]]` without one that the rule requires
    /// with it.
    MissingStatement = "missing-statement" deny..allow;
    /// The text of a message is empty.
    EmptyMessage = "empty-message" deny..warn;
    /// A template prints a message with markup as plain text, so readers see the markup.
    PlainMarkup = "plain-markup" warn..allow;
    /// A message contains markup that is not balanced, that `[messages] html` in `site.toml` does
    /// not allow, or a link without an address; or a character reference such as `&mdahs;` that has
    /// no meaning, or `&nbsp` that does not end in `;`.
    MessageMarkup = "message-markup" deny..warn;
    /// A translation lacks an element that the original has, for example a link; or a Markdown body
    /// lacks a placeable, link, picture, item of a list, row, cell, quote or paragraph.
    MarkupMismatch = "markup-mismatch" warn..allow;

    // ——— Markup and Markdown
    /// A page has markup that browsers change: a list or another block in a `<p>`, which they end
    /// before it, a link in a link, a button in a button, a form in a form, a quote that is not
    /// closed, or a `</p>` without a `<p>`. Or a template prints a message where HTML does not
    /// allow its elements, or writes an attribute twice in a tag: browsers ignore the second one.
    InvalidMarkup = "invalid-markup" deny..allow;
    /// An element of a page has no end tag, or an end tag has no element. Browsers close the
    /// element at the end of the one around it, and ignore the end tag.
    UnclosedElement = "unclosed-element" warn..allow;
    /// A Markdown body contains HTML other than `<bdi>`, islands and comments, and `[markdown]
    /// raw_html` in `site.toml` does not allow it. Or an allowed element is not closed in the block
    /// that opens it.
    RawHtml = "raw-html" deny;
    /// The Markdown syntax of a body has an error that readers would see:
    /// `[words] (page:about)`, `[words](page:about`, `![words](my picture.png)`, `##Words`, a table
    /// without its `| --- |` line, a block of code that does not end, front matter, a list with
    /// unusual markers or spaces, a callout of an unknown kind, a footnote that is
    /// defined twice or not at all, or an invalid formula.
    MarkdownSyntax = "markdown-syntax" deny..allow;
    /// Part of a Markdown body may render in an unexpected way, or not at all: a footnote without a
    /// reference, `**` without effect, a character reference such as `&mdahs;` that has no meaning,
    /// a URL directly before a letter of another script, or a list, rows of a table or a tag that
    /// were pasted from a word processor.
    DoubtfulMarkdown = "doubtful-markdown" warn..allow;
    /// A picture in a Markdown body, in a template or in an island has no alternative text.
    MissingDescription = "missing-description" deny..allow;
    /// A page or a section names a Markdown body that has no file in the source language of the
    /// page: `text: story` on the page `about` is `locales/<tag>/pages/about.story.md`. Or a
    /// template shows `page.content` of a page that has no body.
    UnknownBody = "unknown-body" deny;
    /// Two keys of a page name the same Markdown body. Its headings would have the same ids twice.
    DuplicateBody = "duplicate-body" deny;
    /// Two sections of a page, or two headings of a Markdown body, have the same anchor. A link
    /// can only point to the first one.
    DuplicateAnchor = "duplicate-anchor" deny;
    /// Two elements of a page have the same id. Labels, links and scripts only find the first one.
    DuplicateId = "duplicate-id" warn..allow;
    /// The headings of a translated Markdown body differ from those of the original. With the same
    /// headings, links to their anchors work in every language.
    OutlineMismatch = "outline-mismatch" warn..allow;
    /// A fenced code block of a Markdown body names a language without a grammar. Its code is not
    /// highlighted.
    UnknownLanguage = "unknown-language" warn..allow;

    // ——— Locale folders and templates
    /// A locale folder that `site.toml` does not list, a listed locale without a folder, or message
    /// files of a page outside of the folder `pages`.
    LocaleFolder = "locale-folder" deny;
    /// A template can't be parsed.
    TemplateSyntax = "template-syntax" deny;
    /// A template prints a value where it can't be escaped: in an unquoted attribute, in a script
    /// attribute, in a comment of code, or after branches that end in different contexts, one of
    /// them within a tag or a script.
    UnescapableValue = "unescapable-value" deny;
    /// A template uses an undefined value.
    UndefinedValue = "undefined-value" deny;
    /// Templates include each other in a cycle.
    IncludeCycle = "include-cycle" deny;
    /// The layout does not print the content of a page, or does not load its islands.
    IncompleteLayout = "incomplete-layout" deny;
    /// A file of the site, or the JSON in a script of a page, can't be parsed: a feed is not
    /// valid XML, a manifest is not valid JSON, or a file declares another encoding than UTF-8.
    MalformedOutput = "malformed-output" deny;
    /// A template fails while it runs.
    TemplateError = "template-error" deny;
    /// A template or a Markdown body contains a hard-coded internal link, which is not checked, or
    /// a link that leads nowhere: `href=""` or `mailto:`.
    HandWrittenLink = "hand-written-link" deny;

    // ——— Style sheets, images and fonts
    /// A style sheet or a style in a page can't be parsed, or a style sheet imports a file that
    /// does not exist.
    CssError = "css-error" deny;
    /// A picture has a format that browsers do not support, is corrupt, has too many pixels,
    /// contains a script, or is a drawing that refers to another file; metadata can't be removed
    /// from a published file; or a drawing is compressed (`.svgz`), also in `static/`.
    InvalidImage = "invalid-image" deny;
    /// A style sheet or a style in a page has an unknown at-rule, which browsers ignore.
    UnknownAtRule = "unknown-at-rule" warn..allow;
    /// A style has a function, a property or a pseudo-class that CSS does not have, or a negative
    /// value of a property that can't have one, or an incomplete `@property`, so that browsers
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
