//! The expected responses of a site on any host.

use crate::preview::Answer;

/// A request and the expected response.
pub struct Case {
    /// The requested path, without the base path.
    pub path: &'static str,
    /// The status.
    pub status: u16,
    /// The redirect target, without the base path.
    pub location: Option<&'static str>,
    /// A part of the body.
    pub words: &'static str,
    /// The start of its media type.
    pub media_type: &'static str,
    /// The language of the response.
    pub language: &'static str,
    /// Whether it may be cached forever.
    pub is_immutable: bool,
}

const HTML: &str = "text/html; charset=utf-8";

const fn redirect(path: &'static str, status: u16, location: &'static str) -> Case {
    let location = Some(location);
    Case { path, status, location, words: "", media_type: "", language: "", is_immutable: false }
}

const fn page(
    path: &'static str,
    status: u16,
    language: &'static str,
    words: &'static str,
) -> Case {
    let is_immutable = false;
    Case { path, status, location: None, words, media_type: HTML, language, is_immutable }
}

const fn file(path: &'static str, media_type: &'static str, words: &'static str) -> Case {
    Case { media_type, ..page(path, 200, "", words) }
}

/// The requests. `{css}` stands for the fingerprinted name of the style sheet.
pub const CASES: [Case; 47] = [
    redirect("/", 302, "/en/"),
    redirect("/?r=1&s=%20", 302, "/en/?r=1&s=%20"),
    page("/en/", 200, "en", "<h1>Welcome"),
    page("/de/", 200, "de", "<h1>Willkommen"),
    page("/en/?r=1", 200, "en", "<h1>Welcome"),
    page("/en/index.html", 200, "en", "<h1>Welcome"),
    page("/de/terms/", 200, "de", "<h1>Terms"),
    redirect("/en", 301, "/en/"),
    redirect("/en/terms", 301, "/en/terms/"),
    redirect("/de/terms?r=1", 301, "/de/terms/?r=1"),
    redirect("/de/some/where", 301, "/de/some/where/"),
    page("/de/some/where/", 200, "de", "Alle Preise"),
    page("/en/some/", 404, "en", "Nothing in en"),
    page("/en/nope/", 404, "en", "Nothing in en"),
    page("/de/nope/", 404, "de", "Nothing in de"),
    page("/de/nope/at/all/?r=1", 404, "de", "Nothing in de"),
    page("/de/nope.js", 404, "de", "Nothing in de"),
    page("/de/terms/x.html", 404, "de", "Nothing in de"),
    page("/de/nothing/", 200, "de", "Nothing in de"),
    redirect("/en/was/here/", 301, "/en/some/where/"),
    redirect("/de/was/here/?r=1", 301, "/de/some/where/?r=1"),
    redirect("/de/was/here", 301, "/de/was/here/"),
    redirect("/2019/deep.html", 301, "/en/some/where/"),
    redirect("/xx", 302, "/en/"),
    redirect("/xx/", 302, "/en/"),
    redirect("/xx/terms/?r=1", 302, "/en/?r=1"),
    redirect("/pt-br/a/b.html", 302, "/en/"),
    redirect("/e", 302, "/en/"),
    redirect("/english/", 302, "/en/"),
    redirect("/EN/terms/", 302, "/en/"),
    redirect("/assetsx/", 302, "/en/"),
    page("/favicon.ico", 404, "", "Nothing in any language"),
    page("/.well-known/security.txt", 404, "", "Nothing in any language"),
    page("/assets/nope.js", 404, "", "Nothing in any language"),
    page("/assets/", 404, "", "Nothing in any language"),
    page("/robots.txt/", 404, "", "Nothing in any language"),
    page("/404.html", 200, "", "Nothing in any language"),
    file("/robots.txt", "text/plain; charset=utf-8", "Sitemap: "),
    file("/.well-known/webfinger", "application/jrd+json", "acct:"),
    file("/sitemap.xml", "application/xml; charset=utf-8", "<sitemap"),
    Case { is_immutable: true, ..file("/assets/{css}", "text/css; charset=utf-8", "{") },
    page("/archipel-manifest.json", 404, "", "Nothing in any language"),
    page("/.archipel/state/release", 404, "", "Nothing in any language"),
    page("/%2earchipel/state/release", 404, "", "Nothing in any language"),
    page("/en/%0d%0aX-Evil:%201/", 404, "en", "Nothing in en"),
    page("/en/'\"{}$/", 404, "en", "Nothing in en"),
    page("/en/%E4%B8%AD%00x/", 404, "en", ""),
];

/// The requests to a site whose default language has no segment.
pub const BARE_CASES: [Case; 24] = [
    page("/", 200, "en", "<h1>Welcome"),
    page("/?r=1", 200, "en", "<h1>Welcome"),
    page("/index.html", 200, "en", "<h1>Welcome"),
    page("/terms/", 200, "en", "<h1>Terms"),
    page("/some/where/", 200, "en", "All prices"),
    page("/de/", 200, "de", "<h1>Willkommen"),
    page("/de/terms/", 200, "de", "<h1>Terms"),
    redirect("/de", 301, "/de/"),
    redirect("/terms", 301, "/terms/"),
    redirect("/some/where?r=1", 301, "/some/where/?r=1"),
    redirect("/was/here/", 301, "/some/where/"),
    redirect("/de/was/here/?r=1", 301, "/de/some/where/?r=1"),
    redirect("/2019/deep.html", 301, "/some/where/"),
    page("/nope/", 404, "en", "Nothing in en"),
    page("/nope.js", 404, "en", "Nothing in en"),
    page("/some/", 404, "en", "Nothing in en"),
    page("/en/terms/", 404, "en", "Nothing in en"),
    page("/favicon.ico", 404, "en", "Nothing in en"),
    page("/assets/nope.js", 404, "en", "Nothing in en"),
    page("/de/nope/", 404, "de", "Nothing in de"),
    page("/de/nope.js", 404, "de", "Nothing in de"),
    file("/robots.txt", "text/plain; charset=utf-8", "Sitemap: "),
    Case { is_immutable: true, ..file("/assets/{css}", "text/css; charset=utf-8", "{") },
    page("/archipel-manifest.json", 404, "en", "Nothing in en"),
];

/// Requests that no browser sends. The response must not come from outside of the site, nor
/// redirect to another site.
pub const ODD: [&str; 16] = [
    "//evil.example/", "//evil.example", "//evil.example/en", "//en/terms", "///en/terms",
    "//evil.example/%2e%2e", "/en//terms", "/\\evil.example/en", "/%5cevil.example/en",
    "/%2fevil.example/en", "/%09/evil.example/en", "/en/../../secret", "/%2e%2e/secret",
    "/en/%2e%2e/%2e%2e/secret", "/en/..%2f..%2fsecret", "/en/..%5c..%5csecret",
];

/// The Content-Security-Policy in a page.
pub fn own_policy(page: &str) -> Option<String> {
    let (_, rest) = page.split_once("http-equiv=\"Content-Security-Policy\" content=\"")?;
    Some(rest.split('"').next()?.replace("&#39;", "'").replace("&#x27;", "'"))
}

/// Compares a response with the expected one.
pub fn judge(case: &Case, answer: &Answer, base: &str) -> Result<(), String> {
    let expect = |what: &str, expected: &str, found: &str| match expected == found {
        true => Ok(()),
        false => Err(format!("{}: {what} is `{found}`, not `{expected}`", case.path)),
    };
    expect("the status", &case.status.to_string(), &answer.status.to_string())?;
    let location = case.location.map(|location| format!("{base}{location}")).unwrap_or_default();
    expect("the location", &location, answer.header("location"))?;
    let cache = match case.is_immutable {
        true => "public, max-age=31536000, immutable",
        false => "public, max-age=0, must-revalidate",
    };
    expect("Cache-Control", cache, answer.header("cache-control"))?;
    expect("X-Content-Type-Options", "nosniff", answer.header("x-content-type-options"))?;
    let features = answer.header("permissions-policy");
    if !features.contains("fullscreen=(self \"https://film.example\")") {
        return Err(format!("{}: Permissions-Policy is `{features}`", case.path));
    }
    if case.location.is_none() {
        expect("the media type", case.media_type, answer.header("content-type"))?;
        expect("the language", case.language, answer.header("content-language"))?;
        if !answer.text().contains(case.words) {
            return Err(format!("{}: no `{}` in {}", case.path, case.words, answer.text()));
        }
    }
    if case.media_type == HTML {
        let own =
            own_policy(&answer.text()).map(|policy| format!("{policy}; ")).unwrap_or_default();
        let policy = format!("{own}frame-ancestors https://frame.example");
        expect("the policy", &policy, answer.header("content-security-policy"))?;
    }
    Ok(())
}
