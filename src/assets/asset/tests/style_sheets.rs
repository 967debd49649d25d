use std::fmt::Write as _;

use super::*;
use crate::assets::asset::piece::{PIECE, name};
use crate::engine::diagnostic::position;

/// Loads files for the given browsers: the bundled `assets/main.css` and the reported diagnostics.
pub(super) fn css_for(targets: &[&str], files: &[(&str, &str)]) -> (String, String) {
    let snapshot = snapshot(files);
    let targets: Vec<String> = targets.iter().map(ToString::to_string).collect();
    let mut report = Report::new();
    let assets = load(&snapshot, CssTargets::new(&targets).unwrap(), &mut report);
    report.normalize();
    let reported = reported(&report, &snapshot);
    (assets.text("main.css", &snapshot).map_or_else(String::new, Result::unwrap), reported)
}

/// One line for each mistake: file, line, column, the marked text, message and hint.
fn reported(report: &Report, snapshot: &Snapshot) -> String {
    let mut reported = String::new();
    for diagnostic in report.iter() {
        let place = diagnostic.place.as_ref().expect("a mistake in CSS has a place");
        let text = snapshot.read_text(place.path.as_str()).unwrap_or_default();
        let (line, column) = position(&text, place.start);
        let marked = &text[place.start..place.end];
        let code = diagnostic.code.as_str();
        let hint = diagnostic.hint_text();
        let _ = writeln!(
            reported,
            "{}:{line}:{column} [{marked}] {code}: {} ({hint})",
            place.path, diagnostic.message,
        );
    }
    reported
}

fn css(files: &[(&str, &str)]) -> String {
    let (css, reported) = css_for(&[], files);
    assert_eq!(reported, "");
    css
}

fn mistakes(files: &[(&str, &str)]) -> String {
    css_for(&[], files).1
}

const MAIN: &str = "assets/main.css";

#[test]
fn imports_are_inlined_in_order() {
    let files = [
        (
            MAIN,
            "@charset 'utf-8'; @import './a.css'; @import \"/islands/x/style.css\"; .m{color:red}",
        ),
        ("assets/a.css", "/*! license */ @import url(parts/b.css); .a{color:red}/*! of a */"),
        ("assets/parts/b.css", "\u{feff}.b{content:'→'}"),
        ("islands/x/style.css", "@import '../../assets/parts/b.css'; .x{color:#000}"),
        ("islands/y/style.css", "nobody imports this {"),
    ];
    let comments = "/*! license */\n/*! of a */\n";
    let rules = ".a{color:red}.b{content:\"→\"}.x{color:#000}.m{color:red}";
    assert_eq!(css(&files), format!("{comments}{rules}"));
}

#[test]
fn conditions_wrap_what_they_import() {
    let files = [
        (
            MAIN,
            "@layer base, top;\n@import 'a.css' layer(base) supports(display: grid) print;\n\
             @import 'b.css' layer;\n@import 'c.css' (width > 1px);",
        ),
        ("assets/a.css", "@import 'b.css' screen; .a{color:red}"),
        ("assets/b.css", ".b{color:red}"),
        ("assets/c.css", ".c{color:red}"),
    ];
    assert_eq!(
        css(&files),
        "@layer base,top;@media print{@supports (display:grid){@layer base{@media screen{\
         .b{color:red}}.a{color:red}}}}@layer{.b{color:red}}@media (width>1px){.c{color:red}}"
    );
}

#[test]
fn a_file_counts_where_it_is_imported_last() {
    let b = ("assets/b.css", "@layer one{.b{color:red}}");
    let a = ("assets/a.css", "@layer two{.a{color:red}}");
    let main = "@import 'b.css'; @import 'a.css'; @import 'b.css';";
    assert_eq!(
        css(&[(MAIN, main), a, b]),
        "@layer one;@layer two{.a{color:red}}@layer one{.b{color:red}}"
    );
    let main = "@import 'b.css' print; @import 'a.css'; @import 'b.css';";
    assert_eq!(
        css(&[(MAIN, main), a, b]),
        "@media print{@layer one;}@layer two{.a{color:red}}@layer one{.b{color:red}}"
    );
    let main = "@import 'b.css'; @import 'a.css'; @import 'b.css' print;";
    assert_eq!(
        css(&[(MAIN, main), a, b]),
        "@layer one{.b{color:red}}@layer two{.a{color:red}}@media print{@layer one{.b{color:red}}}"
    );
}

#[test]
fn a_ladder_of_imports_is_walked_once() {
    let files: Vec<(String, String)> = (0..60)
        .map(|step| {
            let next = step + 1;
            let text = format!("@import 'l{next}.css';@import 'r{next}.css';.s{step}{{top:0}}");
            (step, text)
        })
        .flat_map(|(step, text)| {
            ["l", "r"].map(|side| (format!("assets/{side}{step}.css"), text.clone()))
        })
        .chain(["l60", "r60"].map(|last| (format!("assets/{last}.css"), String::new())))
        .chain([(MAIN.to_owned(), "@import 'l0.css'; @import 'r0.css';".to_owned())])
        .collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    let css = css(&files);
    assert!(css.starts_with(".s0{top:0}.s1{top:0}.s2{top:0}"), "{css}");
}

#[test]
fn broken_imports_are_all_reported() {
    let reported = mistakes(&[
        (MAIN, "@import 'brse.css';\n@import url(\"/islands/x/style.css\");\n@import 'loop.css';"),
        ("assets/base.css", ""),
        ("assets/loop.css", "@import 'loup.css';"),
        ("assets/loup.css", "\n  @import './loop.css';"),
        ("assets/self.css", "@import '../../up.css';@import 'self.css';"),
    ]);
    assert_eq!(
        reported,
        "assets/loup.css:2:12 [./loop.css] css-error: style sheets import each other: \
         `assets/loop.css` → `assets/loup.css` → `assets/loop.css` (remove one of the imports)\n\
         assets/main.css:1:10 [brse.css] css-error: the imported style sheet `assets/brse.css` \
         does not exist (did you mean `base.css`?)\n\
         assets/main.css:2:14 [/islands/x/style.css] css-error: the imported style sheet \
         `islands/x/style.css` does not exist (a path is relative to the importing file, or to \
         the project when it begins with `/`)\n\
         assets/self.css:1:10 [../../up.css] css-error: the imported style sheet `../up.css` does \
         not exist (a path is relative to the importing file, or to the project when it begins \
         with `/`)\n\
         assets/self.css:1:33 [self.css] css-error: style sheets import each other: \
         `assets/self.css` → `assets/self.css` (remove one of the imports)\n"
    );
}

#[test]
fn sheets_of_other_sites_come_first() {
    let font = "@import 'https://fonts.example/x.css';";
    let a = ("assets/a.css", ".a{color:red}");
    assert_eq!(
        css(&[(MAIN, &format!("{font}@import 'a.css' print;")), a]),
        "@import \"https://fonts.example/x.css\";@media print{.a{color:red}}"
    );
    let reported = mistakes(&[(MAIN, &format!("@import 'a.css';{font}")), a]);
    assert!(
        reported.starts_with("assets/main.css:1:26 [https://fonts.example/x.css]"),
        "{reported}"
    );
    let reported = mistakes(&[(MAIN, "@import 'b.css' print;"), ("assets/b.css", font)]);
    assert!(reported.starts_with("assets/b.css:1:10 [https://fonts.example/x.css]"), "{reported}");
    let reported = mistakes(&[
        (MAIN, "@import 'b.css';"),
        ("assets/b.css", "@namespace svg url(http://www.w3.org/2000/svg);svg|a{color:red}"),
    ]);
    assert!(reported.starts_with("assets/b.css:1:1 [] css-error: `@namespace`"), "{reported}");
}

/// The fingerprinted form of an asset with the content `x`.
fn printed(name: &str) -> String {
    let (stem, ending) = name.rsplit_once('.').unwrap();
    format!("{stem}.{}.{ending}", Digest::of(b"x").short())
}

#[test]
fn urls_follow_their_files() {
    let main = "@import '/islands/i/style.css'; @import 'deep/er/b.css';\n\
        @property --p{syntax:'<url>';inherits:false;initial-value:url(img/a.png)}\n\
        @counter-style c{system:cyclic;symbols:url(img/a.png)}\n\
        @new-rule{x:url(img/a.png)}\n\
        .m{--u:url('img/a.png');--s:image-set('img/a.png' 1x,'https://x.org/a' 2x);\
        --d:URL('img/a.png');background:url(img/a.png) var(--u);\
        mask:url(sprite.svg#part);filter:url(#f);cursor:url(data:,x),auto;\
        list-style-image:url(https://x.org/a.png);content:image-set('img/a.png' 1x);\
        border-image:url(//x.org/a)}";
    let (css, reported) = css_for(
        &[],
        &[
            (MAIN, main),
            ("assets/deep/er/b.css", "@font-face{font-family:b;src:url('../a b.woff2?#iefix')}"),
            ("islands/i/style.css", ".i{.n &{background:url(\"../../assets/img/a.png\")}}"),
            ("assets/img/a.png", "x"),
            ("assets/sprite.svg", "x"),
            ("assets/deep/a b.woff2", "x"),
        ],
    );
    assert_eq!(
        reported,
        "assets/main.css:4:1 [@new-rule] unknown-at-rule: there is no at-rule `@new-rule` in CSS \
         (check the name; browsers ignore at-rules that they do not know)\n"
    );
    let a = printed("img/a.png");
    let font = printed("deep/a%20b.woff2");
    let sprite = printed("sprite.svg");
    assert_eq!(
        css,
        format!(
            ".i{{.n &{{background:url({a})}}}}\
             @font-face{{font-family:b;src:url({font}?#iefix)}}\
             @property --p{{syntax:\"<url>\";inherits:false;initial-value:url({a})}}\
             @counter-style c{{system:cyclic;symbols:url({a})}}\
             @new-rule{{x:url({a})}}\
             .m{{--u:url({a});--s:image-set(\"{a}\" 1x,\"https://x.org/a\" 2x);\
             --d:URL(\"{a}\");background:url({a}) var(--u);\
             mask:url({sprite}#part);filter:url(#f);cursor:url(data:,x),auto;\
             list-style-image:url(https://x.org/a.png);content:image-set(\"{a}\" 1x);\
             border-image:url(//x.org/a)}}"
        )
    );
}

#[test]
fn a_sheet_below_leads_up() {
    let snapshot = snapshot(&[
        ("assets/css/main.css", "@import '../x.css';"),
        ("assets/x.css", "a{background:url(img/a.png)}"),
        ("assets/img/a.png", "x"),
    ]);
    let assets = load(&snapshot, CssTargets::default(), &mut Report::new());
    assert_eq!(
        assets.text("css/main.css", &snapshot).unwrap().unwrap(),
        format!("a{{background:url(../{})}}", printed("img/a.png"))
    );
}

#[test]
fn missing_urls_are_reported_at_their_place() {
    let reported = mistakes(&[
        ("assets/css/a.css", "é{}\n.a { background: url( \"../img/b.png\" ), url(../../x.png) }"),
        ("assets/css/b.css", ".b{--x:image-set('../img/b.png' 1x);background:url('a.css')}"),
        ("assets/img/a.png", "x"),
    ]);
    assert_eq!(
        reported,
        "assets/css/a.css:2:24 [../img/b.png] unknown-asset: no asset `img/b.png` (did you mean \
         `../img/a.png`?)\n\
         assets/css/a.css:2:45 [../../x.png] unknown-asset: `x.png` is not in `assets/` (files \
         of style sheets are in `assets/`; the path is relative to the style sheet)\n\
         assets/css/b.css:1:19 [../img/b.png] unknown-asset: no asset `img/b.png` (did you mean \
         `../img/a.png`?)\n\
         assets/css/b.css:1:53 [a.css] css-error: `url()` refers to the style sheet \
         `assets/css/a.css` (use `@import` for style sheets)\n"
    );
}

#[test]
fn every_syntax_error_is_reported() {
    let reported = mistakes(&[
        (MAIN, ".a { 5 }\n.b { c }\n@media (d::) {}\n.ok{color:red}\n@import 'x.css';"),
        ("assets/open.css", ".a { content: 'x\n }"),
        ("assets/new.css", "@future x{a:b} a::future:later{color:red}"),
        ("assets/deep.css", &"a{".repeat(10_000)),
    ]);
    let lines: Vec<&str> = reported.lines().map(|line| line.split(" (").next().unwrap()).collect();
    assert_eq!(
        lines,
        [
            "assets/deep.css:1:130 [] css-error: the style sheet has more than 64 levels of blocks",
            "assets/main.css:1:8 [] css-error: the CSS can't be read: unexpected end of input",
            "assets/main.css:2:6 [c] css-error: `c` has no value",
            "assets/main.css:3:10 [] css-error: the CSS can't be read: unexpected `:`",
            "assets/main.css:5:8 [] css-error: the CSS can't be read: @import rules must precede \
             all rules aside from @charset and @layer statements",
            "assets/open.css:1:15 ['] css-error: this `'` is not closed",
            "assets/new.css:1:1 [@future] unknown-at-rule: there is no at-rule `@future` in CSS",
            "assets/new.css:1:25 [:later] unknown-css: there is no `:later` in CSS",
        ]
    );
}

#[test]
fn modern_css_stays_or_is_lowered() {
    let nested = ".a{color:red;&:has(img){color:blue}.b &{color:lime}}";
    assert_eq!(css(&[(MAIN, nested)]), ".a{color:red;&:has(img){color:#00f}.b &{color:#0f0}}");
    let (lowered, reported) = css_for(&["chrome 100", "safari 15"], &[(MAIN, nested)]);
    assert_eq!(reported, "");
    assert_eq!(lowered, ".a{color:red}.a:has(img){color:#00f}.b .a{color:#0f0}");
    let media = [
        (MAIN, "@import 'm.css' screen; @media (--w){.a{color:red}}"),
        ("assets/m.css", "@custom-media --w (width>=10px);"),
    ];
    assert_eq!(css(&media), "@media (width>=10px){.a{color:red}}");
    let reported = mistakes(&[(MAIN, "\n @media (--no){.a{color:red}}")]);
    assert!(
        reported.starts_with("assets/main.css:2:10 [--no] css-error: the CSS can't be used:"),
        "{reported}"
    );
}

#[test]
fn only_the_part_that_changed_is_made_ready_again() {
    let files = |a, lost: &'static [(&str, &str)]| {
        let mut files = vec![
            (MAIN, "@import 'a.css'; @import 'b.css'; .m{color:red}"),
            ("assets/a.css", a),
            ("assets/b.css", ".b{background:url(lost.png)}"),
        ];
        files.extend(lost);
        snapshot(&files)
    };
    let mut known = Database::incremental();
    let load = |snapshot: &Snapshot, known: &mut Database| {
        let mut report = Report::new();
        let assets = load_again(known, snapshot, CssTargets::default(), &mut report);
        report.normalize();
        (assets.text("main.css", snapshot).unwrap().unwrap(), reported(&report, snapshot))
    };
    let versions = |known: &mut Database, snapshot: &Snapshot| {
        let build = known.begin(snapshot);
        let version = |path| build.reader().get(&PIECE, &name("assets", path)).version();
        [MAIN, "assets/a.css", "assets/b.css"].map(version)
    };
    let first = files(".a{color:red}", &[]);
    let (css, mistakes) = load(&first, &mut known);
    assert_eq!(css, ".a{color:red}.b{background:url(lost.png)}.m{color:red}");
    assert!(mistakes.starts_with("assets/b.css:1:19 [lost.png] unknown-asset:"), "{mistakes}");
    let before = versions(&mut known, &first);

    let edited = files(".a{color:tan}", &[]);
    assert_eq!(load(&edited, &mut known), load(&edited, &mut Database::default()));
    let after = versions(&mut known, &edited);
    assert_eq!((after[0], after[2]), (before[0], before[2]));
    assert_ne!(after[1], before[1]);

    let found = files(".a{color:tan}", &[("assets/lost.png", "1")]);
    let (css, mistakes) = load(&found, &mut known);
    let clean = load(&found, &mut Database::incremental());
    assert_eq!((css.as_str(), mistakes.as_str()), (&*clean.0, ""));
    assert!(css.contains("url(lost."), "{css}");
}

#[test]
fn names_that_css_has_are_accepted() {
    for text in [
        "a{animation-timeline:scroll(root);width:calc(1px*sibling-index())}",
        "a{width:if(style(--x:y):1px;else:2px);top:anchor(--b bottom);rotate:TranslateX(1px)}",
        "a{filter:progid:DXImageTransform.Microsoft.gradient(startColorstr='#1',endColorstr='#2')}",
        "a{filter:alpha(opacity=50);-moz-thing:-moz-thing(1px);--x:--own(1px) calc(2px)}",
        "@counter-style x{system:fixed;symbols:url(https://a.org/b.png) a;suffix:' '}",
        "@page{size:a4;margin:1cm;@top-left{content:string(a)}}",
        "@font-face{font-family:x;src:local(x) format('woff2') tech(variations);size-adjust:9%}",
        "@property --x{syntax:'<length>';inherits:true;initial-value:1px}",
        "@position-try --x{position-area:top left;margin:0 anchor-size(width)}",
        "a:hover::part(b):not(:popover-open)::-webkit-thing,:is(a):user-invalid::details-content{}",
        "@container style(--x:y){a{corner-shape:superellipse(2)}}@supports(a:foo(b)){a{color:red}}",
        "a[href$='.x'],a[b='//c']{content:'$d &-e';background:url(//example.org/$x.png)}",
        "a{&:hover{color:red}&.b{color:red}& > &{color:red}}",
    ] {
        assert_eq!(mistakes(&[(MAIN, text)]), "", "{text}");
    }
}

#[test]
fn names_of_css_modules_are_accepted_only_in_modules() {
    let text = ":global(.a) :local(.b){composes:c}";
    for (path, expected) in [("islands/x/y.css", 3), ("islands/x/y.module.css", 0)] {
        let mut report = Report::new();
        check_island_style(&SourcePath::new(path), text, &mut report);
        assert_eq!(report.iter().count(), expected, "{path}");
    }
    let reported = mistakes(&[(MAIN, "a:ho\\76 \\e9 r{b:c}a:hové{\u{e9}:c\\e9 (1)}")]);
    assert_eq!(reported.lines().count(), 5, "{reported}");
}

#[test]
fn a_name_is_reported_at_each_of_its_places() {
    let text = "/* colr: */a{colr:f(1);b{colr:'colr:' f(2)}colr:f(3)!important}.colr{-x-colr:f(4)}";
    let reported = mistakes(&[(MAIN, text)]);
    let places: Vec<&str> =
        reported.lines().map(|line| line.split(' ').next().unwrap_or_default()).collect();
    let at = |column: usize| format!("{MAIN}:1:{column}");
    assert_eq!(places, [14, 19, 26, 39, 44, 49, 78].map(at), "{reported}");
}
