//! Edits after which only what was saved is compiled.

use super::*;

/// What shows a word, and a place where it throws.
const LINES: &str = "import { word } from \"../words\";\n\n\
    export const line: string = word;\n\
    export function fail(): never {\n  throw new Error(\"no \" + line);\n}\n";

/// A project at rest after its first bundle: two islands that come alive, and one that does not.
fn rested(name: &str) -> (Project, Workshop) {
    let project = project(name);
    project.write("islands/a/lines.ts", LINES);
    let a = "import { line } from \"./lines\";\nexport default () => <p>{line}</p>;\n";
    project.island("a", "load", a);
    project.island("c", "visible", &island("third").replace("../words", "../more"));
    project.write("islands/more.ts", "export const word = \"more\";\n");
    let workshop = Workshop::new(&project.root);
    drawn(&workshop, &assert_clean(&project, &workshop));
    workshop.rest();
    (project, workshop)
}

/// Bundles, and says whether the program was patched.
#[track_caller]
fn is_patched(project: &Project, workshop: &Workshop) -> bool {
    !assert_clean(project, workshop).program.is_whole()
}

#[test]
fn an_island_or_its_module_is_patched_until_there_is_rest() {
    let (project, workshop) = rested("patched");
    project.write("islands/a/lines.ts", &LINES.replace("= word", "= word + \" and a word\""));
    assert!(is_patched(&project, &workshop));
    project.write("islands/more.ts", "export const word = \"even more\";\n");
    assert!(is_patched(&project, &workshop), "both islands");
    let bundle = project.bundle_in(&workshop).unwrap();
    assert_eq!(draw(&workshop, &bundle, "a"), Ok("<p>shared and a word</p>".into()));
    assert_eq!(draw(&workshop, &bundle, "b"), Ok("<p>second shared</p>".into()));
    assert_eq!(draw(&workshop, &bundle, "c"), Ok("<p>third even more</p>".into()));
    workshop.rest();
    drop(workshop);
    let again = project.bundle().unwrap();
    assert!(again.program.is_whole(), "the cache has it as a clean build would make it");
    assert_eq!((&again.files, &again.code), (&bundle.files, &bundle.code));
}

#[test]
fn what_is_taken_back_is_the_whole_program_again() {
    let (project, workshop) = rested("back");
    let before = project.bundle_in(&workshop).unwrap();
    project.write("islands/a/lines.ts", &LINES.replace("no ", "not "));
    assert!(is_patched(&project, &workshop));
    project.write("islands/a/lines.ts", LINES);
    assert!(!is_patched(&project, &workshop));
    assert!(project.bundle_in(&workshop).unwrap() == before);
}

#[test]
fn a_patch_that_nobody_waits_for_any_more_is_not_kept_with_another_program() {
    let (project, workshop) = rested("older");
    let before = project.bundle_in(&workshop).unwrap();
    let edited = LINES.replace("= word", "= word + \" edited\"");
    project.write("islands/a/lines.ts", &edited);
    assert!(!project.bundle_in(&workshop).unwrap().program.is_whole());
    project.write("islands/a/lines.ts", LINES);
    assert!(project.bundle_in(&workshop).unwrap() == before);
    workshop.rest();
    drop(workshop);
    project.write("islands/a/lines.ts", &edited);
    let again = Workshop::new(&project.root);
    let bundle = project.bundle_in(&again).unwrap();
    assert_eq!(draw(&again, &bundle, "a"), Ok("<p>shared edited</p>".into()));
}

#[test]
fn what_a_patched_island_throws_is_told_with_its_place() {
    let (project, workshop) = rested("place");
    let a = "import { fail } from \"./lines\";\nexport default () => <p>{fail()}</p>;\n";
    project.island("a", "load", a);
    assert!(is_patched(&project, &workshop));
    let bundle = project.bundle_in(&workshop).unwrap();
    let failure = draw(&workshop, &bundle, "a").unwrap_err();
    let PrerenderFailure::Thrown { message, spot, stack } = failure else { panic!("{failure:?}") };
    assert_eq!(message, "no shared");
    let spot = spot.unwrap();
    assert_eq!((&*spot.file, spot.line, spot.column), ("islands/a/lines.ts", 5, 9));
    assert!(stack.contains("islands/a/island.tsx:2:26"), "{stack}");
    project.write("islands/a/lines.ts", &format!("{LINES}throw new Error(\"at once\");\n"));
    assert!(is_patched(&project, &workshop));
}

#[test]
fn what_a_patch_is_not_certain_of_is_bundled() {
    let (project, workshop) = rested("whole");
    let other = "import { useId } from \"react\";\nimport { word } from \"../more\";\n\
                 export default () => <p id={useId()}>{word}</p>;\n";
    project.island("a", "load", other);
    assert!(!is_patched(&project, &workshop), "it imports something else");
    workshop.rest();
    project.island("b", "never", &island("edited"));
    assert!(!is_patched(&project, &workshop), "browsers don't get it");
    workshop.rest();
    project.write("islands/words.ts", "export const word = \"everywhere\";\n");
    assert!(!is_patched(&project, &workshop), "an island that browsers don't get imports it");
    workshop.rest();
    project.write("islands/more/index.ts", "export const word = \"folder\";\n");
    project.island("a", "load", &other.replace("<p ", "<b ").replace("/p", "/b"));
    assert!(!is_patched(&project, &workshop), "the same words may mean another file");
    project.write("islands/f/script.ts", "alert(1);\n");
    assert!(!is_patched(&project, &workshop));
    workshop.rest();
    project.write("islands/f/script.ts", "alert(2);\n");
    assert!(!is_patched(&project, &workshop), "it draws nothing");
}

#[test]
fn what_does_not_fit_together_is_told_as_in_a_clean_build() {
    let (project, workshop) = rested("unfit");
    for wrong in
        ["export const line = ;\n", "export const lines = 1;\n", "export default NaN === 1;\n"]
    {
        project.write("islands/a/lines.ts", wrong);
        let quick = project.bundle_in(&workshop).unwrap_err();
        assert_eq!(quick, project.bundle().unwrap_err());
        workshop.rest();
        assert_eq!(quick, project.bundle_in(&workshop).unwrap_err(), "told in every build");
    }
    project.write("islands/a/lines.ts", &LINES.replace("no ", "not "));
    assert_clean(&project, &workshop);
}

#[test]
fn modules_that_import_each_other_or_come_late_run_as_in_a_bundle() {
    let project = project("modules-in-turn");
    let turn = |other: &str, text: &str| {
        format!(
            "import * as other from \"./{other}\";\nexport const text = \"{text}\";\n\
             export default class {{ say = () => text + other.text; }}\n\
             export * from \"../words\";\nexport const late = () => import(\"./{other}\");\n"
        )
    };
    project.write("islands/a/one.ts", &turn("two", "one"));
    project.write("islands/a/two.ts", &turn("one", "two"));
    let a = "import One, { late, word } from \"./one\";\nimport * as two from \"./two\";\n\
             import React, { createElement } from \"react\";\nimport i18next from \"i18next\";\n\
             const said = [new One().say(), new two.default().say(), word, typeof i18next.t];\n\
             const same = String(React.createElement === createElement);\n\
             const names = Object.keys(two).sort().join();\n\
             export default () => <p onClick={late}>{said.join(\" \")} {same} {names}</p>;\n";
    project.island("a", "load", a);
    let workshop = Workshop::new(&project.root);
    assert_clean(&project, &workshop);
    workshop.rest();
    project.write("islands/a/one.ts", &turn("two", "first"));
    assert!(is_patched(&project, &workshop));
    let drawn = draw(&workshop, &project.bundle_in(&workshop).unwrap(), "a").unwrap();
    assert!(
        drawn.starts_with("<p>firsttwo twofirst shared function true default,late,text,word"),
        "{drawn}"
    );
}
