//! Tests the positions of values, and how they are escaped there or rejected.

use minijinja::{AutoEscape, Environment};

use super::*;
use crate::template::value;

fn escaped(path: &SourcePath, text: &str) -> (Rewritten, Vec<Diagnostic>) {
    super::escaped(path, text, Language::of(path.as_str()))
}

/// The output of a template with the text `v`, the markup `m`, the list `l` and the boolean `yes`.
fn output(name: &str, template: &str) -> Result<String, String> {
    let (rewritten, mistakes) = escaped(&SourcePath::new(name), template);
    if let Some(mistake) = mistakes.first() {
        return Err(mistake.message.clone());
    }
    let mut environment = Environment::new();
    environment.set_formatter(value::print);
    environment.set_auto_escape_callback(|name| match Language::of(name) {
        Language::Json => AutoEscape::Json,
        Language::Plain => AutoEscape::None,
        _ => AutoEscape::Html,
    });
    add_filters(&mut environment);
    environment.add_template_owned(name.to_owned(), rewritten.text).map_err(|it| it.to_string())?;
    let template = environment.get_template(name).unwrap();
    let context = minijinja::context! {
        v => "a\"b'c & <d>\\",
        m => minijinja::Value::from_safe_string("<i title=\"x\">'&amp;</i>".to_owned()),
        l => vec!["a\"", "<b>"],
        n => 7,
        yes => true,
        script => "Java\tScript:alert(1)",
        web => "https://a.example/?b&c",
    };
    template.render(context).map_err(|error| error.detail().unwrap_or("no detail").to_owned())
}

fn html(template: &str) -> Result<String, String> {
    output("a.html", template)
}

#[test]
fn a_value_is_escaped_for_where_it_stands() {
    let script = r#"a\"b\u0027c \u0026 \u003cd\u003e\\"#;
    let text = "a&quot;b&#39;c &amp; &lt;d&gt;\\";
    for (template, expected) in [
        ("<p>{{ v }}</p>", format!("<p>{text}</p>")),
        ("<title>{{ v }}</title><b>", format!("<title>{text}</title><b>")),
        ("<!-- <script> {{ v }} -->", format!("<!-- <script> {text} -->")),
        ("<p title=\"{{ v }}\">", format!("<p title=\"{text}\">")),
        ("<p title='{{- v -}}'>", format!("<p title='{text}'>")),
        ("<p title=\"{{ m }}\">", "<p title=\"<i title=&quot;x&quot;>'&amp;</i>\">".to_owned()),
        ("<p title='{{ m }}'>", "<p title='<i title=\"x\">&#39;&amp;</i>'>".to_owned()),
        ("<a href=\"{{ web }}\">", "<a href=\"https://a.example/?b&amp;c\">".to_owned()),
        (
            "<a href=\"https://a.example/{{ n }}?b={{ v }}&amp;c={{ n }}#{{ n }}\">",
            "<a href=\"https://a.example/7?b=a%22b%27c%20%26%20%3Cd%3E%5C&amp;c=7#7\">".to_owned(),
        ),
        (
            "<iframe srcdoc=\"{{ v }}\"></iframe>",
            format!("<iframe srcdoc=\"{}\"></iframe>", text.replace('&', "&amp;")),
        ),
        ("<h{{ n }}>{{ v }}</h{{ n }}>", format!("<h7>{text}</h7>")),
        ("<input {{ 'checked' if yes }}>", "<input checked>".to_owned()),
        ("<script>f(\"{{ v }}\")</script>", format!("<script>f(\"{script}\")</script>")),
        ("<script>f('{{ v }}')</script>", format!("<script>f('{script}')</script>")),
        (
            "<script>f({{ v }}, {{ n }}, {{ yes }})</script>",
            format!("<script>f(\"{script}\", 7, true)</script>"),
        ),
        ("<script>f({{ v | tojson }})</script>", format!("<script>f(\"{script}\")</script>")),
        (
            "<script type=module>/['\"]/.test(a) && f(`{{ v }}`)</script>{{ v }}",
            format!("<script type=module>/['\"]/.test(a) && f(`{script}`)</script>{text}"),
        ),
        (
            "<script>// it's\nf({{ n }}) / 2; '/'; \"{{ v }}\"</script>",
            format!("<script>// it's\nf(7) / 2; '/'; \"{script}\"</script>"),
        ),
        (
            "<script type=\"application/ld+json\">{\"a\": \"{{ v }}\", \"b\": {{ l }}}</script>",
            format!(
                "<script type=\"application/ld+json\">{{\"a\": \"{script}\", \
                     \"b\": [\"a\\\"\", \"\\u003cb\\u003e\"]}}</script>"
            ),
        ),
        (
            "<SCRIPT TYPE='Application/JSON; x'>[{{ v }}]</SCRIPT ><p title=\"{{ v }}\">",
            format!(
                "<SCRIPT TYPE='Application/JSON; x'>[\"{script}\"]</SCRIPT ><p title=\"{text}\">"
            ),
        ),
        (
            "<style>a{content:\"{{ v }}\"}</style>",
            "<style>a{content:\"a\\22 b\\27 c & \\3c d>\\5c \"}</style>".to_owned(),
        ),
        ("<style>{{ v }}{}</style>{{ v }}", format!("<style>a\"b'c & \\3c d>\\{{}}</style>{text}")),
        ("<svg><style>{{ v }}</style></svg>", format!("<svg><style>{text}</style></svg>")),
    ] {
        assert_eq!(html(template).as_deref(), Ok(&*expected), "{template}");
    }
}

#[test]
fn other_files_have_their_own_escapes() {
    let text = "a&quot;b&#39;c &amp; &lt;d&gt;\\";
    for (name, template, expected) in [
        (
            "a.json",
            "{\"a\": \"{{ v }}\", \"b\": {{ v }}}",
            r#"{"a": "a\"b'c & \u003cd>\\", "b": "a\"b'c & <d>\\"}"#.to_owned(),
        ),
        ("a.webmanifest", "{{ l }}", r#"["a\"","<b>"]"#.to_owned()),
        (
            "a.json",
            "{% macro x(y) %}{\"y\": \"{{ y }}\"}{% endmacro %}[{{ x(v) }}]",
            r#"[{"y": "a\"b'c & \u003cd>\\"}]"#.to_owned(),
        ),
        (
            "a.xml",
            "<a b=\"{{ v }}\"><script>{{ v }}</script></a>",
            format!("<a b=\"{text}\"><script>{text}</script></a>"),
        ),
        (
            "a.xml",
            "<a><![CDATA[{{ v }} {{ ']]>' }}]]>{{ v }}</a>",
            format!("<a><![CDATA[a\"b'c & <d>\\ ]]]]><![CDATA[>]]>{text}</a>"),
        ),
        (
            "a.xml",
            "{% set x %}{{ v }}{% endset %}<a><![CDATA[{{ x }}]]></a>",
            "<a><![CDATA[a\"b'c & <d>\\]]></a>".to_owned(),
        ),
        (
            "a.js",
            "const a = {{ v }};",
            r#"const a = "a\"b\u0027c \u0026 \u003cd\u003e\\";"#.to_owned(),
        ),
        ("a.js", "{% macro x(y) %}f({{ y }}){% endmacro %}a = {{ x(n) }};", "a = f(7);".to_owned()),
        ("a.css", "a{content:'{{ v }}'}", "a{content:'a\\22 b\\27 c & \\3c d>\\5c '}".to_owned()),
        ("a.txt", "{{ v }}", "a\"b'c & <d>\\".to_owned()),
        ("a.ics", "SUMMARY:{{ v }}", "SUMMARY:a\"b'c & <d>\\".to_owned()),
    ] {
        assert_eq!(output(name, template).as_deref(), Ok(&*expected), "{name}: {template}");
    }
    let captured = "{% set x %}{{ v }} – {{ v }}{% endset %}{\"a\": \"{{ x }}\"}";
    let message = output("a.json", captured).unwrap_err();
    assert!(message.starts_with("a block of JSON stands in quotes"), "{message}");
}

#[test]
fn scripts_have_no_number_that_they_would_round() {
    let rendered = |number: &str| html(&format!("<script>a = {{{{ {number} }}}}</script>"));
    assert_eq!(rendered("-9007199254740991").unwrap(), "<script>a = -9007199254740991</script>");
    for number in ["9007199254740992", "-9007199254740992", "18446744073709551615"] {
        assert!(rendered(number).unwrap_err().contains("write it in quotes"));
    }
}

#[test]
fn captured_blocks_and_scripts_are_read_in_their_language() {
    let script = r#"a\"b\u0027c \u0026 \u003cd\u003e\\"#;
    for (template, expected) in [
        (
            "{% set x %}{{ v }} – {% endset %}<a href=\"https://a.example/?b={{ x }}\">\
             <script>\"{{ x }}\"</script><style>a{content:\"{{ x }}\"}</style>",
            format!(
                "<a href=\"https://a.example/?b=a%22b%27c%20%26%20%3Cd%3E%5C%20%E2%80%93%20\">\
                 <script>\"{script} – \"</script>\
                 <style>a{{content:\"a\\22 b\\27 c & \\3c d>\\5c  – \"}}</style>"
            ),
        ),
        (
            "{% set x %}{{ l | tojson }}{% endset %}<script>f({{ x }}, {{ m | safe }})</script>",
            "<script>f([\"a\\\"\", \"\\u003cb\\u003e\"], <i title=\"x\">'&amp;</i>)</script>"
                .to_owned(),
        ),
        (
            "<script type='text/plain' data-c='d'>f(\"{{ v }}\")</script>",
            format!("<script type='text/plain' data-c='d'>f(\"{script}\")</script>"),
        ),
        (
            "<script>if (a) /'/.test(b); while (c) { d } /\"/.e; f((g) / 2, '{{ v }}')</script>",
            format!(
                "<script>if (a) /'/.test(b); while (c) {{ d }} /\"/.e; f((g) / 2, '{script}')\
                 </script>"
            ),
        ),
        (
            "<svg><script>a = {{ v }}</script></svg>{{ n }}",
            format!("<svg><script>a = \"{script}\"</script></svg>7"),
        ),
        (
            "<script>function g() { return /'/ }; a.of / f('{{ v }}')</script>",
            format!("<script>function g() {{ return /'/ }}; a.of / f('{script}')</script>"),
        ),
        (
            "<script>x = {a: 1} / 2 / '{{ v }}'; if (x) {} /'/.test(x); f('{{ v }}')</script>",
            format!(
                "<script>x = {{a: 1}} / 2 / '{script}'; if (x) {{}} /'/.test(x); \
                 f('{script}')</script>"
            ),
        ),
        (
            "<script>`${ {a: 1} / 2 } ${ /'/ }`; f('{{ v }}' / 2)</script>",
            format!("<script>`${{ {{a: 1}} / 2 }} ${{ /'/ }}`; f('{script}' / 2)</script>"),
        ),
        (
            "<script>`it's ${ {{ v }} + '`' + {a: \"{{ v }}\"}.a} {{ v }}`; f({{ v }})</script>",
            format!(
                "<script>`it's ${{ \"{script}\" + '`' + {{a: \"{script}\"}}.a}} {script}`; \
                 f(\"{script}\")</script>"
            ),
        ),
    ] {
        assert_eq!(html(template).as_deref(), Ok(&*expected), "{template}");
    }
}

#[test]
fn branches_that_end_alike_are_followed() {
    for template in [
        "<a {% if yes %}class=\"b\" {% else %}id='c'{% endif %}href=\"{{ web }}\">",
        "<a class=\"{% for x in l %}{{ loop.index }} {% endfor %}\">",
        "{% if yes %}<a href=\"{{ web }}\">{% endif %}{{ v }}{% if yes %}</a>{% endif %}",
        "<a href={% if yes %}\"{{ web }}\"{% else %}\"#\"{% endif %}>",
        "<script>f([{% for x in l %}{{ x }}{% if not loop.last %}, {% endif %}{% endfor %}])\
         </script>",
        "{% set x %}<p>{{ v }}</p>{% endset %}<p title=\"{{ x }}\">",
        "{% raw %}<script>'{% endraw %}'</script>{{ v }}",
        "<script>{% if yes %}a(){% else %}'b'{% endif %}; f({{ n }})</script>",
        "{% autoescape false %}<a href={{ v }}>{% endautoescape %}",
        "<{{ 'b' }} class=\"x\">{{ v }}</{{ 'b' }}>",
    ] {
        assert!(html(template).is_ok(), "{template}: {:?}", html(template));
    }
}

#[test]
fn what_cannot_be_escaped_is_refused() {
    for (template, expected) in [
        ("<a href={{ web }}>", "the value of `href` has no quotes"),
        ("<a class=x{{ n }}>", "the value of `class` has no quotes"),
        ("<a onclick=\"f({{ n }})\">", "a value stands in the script `onclick=`"),
        ("<a on{{ n }}=\"{{ n }}\">", "a value stands in the script `on?=`"),
        (
            "{% macro x(y) %}{{ y }}{% endmacro %}<script>a = {{ x(v) }}</script>",
            "HTML stands where a script expects a value: write it in quotes, or `| safe` after it \
             if it is code",
        ),
        ("<script>/* {{ n }} */</script>", "a value stands in a comment of code"),
        ("<script>a = /{{ n }}/</script>", "a value stands in a regular expression"),
        (
            "{% if yes %}<script>{% endif %}{{ v }}</script>",
            "the branches end in different places of the HTML",
        ),
        (
            "{% if yes %}<p title=\"{% else %}<p title='{% endif %}{{ v }}\">",
            "the branches end in different places of the HTML",
        ),
        (
            "{% for x in l %}<p title=\"{% endfor %}",
            "the loop ends in different places of the HTML",
        ),
        (
            "{% macro a() %}<p title=\"{% endmacro %}",
            "the block ends within a tag, an attribute or code",
        ),
        ("<p title=\"", "the template ends within a tag, an attribute or code"),
        (
            "<script type=\"application/json\">{% include \"a.html\" %}</script>",
            "HTML is included in JSON",
        ),
        ("<script>'{% include 'a.js' %}'</script>", "JavaScript is included in a string"),
        ("<style>{% block a %}{% endblock %}</style>", "HTML is included in CSS"),
        (
            "<a href=\"{{ script }}\">",
            "`Java\tScript:alert(1)` is a script, and no address that a page can lead to",
        ),
        (
            "<p {{ v }}>",
            "`a\"b'c & <d>\\` stands in a tag, where a value can only be a name: write \
                         the attribute in the template, with its value in quotes",
        ),
        ("<script>f(\"{{ l }}\")</script>", "a sequence stands in quotes: take the quotes away"),
    ] {
        assert_eq!(html(template), Err(expected.to_owned()), "{template}");
    }
}

#[test]
fn half_markup_does_not_hang() {
    for text in [
        "<",
        "</",
        "<a",
        "<a =",
        "<a = =",
        "<a/",
        "<a b",
        "<a b=",
        "<!",
        "<!--",
        "<?",
        "<script",
        "<script>",
        "<script>'\\",
        "<style>/*",
        "<svg",
        "</svg></svg>",
        "a < b",
        "<a\"'>",
        "{% endif %}{% else %}{% endfor %}{% endset %}{% endautoescape %}",
        "{{",
        "{{}}",
        "{{-}}",
    ] {
        escaped(&SourcePath::new("a.html"), text);
        escaped(&SourcePath::new("a.xml"), text);
        escaped(&SourcePath::new("a.json"), text);
    }
}

#[test]
fn a_second_attribute_of_a_tag_is_reported() {
    let found = |template: &str| -> Vec<String> {
        let (_, mistakes) = escaped(&SourcePath::new("a.html"), template);
        let place = |it: &Diagnostic| it.place.as_ref().map_or(0..0, |it| it.start..it.end);
        mistakes.iter().map(|it| format!("{} {:?}", &template[place(it)], place(it))).collect()
    };
    for (template, expected) in [
        ("<a href=\"x\" title HREF='y'>a</a>", &["HREF 18..22"][..]),
        ("<b class=\"{{ v }}\" class=\"{% if yes %}a{% endif %}\">", &["class 19..24"]),
        ("<i id=\"a\"{% if yes %} id=\"b\"{% endif %}>", &["id 22..24"]),
    ] {
        assert_eq!(found(template), expected, "{template}");
    }
    for template in [
        "<a {% if yes %}class=\"a\"{% else %}class=\"b\"{% endif %} title>",
        "<a data-{{ v }}=\"\" data-{{ n }}=\"\" {{ v }}-x {{ n }}-x>",
        "<a data-{% if yes %}a{% else %}b{% endif %} data-{% if yes %}c{% else %}d{% endif %}>",
        "<a x></a><a x></a x x><svg x/><p title=\"x x\" x>",
        "{% for a in l %}<a x {% if yes %}y{% endif %}>{% endfor %}<a x>",
    ] {
        assert_eq!(found(template), Vec::<String>::new(), "{template}");
    }
}
