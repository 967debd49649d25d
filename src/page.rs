//! One page in one locale: its URL, its Markdown, its HTML, and its policy.
//!
//! In: the content, messages, templates and assets of the site. Out: the HTML of a route, with its
//! dependencies. Never: another page's HTML, or the order of a build.

// Markdown bodies of pages and sections.
pub mod markdown;
// The content security policy of each page.
pub mod policy;
// Routes to HTML, and the files that are not pages.
pub mod render;
// Page × locale: URLs, files, alternates.
pub mod route;
// Messages and bodies of pages.
pub mod texts;
