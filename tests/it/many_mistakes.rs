//! Sites with very many mistakes of one kind: the time is proportional to their number.

use std::fmt::Write as _;

use crate::site::{Run, Site};

/// Composes a site with `n` mistakes.
type Mistakes = fn(n: usize) -> String;

/// Each kind of mistake that is compared with a number of names that grows with the site, and its
/// code.
const KINDS: [(&str, &str, Mistakes); 19] = [
    ("links to pages", "unknown-page", |n| {
        let link = |at: usize| format!("[a](page:missing-{at}) ");
        pages(n / 10, |page| (page * 10..page * 10 + 10).map(link).collect())
    }),
    ("pictures", "unknown-asset", |n| {
        let assets = (0..n / 10).map(|at| format!("-- assets/picture-{at}.svg\n<svg/>\n"));
        let links = |page| (page * 10..page * 10 + 10).map(|at| format!("![a](missing-{at}.png) "));
        pages(n / 10, |page| links(page).collect()) + &assets.collect::<String>()
    }),
    ("anchors of a page", "unknown-anchor", |n| {
        let lines = (0..n).map(|at| format!("## Part {at}\n\n[a](#missing-{at})\n\n"));
        pages(1, |_| lines.clone().collect())
    }),
    ("messages of a page", "unknown-message", |n| {
        let sections =
            (0..n).map(|at| format!("  - {{ type: hero, title: missing-{at}, lead: m0 }}\n"));
        format!(
            "-- content/pages/many.yaml\npath: many\ntemplate: page.html\ntitle: m0\n\
             description: m0\nsections:\n{}{}",
            sections.collect::<String>(),
            messages("pages/many", n)
        )
    }),
    ("messages of data", "unknown-message", |n| {
        let items = (0..n).map(|at| format!("  - missing-{at}\n"));
        format!(
            "-- content/data/words.yaml\nwords:\n{}-- templates/data/words.yaml\n\
             words: [message]\n{}",
            items.collect::<String>(),
            messages("many", n)
        )
    }),
    ("pages of data", "unknown-page", |n| {
        let items = (0..n).map(|at| format!("  - missing-{at}\n"));
        format!(
            "-- content/data/words.yaml\nwords:\n{}-- templates/data/words.yaml\n\
             words: [page]\n{}",
            items.collect::<String>(),
            pages(n / 10, |_| String::new())
        )
    }),
    ("messages of a template", "unknown-message", |n| {
        let calls = (0..n).map(|at| format!("{{{{ t(\"missing-{at}\") }}}}\n"));
        format!("-- templates/page.html\n{}{}", calls.collect::<String>(), messages("many", n))
    }),
    ("messages that a translation lacks", "missing-message", |n| {
        let lines = (0..n).map(|at| format!("missing-{at} = Text\n"));
        format!("-- locales/en/many.ftl\n{}", lines.collect::<String>())
    }),
    ("messages that the original lacks", "obsolete-message", |n| {
        let lines =
            |name: &str| (0..n).map(|at| format!("{name}-{at} = Text\n")).collect::<String>();
        format!(
            "-- locales/en/many.ftl\n{}-- locales/de/many.ftl\n{}",
            lines("one"),
            lines("other")
        )
    }),
    ("messages of messages", "unknown-reference", |n| {
        let lines = (0..n).map(|at| format!("m{at} = {{ missing-{at} }}\n")).collect::<String>();
        format!("-- locales/en/many.ftl\n{lines}-- locales/de/many.ftl\n{lines}")
    }),
    ("facts of messages", "unknown-fact", |n| {
        let facts = (0..n / 10).map(|at| {
            format!(
                "-- content/data/d{at}.yaml\nfact: 1\n-- templates/data/d{at}.yaml\nfact: number\n"
            )
        });
        let lines =
            (0..n).map(|at| format!("m{at} = {{ $many-missing{at} }}\n")).collect::<String>();
        let words = format!("-- locales/en/many.ftl\n{lines}-- locales/de/many.ftl\n{lines}");
        facts.collect::<String>() + &words
    }),
    ("braces of messages", "fluent-syntax", |n| {
        let lines = (0..n).map(|at| format!("m{at} = {{\n"));
        format!("-- locales/en/many.ftl\n{}", lines.collect::<String>())
    }),
    ("languages of code", "unknown-language", |n| {
        let blocks = (0..n).map(|at| format!("```missing{at}\nx\n```\n\n")).collect::<String>();
        pages(1, |_| blocks.clone())
    }),
    ("pages without messages", "unknown-message", |n| {
        (0..n).fold(String::new(), |mut files, at| {
            let _ = write!(
                files,
                "-- content/pages/p{at}.yaml\npath: p{at}\ntemplate: page.html\n\
                 title: title-{at}\ndescription: lead-{at}\n\
                 -- locales/en/pages/q{at}.ftl\ntitle-{at} = T\nlead-{at} = T\n"
            );
            files
        })
    }),
    ("keys of data", "unknown-key", |n| {
        let keys = (0..n).map(|at| format!("missing{at}: 1\n")).collect::<String>();
        format!("-- content/data/many.yaml\n{keys}-- templates/data/many.yaml\nkey?: number\n")
    }),
    ("tables of site.toml", "invalid-config", |n| {
        let tables = "[same]\nkey = 1\n".repeat(4 * n);
        format!("-- site.toml\nbase_url = \"https://site.example\"\n{tables}")
    }),
    ("files in templates", "unknown-file", |n| {
        let links = (0..n).map(|at| format!("{{{{ site.base_path }}}}/missing-{at}.pdf\n"));
        let files = (0..n / 10).map(|at| format!("-- static/form-{at}.pdf\nx\n"));
        format!(
            "-- templates/many.html\n{}{}",
            links.collect::<String>(),
            files.collect::<String>()
        )
    }),
    ("addresses of data", "unknown-file", |n| {
        let items = (0..n).map(|at| format!("  - /missing-{at}.pdf\n"));
        let files = (0..n / 10).map(|at| format!("-- static/form-{at}.pdf\nx\n"));
        format!(
            "-- content/data/links.yaml\nall:\n{}-- templates/data/links.yaml\nall: [text]\n\
             -- templates/page.html\n{{{{ t(\"home-title\") }}}} {{{{ t(\"home-lead\") }}}}\n\
             {{% for link in data.links.all %}}<a href=\"{{{{ link }}}}\">a</a>\n{{% endfor %}}\n{}",
            items.collect::<String>(),
            files.collect::<String>()
        )
    }),
    ("URLs of a style sheet", "unknown-asset", |n| {
        let rules = (0..n).map(|at| format!(".a{at} {{ background: url(missing-{at}.svg) }}\n"));
        let assets = (0..n / 10).map(|at| format!("-- assets/picture-{at}.svg\n<svg/>\n"));
        format!("-- assets/many.css\n{}{}", rules.collect::<String>(), assets.collect::<String>())
    }),
];

/// Text that is repeated in a paragraph.
const REPEATED: [&str; 12] = [
    "~~a ", "{ 1 } ", "{ ", "{ \"", "{#a}", "\\{ 1 } ", "&amp", "<b>", "](", "**x** ", "~~a~~ ",
    "[^a]",
];

/// `n` pages with a body each, in all languages.
fn pages(n: usize, body: impl Fn(usize) -> String) -> String {
    (0..n).fold(String::new(), |mut files, at| {
        let _ = write!(
            files,
            "-- content/pages/p{at}.yaml\npath: p{at}\ntemplate: page.html\ntitle: footer-note\n\
             description: footer-note\n"
        );
        for locale in ["en", "de"] {
            let _ = write!(files, "-- locales/{locale}/pages/p{at}.md\n{}\n", body(at));
        }
        files
    })
}

/// `n` messages in a file, in all languages.
fn messages(name: &str, n: usize) -> String {
    let lines: String = (0..n).map(|at| format!("m{at} = Text\n")).collect();
    format!("-- locales/en/{name}.ftl\n{lines}-- locales/de/{name}.ftl\n{lines}")
}

/// The output of `archipel check`, and its processor time in seconds.
fn check(site: &Site) -> (String, f64) {
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", "\"$0\" check; times"]).arg(site.command(&[]).get_program());
    let run = Run::of(shell.current_dir(site.root()));
    // The last line is the time of the programs that the shell ran: `0m0.12s 0m0.03s`.
    let times = run.out.lines().last().unwrap().split_whitespace();
    let seconds = times.map(|time| {
        let (minutes, seconds) = time.trim_end_matches('s').split_once('m').unwrap();
        minutes.parse::<f64>().unwrap() * 60.0 + seconds.parse::<f64>().unwrap()
    });
    (run.err, seconds.sum())
}

#[test]
fn very_many_mistakes_take_time_in_proportion_to_their_number() {
    // If each mistake were compared with all names, four times as many would take sixteen times as
    // long.
    for (kind, code, mistakes) in KINDS {
        let time = |n: usize| {
            let (err, time) = check(&Site::new(&mistakes(n)));
            assert!(err.contains(&format!("[{code}]")), "{kind}: {err}");
            time
        };
        assert_linear(kind, 250, time);
    }
}

#[test]
fn very_long_paragraphs_take_time_in_proportion_to_their_length() {
    for text in REPEATED {
        assert_linear(text, 8_000, |n| check(&Site::new(&pages(1, |_| text.repeat(n)))).1);
    }
}

#[test]
fn a_style_sheet_of_one_line_takes_time_in_proportion_to_its_length() {
    let time = |n: usize| {
        let rules: String =
            (0..n).map(|at| format!(".a{at}{{top:{at}px;color:#eee;background:#fff}}")).collect();
        check(&Site::new(&format!("-- assets/many.css\n{rules}\n"))).1
    };
    assert_linear("rules", 1_000, time);
}

/// Asserts that the time for a number of things is proportional to the number.
fn assert_linear(kind: &str, n: usize, time: impl Fn(usize) -> f64) {
    const TIMES: usize = 4;
    let is_linear = || time(n * TIMES) < time(n) * (TIMES * 2) as f64;
    // A busy machine increases the processor time, too.
    assert!((0..3).any(|_| is_linear()), "{kind}");
}
