//! Prints configurations of web hosts from one route table.
//!
//! The table maps URLs to responses: the file, a redirect to the default language's home, a
//! language's not-found page. Each printer covers what its host supports, as
//! reference/hosts in the docs describes.
//!
//! # A new host
//!
//! Add a variant with its name to `Kind`, and a module in `src/deploy/host/` that prints a
//! `RouteTable`. The configuration of a server, such as nginx, is a template that
//! `src/deploy/host/template.rs` renders. The compiler then reports the missing arms of
//! `description` and `print`. `print` removes the policies of pages unless `--policies` is given; a
//! kind that always sends them, such as `Headers`, is an exception in `without_policies`. Add its
//! name and file extension to `KINDS` (`tests/it/hosts/printed.rs`); if it prints redirects, add it
//! to the lists of `tests/it/hosts/names.rs` and `tests/it/hosts/moved.rs`, too. Then run
//! `UPDATE_EXPECT=1 cargo test --test it hosts`, and test its responses to `CASES` of
//! `tests/it/hosts/requests.rs`, as `tests/it/hosts/netlify.rs` does; list the module in
//! `tests/it/hosts.rs`. Name it in `docs/locales/en/pages/reference/hosts.md`,
//! `docs/locales/en/pages/reference/cli.md` and the guide in `docs/locales/en/pages/deploy/`, whose
//! description, `hosts.ftl`, is in all languages of the documentation, in the help of `Host`
//! (`src/cli.rs`), and in the help of the options that it supports (`src/cli/host.rs`).

mod caddy;
mod cloudfront;
mod netlify;
mod nginx;
mod notation;
mod pages;
mod policy;
mod s3;
mod table;
mod template;

use std::path::Path;

use crate::base::named_enum::named_enum;

pub use crate::deploy::host::policy::{Policies, Policy};
pub use crate::deploy::host::table::{
    Header, Immutable, Language, RouteTable, Rule, SecurityHeaders, When,
};

named_enum! {
    /// A kind of configuration, with its name on the command line.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Kind {
        /// A file for nginx' `http` block.
        Nginx = "nginx",
        /// A Caddyfile.
        Caddy = "caddy",
        /// `_redirects` for Netlify.
        Redirects = "redirects",
        /// `_redirects` for Cloudflare Pages.
        RedirectsCloudflare = "redirects-cloudflare",
        /// `_headers` for Netlify and Cloudflare Pages.
        Headers = "headers",
        /// A workflow of GitHub Actions for GitHub Pages.
        GitHubPages = "github-pages",
        /// A job of GitLab CI for GitLab Pages.
        GitLabPages = "gitlab-pages",
        /// The website configuration of an S3 bucket.
        S3Website = "s3-website",
        /// A CloudFront Function for viewer requests.
        CloudFront = "cloudfront",
        /// A CloudFront response headers policy.
        CloudFrontHeaders = "cloudfront-headers",
        /// The custom error responses of a CloudFront distribution.
        CloudFrontErrors = "cloudfront-errors",
    }
}

impl Kind {
    /// A description of the printed configuration.
    pub fn description(self) -> &'static str {
        match self {
            Kind::Nginx => "nginx: a file for /etc/nginx/conf.d",
            Kind::Caddy => "Caddy: a Caddyfile",
            Kind::Redirects => "Netlify: _redirects",
            Kind::RedirectsCloudflare => "Cloudflare Pages: _redirects",
            Kind::Headers => "Netlify and Cloudflare Pages: _headers",
            Kind::GitHubPages => "GitHub Pages: a workflow of GitHub Actions",
            Kind::GitLabPages => "GitLab Pages: a job of GitLab CI",
            Kind::S3Website => "S3: the website configuration of a bucket (JSON)",
            Kind::CloudFront => "CloudFront: a function for viewer requests (JavaScript)",
            Kind::CloudFrontHeaders => "CloudFront: a response headers policy (JSON)",
            Kind::CloudFrontErrors => "CloudFront: custom error responses (JSON)",
        }
    }
}

/// Prints the configuration of a host. Returns an error if it would exceed a limit of the host.
pub fn print(kind: Kind, table: &RouteTable, options: Options<'_>) -> anyhow::Result<Printed> {
    // A host that still sends the policy of an older page would block the scripts of the new one.
    let without_policies = match kind {
        Kind::Headers => None,
        _ if options.policies => None,
        _ => Some(RouteTable { policies: table.policies.header_only(), ..table.clone() }),
    };
    let table = without_policies.as_ref().unwrap_or(table);
    match kind {
        Kind::Nginx => nginx::print(table, options).map(Printed::whole),
        Kind::Caddy => caddy::print(table, options).map(Printed::whole),
        Kind::Redirects => Ok(netlify::redirects(table)),
        Kind::RedirectsCloudflare => Ok(netlify::redirects_cloudflare(table)),
        Kind::Headers => netlify::headers(table),
        Kind::GitHubPages => pages::github(table, options),
        Kind::GitLabPages => pages::gitlab(table, options),
        Kind::S3Website => Ok(s3::website(table)),
        Kind::CloudFront => cloudfront::function(table),
        Kind::CloudFrontHeaders => cloudfront::headers(table).map(Printed::whole),
        Kind::CloudFrontErrors => Ok(Printed::whole(cloudfront::errors(table))),
    }
}

/// A configuration, and notes on its omissions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Printed {
    /// The configuration.
    pub text: String,
    /// The omissions because of a limit of the host, one sentence each.
    pub notes: Vec<String>,
}

impl Printed {
    /// Creates a configuration without omissions.
    pub(super) fn whole(text: String) -> Printed {
        Printed { text, notes: Vec::new() }
    }
}

/// Properties of the host that the user sets.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options<'a> {
    /// The folder of the site on the host.
    pub folder: Option<&'a Path>,
    /// Whether nginx has the module for `.br` files.
    pub brotli: bool,
    /// Whether to send the policies of pages also from hosts whose configuration is not updated
    /// together with the pages.
    pub policies: bool,
}
