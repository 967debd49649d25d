//! Pages in other scripts and directions: plural forms, dates, borrowed texts and isolated values.

use crate::site::Site;

/// A page whose messages are `home.ftl` of each language that a test adds, with data to print.
const PAGE: &str = "\
-- content/data/shop.yaml
name: Archipel++
share: 7
day: 2031-04-06
-- templates/data/shop.yaml
name: text
share: integer
day: date
-- templates/page.html
{% if page.id == \"home\" %}<main title=\"{{ t(\"home-lead\") }}\"><p>{{ t(\"home-title\") }}</p>
<p>{{ rich(\"home-lead\") }}</p></main>{% endif %}
";

/// The site with one more language, and its own `home.ftl`.
fn site(tag: &str, key: &str, english: &str, own: &str) -> Site {
    let site = Site::new(PAGE);
    let config = std::fs::read_to_string(site.at("site.toml")).unwrap();
    let locale = format!("[[locales]]\nsegment = \"x\"\ntag = \"{tag}\"\nlabel = \"X\"\n{key}");
    site.edit(&format!(
        "-- site.toml\n{config}\n{locale}\n-- locales/{tag}/common.ftl\nfooter-note = \u{2014}\n\
         -- locales/{tag}/pages/home.ftl\n{own}\n-- locales/en/pages/home.ftl\n{english}\n\
         -- locales/de/pages/home.ftl\n{english}\n"
    ));
    site
}

#[test]
fn plural_forms_belong_to_a_language_in_every_script() {
    let english = "home-title = { $shop-share ->\n    [one] a\n   *[other] b\n }\nhome-lead = c";
    for (tag, forms, shown) in [
        ("sr-Latn", "[one] a [few] b *[other] c", "c"),
        ("bs-Cyrl", "[one] a [few] b *[other] c", "c"),
        ("uz-Cyrl", "[one] a *[other] c", "c"),
        ("kw", "[zero] z [one] a [two] b [few] d [many] m *[other] c", "c"),
        ("shi-Tfng", "[one] a [few] b *[other] c", "b"),
    ] {
        let forms = forms.replace(" [", "\n    [").replace(" *[", "\n   *[");
        let own = format!("home-title = {{ $shop-share ->\n    {forms}\n }}\nhome-lead = c");
        let site = site(tag, "", english, &own);
        let run = site.check().fine();
        assert!(!run.err.contains("plural-forms"), "{tag}: {}", run.err);
        site.build().fine();
        let page = site.page("x/index.html");
        assert!(page.contains(&format!("<p>{shown}</p>")), "{tag}: {page}");
    }
}

/// Kurmanji and Komi-Zyrian have codes of their own, though CLDR knows only the larger languages.
#[test]
fn plural_forms_of_unknown_languages_are_not_judged() {
    let english = "home-title = { $shop-share ->\n    [one] a\n   *[other] b\n }\nhome-lead = c";
    let own = "home-title = { $shop-share ->\n   *[other] b\n }\nhome-lead = c";
    for (tag, is_known) in [("cnh", false), ("kpv", false), ("kmr", true), ("nb", true)] {
        let run = site(tag, "", english, own).check().fine();
        assert_eq!(run.err.contains("plural-forms"), is_known, "{tag}: {}", run.err);
    }
}

#[test]
fn dates_and_percentages_are_those_of_cldr() {
    let messages = "home-title = { DATETIME($shop-day, dateStyle: \"full\") }\n\
                    home-lead = { NUMBER($shop-share, style: \"unit-percent\") }";
    for (tag, date, percent) in [
        ("pt-PT", "domingo, 6 de abril de 2031", "7%"),
        ("sr-Latn", "nedelja, 6. april 2031.", "7%"),
        ("et", "pühapäev, 6. aprill 2031", "7%"),
        ("hi", "रविवार, 6 अप्रैल 2031", "7%"),
        ("fa", "۱۴۱۰ فروردین ۱۷, یکشنبه", "۷٪"),
        ("th", "วันอาทิตย์ที่ 6 เมษายน พ.ศ. 2574", "7%"),
    ] {
        let site = site(tag, "", messages, messages);
        site.build().fine();
        let page = site.page("x/index.html");
        assert!(page.contains(&format!("<p>{date}</p>")), "{tag}: {page}");
        assert!(page.contains(&format!("<p>{percent}</p>")), "{tag}: {page}");
    }
}

#[test]
fn messages_and_templates_print_the_same_formats() {
    let messages = "\
home-title = { NUMBER($shop-share, type: \"ordinal\") ->
    [one] first
    [many] ottava
   *[other] { $shop-share }
 } | { NUMBER($shop-share, unit: \"kilometer-per-hour\", unitDisplay: \"long\") } | \
    { LIST($shop-cities, type: \"disjunction\") } | \
    { RELATIVETIME($shop-share, unit: \"day\") } | \
    { DATETIME($shop-opens, dateStyle: \"long\", timeStyle: \"long\", timeZone: \"Europe/Rome\") }
home-lead = { $shop-cities } | { $cities } | { $shop-opens }";
    let data = "\
-- content/data/shop.yaml
share: 8
cities: [Roma, Ibiza, C#]
opens: 2031-04-06T23:30Z
-- templates/data/shop.yaml
share: integer
cities: [text]
opens: datetime
-- templates/page.html
{% if page.id == \"home\" %}<p>{{ t(\"home-title\") }}</p>
<p>{{ t(\"home-lead\", cities=[1.5, \"B\"]) }}</p>
<p>{{ number(data.shop.share, unit=\"kilometer-per-hour\", unit_display=\"long\") }} | \
{{ list(data.shop.cities, type=\"disjunction\") }} | {{ relative_time(data.shop.share, unit=\"day\") }} | \
{{ date(data.shop.opens, style=\"long\", time_style=\"long\", time_zone=\"Europe/Rome\") }}</p>
<p>{{ fact(\"shop.cities\") }}</p>{% endif %}
";
    for (tag, ordinal, same, lead, cities) in [
        (
            "it",
            "ottava",
            "8 chilometri orari | Roma, Ibiza o C# | tra 8 giorni | \
             7 aprile 2031 alle ore 01:30:00 CEST",
            "Roma, Ibiza e C# | 1,5 e B | 6 aprile 2031",
            "Roma, Ibiza e C#",
        ),
        (
            "ar",
            "8",
            "8 كيلومتر في الساعة | \u{2068}Roma\u{2069} أو \u{2068}Ibiza\u{2069} أو \
             \u{2068}C#\u{2069} | خلال 8 أيام | 7 أبريل 2031 في 1:30:00 ص غرينتش+2",
            "\u{2068}Roma\u{2069} و\u{2068}Ibiza\u{2069} و\u{2068}C#\u{2069} | \
             1.5 و\u{2068}B\u{2069} | 6 أبريل 2031",
            "\u{2068}Roma\u{2069} و\u{2068}Ibiza\u{2069} و\u{2068}C#\u{2069}",
        ),
    ] {
        let site = site(tag, "", messages, messages);
        site.edit(data);
        site.build().fine();
        let page = site.page("x/index.html");
        for text in [&format!("{ordinal} | {same}"), lead, same, cities] {
            assert!(page.contains(&format!("<p>{text}</p>")), "{tag}: {text}\n{page}");
        }
    }
}

#[test]
fn borrowed_texts_have_a_direction() {
    let english = "home-title = Prices (net)!\nhome-lead = <b>Net</b>.";
    let site = site("he", "fallback = \"en\"\n", english, "# nothing yet");
    site.build().fine();
    let page = site.page("x/index.html");
    for text in ["Prices (net)!", "<b>Net</b>."] {
        let marked = format!("<p><span lang=\"en\" dir=\"ltr\">{text}</span></p>");
        assert!(page.contains(&marked), "{page}");
    }
    assert!(
        page.contains("<main title=\"<b>Net</b>.\">") || page.contains("title=\"&lt;b"),
        "{page}"
    );
}

#[test]
fn values_are_isolated_in_texts_from_the_right() {
    let messages = "home-title = { $shop-name }\nhome-lead = { $shop-name } ({ $shop-share })";
    let right = site(
        "ar",
        "",
        messages,
        "home-title = ـ { $shop-name }\nhome-lead = ـ { $shop-name } ({ $shop-share })",
    );
    right.build().fine();
    let page = right.page("x/index.html");
    assert!(page.contains("<p>ـ \u{2068}Archipel++\u{2069}</p>"), "{page}");
    assert!(page.contains("title=\"ـ Archipel++ ("), "{page}");
    let left = right.page("en/index.html");
    assert!(left.contains("<p>Archipel++</p>") && !left.contains('\u{2068}'), "{left}");
}

#[test]
fn terms_messages_and_literals_are_isolated_without_letters_of_the_direction() {
    let messages = "home-title = { -sign } { home-lead } { \"C++\" } { -own }\nhome-lead = <b>A!</b>\n\
        -sign = Yahoo!\n-own = Net";
    let own = "home-title = \u{640} { -sign } { home-lead } { \"C++\" } { -own } { \"(\" }\n\
        home-lead = <b>A!</b>\n-sign = Yahoo!\n-own = \u{646}\u{62a} Net";
    let right = site("ar", "", messages, own);
    right.replace("templates/page.html", "t(\"home-title\")", "rich(\"home-title\")");
    right.build().fine();
    let page = right.page("x/index.html");
    let expected = "<p>\u{640} \u{2068}Yahoo!\u{2069} \u{2068}<b>A!</b>\u{2069} \u{2068}C++\u{2069} \
        \u{646}\u{62a} Net (</p>";
    assert!(page.contains(expected), "{page}");
    assert!(!right.page("en/index.html").contains('\u{2068}'));
}

#[test]
fn values_in_attributes_of_messages_are_those_of_machines() {
    let messages = "home-title = x\nhome-lead = <a href=\"https://x.org/{ $shop-share }?q={ $shop-name }\" \
        title=\"{ -link }\">{ -link }</a> <time datetime=\"{ DATETIME($shop-day) }\">{ $shop-day }</time>\n\
        -link = <b>n</b> { NUMBER(1234) }";
    let site = site("fa", "", messages, messages);
    site.build().fine();
    let page = site.page("x/index.html");
    let address = "<a href=\"https://x.org/7?q=Archipel%2B%2B\" title=\"n \u{6f1}\u{66c}\u{6f2}\u{6f3}\u{6f4}\">";
    assert!(page.contains(address), "{page}");
    assert!(
        page.contains("<b>n</b> \u{6f1}\u{66c}") && page.contains("<time datetime=\"2031-04-06\">"),
        "{page}"
    );
}

#[test]
fn numbers_have_the_digits_of_their_style() {
    let call = |name: &str, options: &str| format!("{{ NUMBER(${name}{options}) }}");
    let messages = [
        format!(
            "home-title = A\nhome-lead = B\ndigits = {}",
            call("shop-share", ", style: \"percent\"")
        ),
        format!("|{}", call("x", ", style: \"percent\", maximumFractionDigits: 1")),
        format!("|{}", call("shop-share", ", currency: \"EUR\"")),
        format!("|{}", call("shop-amount", ", currency: \"JPY\"")),
        format!("|{}", call("shop-amount", ", currency: \"USD\", maximumFractionDigits: 3")),
        format!("|{}", call("shop-amount", ", notation: \"compact\"")),
        "|{ $shop-amount }|{ $shop-share }|{ $third }".to_owned(),
    ];
    let messages = messages.concat();
    let site = site("nl", "", &messages, &messages);
    site.edit(
        "\
-- content/data/shop.yaml
share: 0.790
amount: 1234.5678
-- templates/data/shop.yaml
share: number
amount: number
-- templates/page.html
{% if page.id == \"home\" %}<p>{{ t(\"digits\", x=0.5, third=1/3) }}</p>
<p>{{ number(\"0.79\", style=\"percent\") }}|{{ number(1234.5, style=\"currency\", currency=\"EUR\") }}|\
{{ number(\"2.001\", maximum_fraction_digits=2) }}|{{ number(0.1 + 0.2) }}|\
{{ number(1/3, maximum_fraction_digits=5) }}|{{ number(\"0.10\") }}|{{ number(0.0625) }}|\
{{ number(\"5.50\", unit=\"kilometer\") }}</p>{% endif %}
",
    );
    site.build().fine();
    let page = site.page("en/index.html");
    let message = "79%|50%|€0.79|¥1,235|$1,234.568|1.2K|1,234.5678|0.790|0.333";
    let template = "79%|€1,234.50|2|0.3|0.33333|0.10|0.0625|5.50 km";
    for text in [message, template] {
        assert!(page.contains(&format!("<p>{text}</p>")), "{text}\n{page}");
    }
}

#[test]
fn exact_numbers_stand_for_the_forms_of_these_numbers() {
    let english = "home-title = { $shop-share ->\n    [one] a\n   *[other] b\n }\nhome-lead = c";
    for (forms, lacking) in [
        ("[0] z [one] a [two] b [few] d [many] m *[other] c", ""),
        ("[0] z [1.0] a [2] b [few] d [many] m *[other] c", ""),
        ("[1] a [two] b [few] d [many] m *[other] c", "`zero` is missing"),
        ("[0] z [1] a [2] b [3] d [many] m *[other] c", "`few` is missing"),
    ] {
        let forms = forms.replace(" [", "\n    [").replace(" *[", "\n   *[");
        let own = format!("home-title = {{ $shop-share ->\n    {forms}\n }}\nhome-lead = c");
        let run = site("ar", "", english, &own).check().fine();
        match lacking {
            "" => assert!(!run.err.contains("plural-forms"), "{forms}: {}", run.err),
            lacking => assert!(run.err.contains(lacking), "{lacking} in {}", run.err),
        }
    }
}
