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
//!   └─ watch ─▶ the next one ├─ content ──▶ Pages, DataFiles       (yaml, schema: with locations)
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
//! * **Invalid input is data.** An error of the user is a [`diagnostic::Diagnostic`] with a
//!   location and a hint; all independent ones of a run are shown at once, and `dist/` is
//!   unchanged. A failure of the environment (full disk, no Node) is an `anyhow` error. A panic is
//!   a bug.
//! * **Templates use only [`template::TemplateContext`]**: messages, URLs by page id, assets,
//!   islands, scripts, facts, data. Each lookup is recorded. So the dependencies of a page are
//!   known exactly, and a dead link, or a missing message or image, fails the build.
//! * **Changes are detected by results, not by edited files.** Every result is that of a [`query`],
//!   from the page of a file to a rendered route: its reads are recorded, and it is computed again
//!   only if one of them has another answer. Random edits are compared with clean builds in
//!   `tests/it/incremental.rs`, and through the watcher in `tests/it/serve_oracle.rs` and, for
//!   islands, `tests/it/serve_islands.rs`.
//! * **A file system event only triggers a rescan.** The tree of [`source`] finds out what has
//!   changed, so a lost, late or duplicate event does no harm.
//! * **The preview serves what would be published.** It serves the artifacts of the pipeline; only
//!   fonts are complete, so that no save waits for a subset. The element that loads the client is
//!   added to responses; a page in a preview mode is rendered for the request and not stored.
//! * **Each page has a content security policy.** [`policy`] generates it from the final bytes; it
//!   allows inline content by digest, and only origins that the site declares. What it would block
//!   fails the build.
//! * **URLs are built by [`route`]** from a locale and a page, and never edited as text. The URL
//!   segment of a locale (`in`) and its language tag (`hi`) are separate everywhere.
//! * **No clock, hash map, absolute path or thread order affects the output.** Maps iterate in
//!   order; "today" is a fact in `content/data`; lints forbid the rest.
//! * **Memory is bounded.** A page's messages are read when it is rendered, in all languages
//!   together, and dropped; files are passed to the [`output::Sink`] as they are made. What stays
//!   is a description of each page, and a digest of each file. A preview keeps the newest site and
//!   what its next build may use again; what no build uses is dropped.
//! * **Access to the environment** is limited to a few modules: [`source`] reads, [`dist`] writes,
//!   [`cache`] keeps results, [`node`] runs npm and the font subsetter, [`island`] runs the Node
//!   process that bundles and prerenders, [`editor`] writes schemas, [`watch`] receives file
//!   system events, [`serve`] answers requests and opens the user's editor, [`publish`] talks to
//!   stores and reads their environment variables, [`starter`] writes a new site, [`cli`] has
//!   arguments, terminal and clock. `watch`, `serve` and `publish` use the clock for waiting and
//!   for reporting durations.
//! * **Interfaces of one operating system** are in [`os`], with their fallbacks.
//! * **A finished build survives a loss of power.** [`os::sync`] writes the new folder to the disk
//!   before it is exchanged with the old one, and the exchange before success is reported.
//!   `tests/it/power.rs` replays every prefix of the writes.
//! * **The published site is complete at every moment.** A page is sent after everything it refers
//!   to, and nothing is removed before everything is there. One object, the record of the release,
//!   says what a store holds; writing it makes a release current. `tests/publish` checks that on
//!   real stores and with faults.
//!
//! # What happens when an editor saves `content/pages/about.yaml` and runs `build`
//!
//! 1. [`cli`] parses the arguments and opens [`dist`]: takes the lock, and checks that `dist/` may
//!    be replaced.
//! 2. [`source`] lists the input tree; nothing is read yet.
//! 3. [`pipeline`] reads `site.toml`, schemas, data, pages, shared messages and templates, while
//!    one thread bundles the islands (or finds the bundle in the cache) and another the style
//!    sheets; then fonts are subset.
//! 4. `about.yaml` becomes a tree of nodes with spans ([`yaml`]), and, by the schema of each
//!    section type, a typed [`content::Page`]; an unknown key is reported at its line and column.
//! 5. [`route`] computes its URLs in all languages; two pages with the same path are reported.
//! 6. For each page, on all processors: its message files are parsed and compared with those of
//!    the default language and with the glossary; its Markdown becomes HTML ([`markdown`]), its
//!    template is rendered, then its social image ([`picture`]), then the layout around it; last
//!    its [`policy`] is generated.
//! 7. [`check`] checks the whole site: unused messages and islands, anchors of links, sizes of
//!    scripts.
//! 8. Without errors, [`dist`] exchanges the new tree with the old one in one step. Files with the
//!    same bytes are linked, not written; if all are the same, nothing is touched.
//!
//! # What happens when a developer saves a file while `serve --watch` runs
//!
//! 1. [`watch`] receives events and waits until they have settled. The tree of [`source`] rescans
//!    the paths: files that may have other bytes get new revisions, and the rest of the new
//!    snapshot is that of the old one.
//! 2. [`pipeline`] runs again, with the state of the last build. A [`query`] whose reads have the
//!    same answers is not computed again; an equal result keeps its version, so that nothing that
//!    read it is computed again either: a comment in YAML ends here.
//! 3. Pages that are open in a browser come first: if a read of their routes has another answer,
//!    they are rendered, and [`serve`] publishes them with the files that they need, unless the
//!    last build had errors.
//! 4. All other pages follow, on all processors; the first ones are current by then. A new change
//!    cancels the build, and the next one starts with its results.
//! 5. [`check`] checks the whole site. Without errors the new files replace the old ones together;
//!    with errors the old ones stay, and the new ones wait.
//! 6. Every open page receives the state: the tag of its bytes, and all diagnostics. The client in
//!    `src/serve/client` fetches a page whose tag has changed, and patches the document with the
//!    differences from the last one that it received.
//!
//! # What happens when CI publishes
//!
//! 1. [`cli`] resolves the target, and [`dist`] reads the finished folder back: unless every file
//!    has the digest of the manifest, nothing is sent.
//! 2. One listing finds the newest release record, whose name contains the digest of the whole
//!    site. If it is that of `dist/`, and no other publish runs, this is all.
//! 3. Otherwise the record is read, and compared with `dist/`, by content and headers. What
//!    unfinished publishes may have changed counts as changed. The plan is shown and confirmed.
//! 4. A claim is written, and all claims are listed: of publishers that start at once, one goes on.
//!    It renews its claim, and sends nothing when it could not.
//! 5. The store copies what will be replaced or removed to a folder next to the site.
//! 6. Fingerprinted files are sent, then other assets, then pages, then files that link to pages;
//!    each stage ends before the next one starts. If one fails, what was replaced is restored.
//! 7. The record of the new release is written, which makes it current.
//! 8. What no kept release needs is removed, then the claim, and a CDN is invalidated.
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
//! [`os::sync`]: base::os::sync
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
