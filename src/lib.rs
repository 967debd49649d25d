//! Archipel builds static sites in many languages with React islands.
//!
//! # Bird's-eye view
//!
//! A build is a function from an input tree to a set of files. The modules below are its stages,
//! in the order in which data flows; **each may import only those above it**, and a test holds
//! that. There is one pipeline: `build` writes what comes out of it, `check` drops it, `serve`
//! keeps it in memory and shows it. `publish` takes a finished `dist/` to where visitors are.
//!
//! ```text
//! disk ─ source ─▶ Snapshot ─┬─ config ───▶ Config, Locales
//!   └─ watch ─▶ the next one ├─ content ──▶ Pages, Facts       (yaml, schema: mistakes placed)
//!                            ├─ message ──▶ Catalogs           (Fluent; numbers by format)
//!                            ├─ glossary ─▶ Glossary           (what words are checked for)
//!                            ├─ asset ────▶ Assets             (CSS bundled, names fingerprinted)
//!                            ├─ font ─────▶ Fonts              (subset to the characters in use)
//!                            ├─ island ───▶ Islands            (one Node: esbuild, React)
//!                            └─ template ─▶ Templates
//!                    route: page × locale ─ render ─▶ Artifacts ─▶ Sink ─┬─ dist ──▶ dist/ ─ host
//!                                              │                         │    └─ publish ─▶ stores
//!                                              │                         └─ serve ─▶ browsers
//!                                              └──── Reads ─▶ memo, check, explain
//! ```
//!
//! # Invariants
//!
//! * **Wrong input is data.** A mistake of the user is a [`diagnostic::Diagnostic`] with a place
//!   and a hint; all independent ones of a run are shown at once, and `dist/` stays as it was. A
//!   failure of the world (full disk, no Node) is an `anyhow` error. A panic is a bug of ours.
//! * **A template reaches nothing but its doors** ([`template::Doors`]): messages, URLs by page id,
//!   assets, islands, scripts, facts, data. Each answer is noted. So what a page was made from is
//!   known exactly, and a dead link, a missing word or a missing picture can't be built.
//! * **Nobody looks at what was edited.** A kept [`memo::Memo`] asks the questions of the last
//!   rendering again and compares the answers' digests; what is made before that is [`cache`] by a
//!   key, which stands for all it is made from. Random edits are compared with clean builds in
//!   `tests/it/incremental.rs`, and through the watcher in `tests/it/serve_oracle.rs` and, of
//!   islands, `tests/it/serve_islands.rs`.
//! * **An event is a doorbell.** What the system tells of changes is a reason to look. What there
//!   is, the tree of [`source`] finds out, so that one that is lost, late or doubled does no harm.
//! * **What is served is what would be published.** The preview hands out the artifacts of the
//!   pipeline; only fonts are whole in it, so that no save waits for a subset. What browsers need
//!   beside them is added as they are sent; what is seen through a lens is rendered for that
//!   request and kept nowhere.
//! * **A page says what it may do.** Its [`policy`] is made from its finished bytes, names what is
//!   inline by digest, and opens only origins that the site declares. What it would stop can't be
//!   built.
//! * **A URL is printed by [`route`]** from a locale and a page, and never edited as text. The URL
//!   segment of a locale (`in`) and its language tag (`hi`) are two things everywhere.
//! * **No clock, no hash map, no absolute path, no order of threads reaches the output.** Maps
//!   iterate in order; "today" is a fact in `content/data`; lints forbid the rest.
//! * **Memory is bounded.** Pages' messages are read when the page is rendered, in all languages
//!   together, and dropped; files are handed to the [`output::Sink`] as they are made. What stays
//!   is one page description a page, and one digest a file. A preview keeps the newest site and
//!   what its next build may ask for again; what no build asks for any more is forgotten.
//! * **Access to the world** is limited to a few modules: [`source`] reads, [`dist`] writes,
//!   [`node`] runs npm and what subsets fonts and keeps a cache, [`island`] runs the Node that
//!   bundles and prerenders, [`watch`] hears of changes, [`serve`] answers requests and opens the
//!   user's editor, [`publish`] talks to stores and reads their part of the environment, [`cli`]
//!   has arguments, terminal and clock. `watch`, `serve` and `publish` tell the time to wait and to
//!   say how long it took.
//! * **What is published is whole at every instant.** A page is sent after all it refers to, and
//!   nothing is removed before everything is there. One object, the record of the release, says
//!   what a store holds; writing it makes a release current. `tests/publish` holds that, on real
//!   stores and with faults.
//!
//! # What happens when an editor saves `content/pages/about.yaml` and runs `build`
//!
//! 1. [`cli`] reads the arguments and opens [`dist`]: the lock, and whether `dist/` is ours.
//! 2. [`source`] lists the input tree; nothing is read yet.
//! 3. [`pipeline`] reads `site.toml`, schemas, facts, pages, shared messages and templates, while
//!    one thread bundles the islands (or finds the bundle in the cache) and another the style
//!    sheets; then fonts are subset.
//! 4. `about.yaml` becomes a tree of nodes that know their places ([`yaml`]), and, by the schema of
//!    each section type, a typed [`content::Page`]; a wrong key is reported at its line and column.
//! 5. [`route`] lays out its URLs in all languages; two pages with one path are reported.
//! 6. For each page, on all processors: its message files are parsed and compared with those of
//!    the default language and with the glossary; its body is rendered, the [`picture`] of its
//!    links drawn, then the layout around it; last its [`policy`] is made.
//! 7. [`check`] looks at the whole: unused messages and islands, anchors that links lead to, the
//!    weight of scripts.
//! 8. Without errors, [`dist`] exchanges the finished tree for the old one in one step. Files with
//!    the same bytes are linked, not written; if all are the same, nothing is touched.
//!
//! # What happens when a developer saves a file while `serve --watch` runs
//!
//! 1. The system tells [`watch`] that something happened at a place. It waits until it is quiet,
//!    and the tree of [`source`] looks there: files that may have other bytes get new marks, and
//!    the rest of the new snapshot is that of the old one.
//! 2. [`pipeline`] asks for everything again, with the memory of the last build. What is [`cache`]
//!    under the same key is answered at once; what comes out equal keeps its version, so that
//!    nothing behind it is made anew: a comment in YAML ends here.
//! 3. The pages that someone looks at come first. [`memo`] compares what their last rendering read;
//!    if an answer is another one, they are rendered, and [`serve`] shows them with the files that
//!    they need, unless the last build found errors.
//! 4. All other pages follow, on all processors. A new change cancels the build, and the next one
//!    begins with what this one has made.
//! 5. [`check`] looks at the whole. Without errors the new files take the places of the old ones
//!    together; with errors the old ones stay, and what was made waits.
//! 6. Every open page is sent the state: the tag of its bytes, and all mistakes. The browser's
//!    part, in `src/serve/client`, fetches a page whose tag is another one and puts into it what
//!    differs from the last one that it was sent.
//!
//! # What happens when CI publishes
//!
//! 1. [`cli`] resolves the target, and [`dist`] reads the finished folder back: every file has the
//!    digest that the manifest says, or nothing is sent.
//! 2. One listing names the newest release record, and its name holds the digest of the whole site.
//!    If that is the one wanted, and nobody publishes, this is all.
//! 3. Otherwise the record is read, and compared with what is wanted, by content and headers. What
//!    unfinished publishes may have changed counts as changed. The plan is shown, and agreed to.
//! 4. A claim is written, and all claims are listed: of publishers that begin at once, one goes on.
//!    It renews its claim, and sends nothing when it could not.
//! 5. The store copies what will be replaced or removed to a place beside the site.
//! 6. Fingerprinted files are sent, then other assets, then pages, then what leads to pages; each
//!    stage ends before the next one begins. If one fails, what was replaced is put back.
//! 7. The record of the new release is written. From here on it is current.
//! 8. What no kept release needs is removed, the claim with it, and a CDN is told what changed.

// What has changed is decided by content.
pub mod digest;
// Work on all processors, results in order.
pub mod parallel;
// The input tree.
pub mod source;
// What we tell the user about their input.
pub mod diagnostic;
// Values that are computed again only when their inputs change.
pub mod cache;
// The result as a value: artifacts, manifest, sink.
pub mod output;
// YAML to nodes that know their places.
pub mod yaml;
// `site.toml`, raw and resolved.
pub mod config;
// Numbers, money, dates and plurals of a locale.
pub mod format;
// Shapes of content, and typed values.
pub mod schema;
// Pages, sections and facts.
pub mod content;
// Fluent files: scopes, texts, completeness.
pub mod message;
// Names and words that languages agree on.
pub mod glossary;
// What a rendering read, and whether it would read the same again.
pub mod memo;
// Page × locale: URLs, files, alternates.
pub mod route;
// Fingerprinted files, bundled style sheets.
pub mod asset;
// Text set in lines, and SVG drawn to PNG.
pub mod picture;
// The template engine and its doors.
pub mod template;
// Node and npm, and the cache of what they make.
pub mod node;
// Fonts, subset to the characters in use.
pub mod font;
// React components, drawn at build time.
pub mod island;
// What browsers are told that a page may do.
pub mod policy;
// Route → HTML, and the files beside the pages.
pub mod render;
// What the site as a whole has to satisfy.
pub mod check;
// The pipeline: the only place that knows the order.
pub mod pipeline;
// The output folder, replaced as a whole.
pub mod dist;
// Configurations of hosts, from one route table.
pub mod host;
// What a page was made from, and why.
pub mod explain;
// What changes on disk, and when it is quiet.
pub mod watch;
// The preview, from memory.
pub mod serve;
// The site on object storage.
pub mod publish;
// Arguments in, words and an exit code out.
pub mod cli;
