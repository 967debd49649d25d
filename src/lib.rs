//! Archipel builds static sites in many languages with React islands.
//!
//! # Bird's-eye view
//!
//! A build is a function from an input tree to a set of files. The rooms below are in the order of
//! the data flow; **each may import only those above it**, which a test checks.
//! There is one pipeline: `build` writes its output, `check` discards it, `serve` keeps it in
//! memory and serves it. `publish` transfers a finished `dist/` to object storage.
//!
//! ```text
//! disk ─ source ─▶ Snapshot ─┬─ config ───▶ Config, Locales
//!   └─ watch ─▶ the next one ├─ content ──▶ Pages, DataFiles   (yaml, schema: with places)
//!                            ├─ message ──▶ Catalogs           (Fluent; numbers by format)
//!                            ├─ glossary ─▶ Glossary           (names and terms)
//!                            ├─ asset ────▶ Assets             (CSS bundled, names fingerprinted)
//!                            ├─ font ─────▶ Fonts              (subset to the characters in use)
//!                            ├─ island ───▶ Islands            (one Node: esbuild, React)
//!                            ├─ template ─▶ Templates
//!                            └─ markdown ─▶ Bodies
//!                    route: page × locale ─ render ─▶ Artifacts ─▶ Sink ─┬─ dist ──▶ dist/ ─ host
//!                                              │                         │    └─ publish ─▶ stores
//!                                              │                         └─ serve ─▶ browsers
//!                                              └──── reads ─▶ query, check, explain
//! ```
//!
//! # Invariants
//!
//! * **Invalid input is data.** A mistake of the user is a [`diagnostic::Diagnostic`] with a place
//!   and a hint. All of a run are reported together, and `dist/` stays as it was. A
//!   diagnostic that names its cause is not reported if the cause is. A failure of the environment
//!   (full disk, no Node) is an `anyhow` error. A panic is a bug.
//! * **A build repeats only what has changed.** Every result is that of a [`query`], a function of
//!   a key. The engine records what it reads, and runs it again only if one of these has changed;
//!   if the new result equals the old one, its readers do not run. Random edits are compared with
//!   clean builds in `tests/it/incremental.rs`, `serve_oracle.rs` and `serve_islands.rs`.
//! * **A page is rendered from the [loaded site](page::render::LoadedSite)**: the results of all
//!   stages before rendering. Templates access it only through [`template::TemplateContext`], whose
//!   implementation reads it by [`TrackedSite`](page::render::TrackedSite), which records each
//!   lookup. So a dead link, or a missing message or image, fails the build.
//! * **A build reads only a snapshot** of the input tree. File system events only cause a new
//!   snapshot, for which changed paths are scanned: a lost, late or duplicate event does no harm.
//! * **The preview serves what would be published**, with complete fonts, so that no save waits for
//!   a subset, and with its client added to each response.
//! * **Each page has a content security policy** that [`policy`] generates from its final bytes.
//!   The build fails if the policy would block a part of the page.
//! * **URLs are built by [`route`]** from a locale and a page, and never edited as text. The URL
//!   segment of a locale (`in`) and its language tag (`hi`) are separate everywhere.
//! * **No clock, hash map, absolute path or thread order affects the output.** Maps iterate in
//!   order, and lints forbid the rest.
//! * **Memory is bounded.** The messages of a page are read when it is rendered, and files are
//!   passed to the [`output::Sink`] as they are made. After a build, memory holds a description of
//!   each page and a digest of each file; the preview also keeps the results that its next build
//!   can reuse.
//! * **Few modules access the environment**: [`source`] reads the input, [`dist`], [`editor`] and
//!   [`build::write`] write files, [`cache`] stores expensive results, [`node`] and [`island`] run
//!   Node, [`watch`] and [`serve`] have the preview, [`publish`] talks to stores, [`cli`] and
//!   [`starter`] to the user. Interfaces of one operating system are in [`os`], with their
//!   fallbacks.
//! * **`dist/` and the published site are complete at every moment**, also after a loss of power. A
//!   build exchanges two folders in one step (`tests/it/power.rs` replays every prefix of its
//!   writes); a publish sends a file after those that it refers to, and writing the record of a
//!   release makes it current (`tests/publish` checks that on real stores and with faults).
//!
//! # Sequence: an editor saves `content/pages/about.yaml` and runs `build`
//!
//! 1. [`cli`] parses the arguments, and [`dist`] locks the output.
//! 2. [`source`] lists the input tree; nothing is read yet.
//! 3. [`pipeline`] reads `site.toml`, schemas, data, pages, shared messages and templates, while
//!    other threads bundle the islands and the style sheets; then fonts are subset.
//! 4. `about.yaml` becomes a tree of nodes with places ([`yaml`]), and, by the schema of each
//!    section type, a typed [`content::Page`]; an unknown key is reported at its line and column.
//! 5. [`route`] computes its URLs in all languages; two pages with the same path are reported.
//! 6. For each page, on all processors: its message files are parsed and compared with those of the
//!    default language and with the glossary; its Markdown becomes HTML ([`markdown`]), its
//!    template is rendered, then its social image ([`picture`]), then the layout around it; last
//!    its [`policy`] is generated.
//! 7. [`check`] checks the whole site: unused messages and islands, anchors of links, sizes of
//!    scripts.
//! 8. Without errors, [`dist`] exchanges the new tree with the old one. Files with the same bytes
//!    are linked, not written; if all are the same, nothing is touched.
//!
//! # Sequence: a developer saves a file while `serve --watch` runs
//!
//! 1. [`watch`] receives events and waits until they have settled. [`source`] scans the paths and
//!    makes a new snapshot.
//! 2. [`pipeline`] runs again with the results of the last build. A comment in YAML changes no
//!    result, so nothing else runs.
//! 3. Pages that are open in a browser come first: if they have changed, they are rendered, and
//!    [`serve`] publishes them with the files that they need, unless the last build had errors.
//! 4. All other pages follow. A new change cancels the build, and the next one starts with its
//!    results.
//! 5. [`check`] checks the whole site. Without errors the new files replace the old ones together;
//!    with errors the old ones stay.
//! 6. Every open page receives its new tag (`ETag`) and all diagnostics. The client in
//!    `src/serve/client` fetches a page whose tag has changed and patches the document.
//!
//! # Sequence: CI publishes
//!
//! 1. [`cli`] resolves the target, and [`dist`] compares the finished folder with its manifest.
//! 2. One listing finds the newest release, whose name contains the digest of the whole site. If it
//!    is that of `dist/`, and no other publish runs, this is all.
//! 3. Otherwise its record is compared with `dist/`, by content and headers. Files that
//!    unfinished publishes may have changed count as changed. The plan is shown and confirmed.
//! 4. A claim is written, and all claims are listed: of publishers that start at once, one goes on.
//! 5. The store copies files that will be replaced or removed to a folder next to the site.
//! 6. Fingerprinted files are sent, then other assets, then pages, then files that link to pages;
//!    each stage ends before the next one starts. If one fails, replaced files are restored.
//! 7. The record of the new release is written. Files that no retained release needs are removed,
//!    then the claim, and a CDN is invalidated.
//!
//! [`cache`]: assets::cache
//! [`check`]: build::check
//! [`diagnostic::Diagnostic`]: engine::diagnostic::Diagnostic
//! [`dist`]: build::dist
//! [`editor`]: build::editor
//! [`island`]: assets::island
//! [`markdown`]: page::markdown
//! [`node`]: assets::node
//! [`os`]: base::os
//! [`output::Sink`]: engine::output::Sink
//! [`picture`]: assets::picture
//! [`pipeline`]: build::pipeline
//! [`policy`]: page::policy
//! [`publish`]: deploy::publish
//! [`query`]: engine::query
//! [`route`]: page::route
//! [`source`]: engine::source
//! [`starter`]: cli::starter
//! [`watch`]: serve::watch
//! [`yaml`]: content::yaml

// Utilities that are independent of sites.
pub mod base;
// The snapshot of the input tree, queries, diagnostics, output.
pub mod engine;
// The content of editors: `site.toml`, pages, data, schemas.
pub mod content;
// Messages, glossary, formats.
pub mod i18n;
// The template engine and its context.
pub mod template;
// Style sheets, images, fonts, islands, the search index.
pub mod assets;
// One page in one locale.
pub mod page;
// The order of the stages, checks of the whole site, `dist/`.
pub mod build;
// The preview, and the watcher of files.
pub mod serve;
// Hosts and object storage.
pub mod deploy;
// The command line interface, and new sites.
pub mod cli;
