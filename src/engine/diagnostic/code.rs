//! The codes of all diagnostics, with their explanations.

use serde::Serialize;

use crate::engine::diagnostic::kind::Kind;

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
    ($($(#[doc = $doc:literal])+ $name:ident = $text:literal $kind:ident;)+) => {
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

            pub(super) fn kind(self) -> Kind {
                match self { $(Code::$name => Kind::$kind,)+ }
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
    UnreadableFile = "unreadable-file" Error;
    /// A file contains bytes that are not UTF-8 text. Save it as UTF-8.
    InvalidUtf8 = "invalid-utf8" Error;
    /// A text contains a character that HTML and XML do not allow: a control character, a Unicode
    /// noncharacter, or an escape for one, such as `\u0007` or `&#7;`.
    InvalidCharacter = "invalid-character" Error;
    /// A file contains the markers of a merge conflict, such as `<<<<<<< HEAD`.
    MergeConflict = "merge-conflict" Error;
    /// The cache folder `.archipel` can't be written. Each build computes the cached results again.
    UnwritableCache = "unwritable-cache" Warning;
    /// A file of a package in `islands/node_modules` differs from the one that npm installed. The
    /// build uses the changed file. `npm ci` restores the original.
    EditedPackage = "edited-package" Warning;
    /// A symbolic link points to a folder that contains it.
    LinkLoop = "link-loop" Error;
    /// A symbolic link points to a file outside of the project: builds depend on the machine.
    LinkOutside = "link-outside" Error;
    /// A file name has the wrong extension: `about.yml`, or `about.yaml.txt` and `about.yaml.yaml`,
    /// where a file manager may hide the last extension, or `common.txt` with messages. Errors in
    /// the file are reported, too.
    FileEnding = "file-ending" Error;
    /// A file in an input folder is not used: its folder or extension is wrong, or version control,
    /// a file manager or an editor created it in `static/`. Such files are not published.
    StrayFile = "stray-file" Warning;

    // ——— Configuration
    /// `site.toml` is not valid TOML, or a value in it can't be used.
    InvalidConfig = "invalid-config" Error;

    // ——— YAML, data and schemas
    /// A YAML file can't be parsed.
    YamlSyntax = "yaml-syntax" Error;
    /// A data file in JSON, TOML or CSV can't be parsed.
    DataSyntax = "data-syntax" Error;
    /// Two data files have the same name and different extensions; only one of them could apply.
    DuplicateData = "duplicate-data" Error;
    /// A key is defined twice in one YAML mapping; only one of them could apply.
    DuplicateKey = "duplicate-key" Error;
    /// YAML anchors, aliases, tags and merge keys are not part of the format: an alias can
    /// hide where a value comes from, and a chain of them can grow without bound.
    YamlFeature = "yaml-feature" Error;
    /// A key is not defined in the schema.
    UnknownKey = "unknown-key" Error;
    /// A key that the schema requires is absent.
    MissingKey = "missing-key" Error;
    /// A value does not have the type that the schema requires.
    WrongType = "wrong-type" Error;
    /// The `expires_at` of a page is before its `publish_at`: the page would never be published.
    InvalidPeriod = "invalid-period" Error;
    /// A schema file is invalid.
    InvalidSchema = "invalid-schema" Error;
    /// A data file has no schema in `templates/data/`.
    MissingSchema = "missing-schema" Error;

    // ——— Pages and lists
    /// The name of a page file can't be part of an id, or a page of a paginated list has the id.
    PageId = "page-id" Error;
    /// A row of a data file can't be a page: it lacks the key or a field of the path, its key or
    /// path can't be part of a URL, or another row has the same key.
    InvalidRow = "invalid-row" Error;
    /// The pagination of a page is invalid.
    InvalidPagination = "invalid-pagination" Error;
    /// A page has the same tag twice, two tags differ only in case, or a tag with its own page
    /// can't be part of a URL.
    InvalidTag = "invalid-tag" Error;
    /// A page path or an output path contains something that can't be part of a URL.
    InvalidPath = "invalid-path" Error;
    /// Two sources write the same output file.
    PathCollision = "path-collision" Error;
    /// A template named in content, configuration or another template does not exist.
    UnknownTemplate = "unknown-template" Error;
    /// `[search]` is set, but no template contains `data-search`, so the search index is empty.
    EmptySearch = "empty-search" Warning;
    /// A list of pages names a folder without pages, so the list is empty in every language; or the
    /// data of a page file with `each` has no rows, or no row has the field of `locales`.
    EmptyList = "empty-list" Warning;
    /// A section's `type` has no template in `templates/sections/`.
    UnknownSection = "unknown-section" Error;

    // ——— References
    /// A locale is not defined in `site.toml`.
    UnknownLocale = "unknown-locale" Error;
    /// The CLDR data of ICU4X has no formats for a language. Pages and islands format its dates,
    /// lists and relative times, and its numbers if CLDR has none, as in another language or
    /// script. Or an island formats a value that neither the data of the build nor all browsers
    /// have as pages do, such as a unit in Georgian: it is in English.
    BorrowedFormats = "borrowed-formats" Warning;
    /// A page id does not belong to any page.
    UnknownPage = "unknown-page" Error;
    /// A page refers to an address of the site at which it has no file: in a template, in data, in
    /// a text or in an island. If another program serves the address, the code can be lowered.
    UnknownFile = "unknown-file" Denied;
    /// A file does not exist in `assets/`.
    UnknownAsset = "unknown-asset" Error;
    /// An island does not exist in `islands/`.
    UnknownIsland = "unknown-island" Error;

    // ——— Messages and translations
    /// Neither the message file of the page nor the shared files define a message id.
    UnknownMessage = "unknown-message" Error;
    /// A locale lacks a message, or an attribute of one, that the default locale has.
    MissingMessage = "missing-message" Error;
    /// A locale has a message that the default locale lacks.
    ObsoleteMessage = "obsolete-message" Warning;
    /// No template, page or island uses a message.
    UnusedMessage = "unused-message" Warning;
    /// A message id, or an attribute of a message, is defined twice where both would be visible.
    DuplicateMessage = "duplicate-message" Error;
    /// A Fluent file contains something that is not Fluent.
    FluentSyntax = "fluent-syntax" Message;
    /// Messages refer to each other in a cycle.
    MessageCycle = "message-cycle" Message;
    /// A message refers to over 100 messages in a row, or its text has over 1,000 references.
    MessageLimit = "message-limit" Message;
    /// A message refers to a message, term or attribute that does not exist.
    UnknownReference = "unknown-reference" Message;
    /// A message calls a function that does not exist, or with options that it does not accept.
    UnknownFunction = "unknown-function" Message;
    /// A message requires a variable that is not passed, or selects by a list or a date.
    MissingVariable = "missing-variable" Message;
    /// A message does not use a variable that is passed.
    SuperfluousVariable = "superfluous-variable" Error;
    /// A translation lacks a variable or a link of the message in the default locale.
    VariableMismatch = "variable-mismatch" Message;
    /// A translation has another number than the text in the default locale: 1978 for 1987.
    NumberMismatch = "number-mismatch" Warning;
    /// A translation uses a variable that the message in the default locale does not use.
    AdditionalVariable = "additional-variable" Warning;
    /// A translation does not refer to a term of the message in the default locale, such as the
    /// name of a product.
    MissingTerm = "missing-term" Warning;
    /// A plural selector lacks a plural category that integers have in its language, or has one
    /// that the language does not have: `few` in English, only `one` and `other` in Russian. A
    /// category whose numbers all have variants of their own is not needed: `[0]` instead of `zero`
    /// in Arabic.
    PluralForms = "plural-forms" Warning;
    /// A translation has a variant for a value that the original does not name, or lacks one; or a
    /// term is used with a value for which it has no variant. Or two variants are for one value.
    UnknownVariant = "unknown-variant" Warning;
    /// A variant of a translation does not print a variable that the original prints there. In
    /// Russian, `[one]` stands for 21, too, so it prints the number.
    IncompleteVariant = "incomplete-variant" Warning;
    /// A message refers to a fact that no data file has.
    UnknownFact = "unknown-fact" Message;
    /// A message or a body contains a number, or a template or an island that of a fact. Write
    /// numbers once in `content/data`, and refer to them.
    TypedNumber = "typed-number" Warning;
    /// A text has a zero-width space in a word, a byte order mark, the replacement character
    /// U+FFFD, or a direction control that is not closed.
    InvisibleCharacter = "invisible-character" Warning;
    /// A text has more characters than the comment `# max: …` of its message allows.
    LongText = "long-text" Warning;
    /// A text has words in another script that are not names of the glossary, or a Latin letter in
    /// a Cyrillic word.
    ForeignWord = "foreign-word" Warning;
    /// The glossary does not allow a word in this language.
    GlossaryWord = "glossary-word" Warning;
    /// A translation lacks the term that the glossary requires.
    GlossaryTerm = "glossary-term" Warning;
    /// A translation is the same as the text of the default language, of another translation or
    /// of another message, or all its words are in another script. Names stay as they are: without
    /// a glossary, texts are compared if they have at least three words in lower case.
    UntranslatedMessage = "untranslated-message" Warning;
    /// The text of the default language has changed since its translation was recorded as current
    /// in `locales/translations.lock`. Update the translation, then run `archipel i18n accept`.
    StaleTranslation = "stale-translation" Warning;
    /// A line of `locales/translations.lock` can't be read: it is part of a merge conflict that is
    /// not resolved, or not of the form `<file> <id> <locale> <digest>`.
    TranslationLock = "translation-lock" Denied;
    /// A page that is not a draft contains a placeholder text of `archipel new`.
    PlaceholderText = "placeholder-text" Warning;
    /// A page prints a message of a rule of `[[check.together]]` without one that the rule requires
    /// with it.
    MissingStatement = "missing-statement" Denied;
    /// The text of a message is empty.
    EmptyMessage = "empty-message" Message;
    /// A template prints a message with markup as plain text, so readers see the markup.
    PlainMarkup = "plain-markup" Warning;
    /// A message contains markup that is not balanced, that `[messages] html` in `site.toml` does
    /// not allow, or a link without an address; or a character reference such as `&mdahs;` that has
    /// no meaning, or `&nbsp` that does not end in `;`.
    MessageMarkup = "message-markup" Message;
    /// A translation lacks an element that the original has, for example a link; or a Markdown body
    /// lacks a placeable, link, picture, item of a list, row, cell, quote or paragraph.
    MarkupMismatch = "markup-mismatch" Warning;

    // ——— Markup and Markdown
    /// A page has markup that browsers change: a list or another block in a `<p>`, which they end
    /// before it, a link in a link, a button in a button, a form in a form, a quote that is not
    /// closed, or a `</p>` without a `<p>`. Or a template prints a message where HTML does not
    /// allow its elements, or writes an attribute twice in a tag: browsers ignore the second one.
    InvalidMarkup = "invalid-markup" Denied;
    /// An element of a page has no end tag, or an end tag has no element. Browsers close the
    /// element at the end of the one around it, and ignore the end tag.
    UnclosedElement = "unclosed-element" Warning;
    /// A Markdown body contains HTML other than `<bdi>`, islands and comments, and `[markdown]
    /// raw_html` in `site.toml` does not allow it. Or an allowed element is not closed in the block
    /// that opens it.
    RawHtml = "raw-html" Error;
    /// The Markdown syntax of a body has an error that readers would see:
    /// `[words] (page:about)`, `[words](page:about`, `![words](my picture.png)`, `##Words`, a table
    /// without its `| --- |` line, a block of code that does not end, front matter, a list with
    /// unusual markers or spaces, a callout of an unknown kind, a footnote that is
    /// defined twice or not at all, or an invalid formula.
    MarkdownSyntax = "markdown-syntax" Denied;
    /// Part of a Markdown body may render in an unexpected way, or not at all: a footnote without a
    /// reference, `**` without effect, a character reference such as `&mdahs;` that has no meaning,
    /// a URL directly before a letter of another script, or a list, rows of a table or a tag that
    /// were pasted from a word processor.
    DoubtfulMarkdown = "doubtful-markdown" Warning;
    /// A picture in a Markdown body, in a template or in an island has no alternative text.
    MissingDescription = "missing-description" Denied;
    /// A page or a section names a Markdown body that has no file in the source language of the
    /// page: `text: story` on the page `about` is `locales/<tag>/pages/about.story.md`. Or a
    /// template shows `page.content` of a page that has no body.
    UnknownBody = "unknown-body" Error;
    /// Two keys of a page name the same Markdown body. Its headings would have the same ids twice.
    DuplicateBody = "duplicate-body" Error;
    /// Two sections of a page, or two headings of a Markdown body, have the same anchor. A link
    /// can only point to the first one.
    DuplicateAnchor = "duplicate-anchor" Error;
    /// Two elements of a page have the same id. Labels, links and scripts only find the first one.
    DuplicateId = "duplicate-id" Warning;
    /// The headings of a translated Markdown body differ from those of the original. With the same
    /// headings, links to their anchors work in every language.
    OutlineMismatch = "outline-mismatch" Warning;
    /// A fenced code block of a Markdown body names a language without a grammar. Its code is not
    /// highlighted.
    UnknownLanguage = "unknown-language" Warning;

    // ——— Locale folders and templates
    /// A locale folder that `site.toml` does not list, a listed locale without a folder, or message
    /// files of a page outside of the folder `pages`.
    LocaleFolder = "locale-folder" Error;
    /// A template can't be parsed.
    TemplateSyntax = "template-syntax" Error;
    /// A template prints a value where it can't be escaped: in an unquoted attribute, in a script
    /// attribute, in a comment of code, or after branches that end in different contexts, one of
    /// them within a tag or a script.
    UnescapableValue = "unescapable-value" Error;
    /// A template uses an undefined value.
    UndefinedValue = "undefined-value" Error;
    /// Templates include each other in a cycle.
    IncludeCycle = "include-cycle" Error;
    /// The layout does not print the content of a page, or does not load its islands.
    IncompleteLayout = "incomplete-layout" Error;
    /// A file of the site, or the JSON in a script of a page, can't be parsed: a feed is not
    /// valid XML, a manifest is not valid JSON, or a file declares another encoding than UTF-8.
    MalformedOutput = "malformed-output" Error;
    /// A template fails while it runs.
    TemplateError = "template-error" Error;
    /// A template or a Markdown body contains a hard-coded internal link, which is not checked, or
    /// a link that leads nowhere: `href=""` or `mailto:`.
    HandWrittenLink = "hand-written-link" Error;

    // ——— Style sheets, images and fonts
    /// A style sheet or a style in a page can't be parsed, or a style sheet imports a file that
    /// does not exist.
    CssError = "css-error" Error;
    /// A picture has a format that browsers do not support, is corrupt, has too many pixels,
    /// contains a script, or is a drawing that refers to another file; metadata can't be removed
    /// from a published file; or a drawing is compressed (`.svgz`), also in `static/`.
    InvalidImage = "invalid-image" Error;
    /// A style sheet or a style in a page has an unknown at-rule, which browsers ignore.
    UnknownAtRule = "unknown-at-rule" Warning;
    /// A style has a function, a property or a pseudo-class that CSS does not have, or a negative
    /// value of a property that can't have one, or an incomplete `@property`, so that browsers
    /// ignore it; or an island reads a class that its CSS module does not have. Names of vendors
    /// (`-webkit-…`) and custom names (`--…`) are not checked, nor are styles that islands set.
    UnknownCss = "unknown-css" Warning;
    /// A template marks a page as `noindex`, but the sitemap lists it. Set `index: false` in the
    /// file of the page instead.
    RobotsConflict = "robots-conflict" Warning;
    /// A photo in `static/`, or in a `data:` URL in the code of an island, contains its location or
    /// its camera in its metadata, and is published without changes. Move it to `assets/`, where
    /// metadata is removed, or list the file of `static/` in `keep_metadata` of `[pictures]` in
    /// `site.toml`.
    PhotoMetadata = "photo-metadata" Warning;
    /// A font of `site.toml` can't be subset: its file is not a font, or has no axis of that name.
    FontError = "font-error" Error;
    /// A file in `assets/` is not used; it is not published.
    UnusedAsset = "unused-asset" Warning;

    // ——— Islands
    /// An island's `island.toml` is invalid.
    InvalidIsland = "invalid-island" Error;
    /// An island is called where HTML does not allow its elements. Browsers would move or close
    /// them, and the island could not be hydrated.
    MisplacedIsland = "misplaced-island" Error;
    /// An island is not used by any page.
    UnusedIsland = "unused-island" Warning;
    /// The scripts of a page are larger than `[budget]` in `site.toml` allows. `build --verbose`
    /// lists what they contain: islands, packages and folders.
    OverBudget = "over-budget" Denied;
    /// A package makes the address of one of its files from that of its style sheet or its code.
    /// Published files have other names, so browsers will not find it.
    SoughtFile = "sought-file" Warning;
    /// TypeScript, JSX or an import of an island can't be bundled.
    BundleError = "bundle-error" Error;
    /// The props of an island do not match its `island.toml`.
    IslandProps = "island-props" Error;
    /// An island throws an error, or React reports one, while it is prerendered, or it renders
    /// invalidly nested elements.
    PrerenderError = "prerender-error" Error;
    /// An island reads the clock or random numbers while it is prerendered. Builds use 2000-01-01
    /// and a fixed sequence of numbers, so the prerendered HTML may be wrong, and may differ from
    /// the hydrated island.
    UnstableIsland = "unstable-island" Warning;
    /// An island prints a message that is not translated, its own or one in a prop, outside of an
    /// element with the language of the message: as the result of a component, joined with other
    /// texts, or by a call of `createElement`. Browsers and screen readers treat it as a text in
    /// the language of the page.
    UnmarkedText = "unmarked-text" Warning;
    /// A message of an island uses a feature that the format of i18next does not support.
    IslandMessage = "island-message" Message;

    // ——— Security, dates and anchors
    /// A page contains a script or a resource that the policy of `[security]` in `site.toml`
    /// blocks: a script in an attribute, or a resource from an origin that is not allowed, which
    /// the page or one of its style sheets loads.
    BlockedByPolicy = "blocked-by-policy" Error;
    /// The reference date of the site (`today` in a schema) is outdated: another date in the data
    /// has passed since. Only `check` uses the current date, so that a build of the same
    /// files is the same on any day; `SOURCE_DATE_EPOCH` replaces the clock if it is set.
    PassedDay = "passed-day" Warning;
    /// The `date` of a page that is not a draft is in the future. The page is published anyway.
    /// Only `check` uses the current date, or `SOURCE_DATE_EPOCH`.
    FutureDate = "future-date" Warning;
    /// `check-baseline.txt` lists a diagnostic that the site no longer has. Only `check` reports
    /// it.
    StaleBaseline = "stale-baseline" Warning;
    /// A link points to an anchor that its page does not have.
    UnknownAnchor = "unknown-anchor" Denied;

    // ——— Finished pages
    /// A finished page breaks a rule, whose name begins the message: about headings, landmarks,
    /// labels, ARIA, forms, languages or JSON-LD. `check --pages`, preview and editors report it.
    PageRule = "page-rule" Warning;
    /// A page that search engines list has no title or no description, has that of another page in
    /// its language, or one that results cut. `check --pages`, preview and editors report it.
    SearchSnippet = "search-snippet" Warning;

    // ——— Exchange and import
    /// `archipel i18n import` can't read a file, or a translation in it would break its message: it
    /// lacks a variable, an element or a plural form, or is not valid Fluent. Nothing is imported.
    ExchangeFile = "exchange-file" Error;
    /// `archipel i18n import` left a translation out: the site has no such message, or its original
    /// has changed since the export.
    ExchangeText = "exchange-text" Warning;
    /// `archipel import` could not convert a part of the other generator's site, or converted it
    /// with a loss. The place is that of the part in the other site.
    NotImported = "not-imported" Warning;
}
