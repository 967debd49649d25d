//! The command `new`: creates a site, or adds a page, section type, island or language to one.

use std::path::{Path, PathBuf};
use std::slice;

use anyhow::bail;
use clap::Args;

use crate::cli::starter::{self, Addition, Created, NewSiteTemplate};
use crate::cli::terminal::{Common, SUCCESS, print_json, some_of};
use crate::cli::today::today;
use crate::engine::diagnostic::nearest;

/// The kinds of things that can be added to a site.
const KINDS: [&str; 5] = ["page", "article", "section", "island", "locale"];

/// The arguments of `new`.
#[derive(Args)]
pub(super) struct NewArguments {
    /// The folder of the new site; in a site also `page`, `article`, `section`, `island` or
    /// `locale`, and a name
    #[arg(value_name = "DIR | KIND")]
    first: String,
    /// The name of the new page (`team`, `journal/spring`), section type or island, or the tag of
    /// the language
    #[arg(value_name = "NAME")]
    name: Option<String>,
    /// Further words, rejected with a suggestion
    #[arg(hide = true)]
    rest: Vec<String>,
    /// The languages of a new site, separated by commas, the default one first, such as
    /// `--locales en,de`. If there are no texts in the first one, the default is the first one with
    /// texts, or English, which is then added. There are texts in de, en, es, fr, hi, it, ja, nl,
    /// pl, pt, ru and zh-Hans; other languages are added to be translated. Default: `en`, or the
    /// languages of the copied site
    #[arg(long, value_name = "TAGS", value_delimiter = ',')]
    locales: Vec<String>,
    /// The kind of a new site; default: `site`
    #[arg(long, value_enum, value_name = "NAME")]
    template: Option<NewSiteTemplate>,
    /// Create a new site as a copy of the site in this folder, without output, packages and history
    #[arg(long, value_name = "FOLDER", conflicts_with = "template")]
    from: Option<PathBuf>,
    /// Add an island to a new site of the template `site`: a calculator in React, which requires
    /// Node to build. Other sites get one by `archipel new island NAME`
    #[arg(long, conflicts_with = "from")]
    island: bool,
}

/// Creates or adds the files, and prints the next steps.
pub(super) fn run(common: &Common, arguments: &NewArguments) -> anyhow::Result<u8> {
    let NewArguments { first, name, rest, locales, template, from, island } = arguments;
    let is_site = common.root.join("site.toml").is_file();
    match (Addition::of(first), name) {
        (Some(_), Some(name)) if !rest.is_empty() => {
            let words = [slice::from_ref(name), rest].concat();
            let name = words.join("-");
            bail!("a name has no spaces; did you mean `archipel new {first} {name}`?")
        }
        (Some(_), Some(_)) if *island => {
            bail!(
                "`--island` is for new sites; add one to this site with `archipel new island NAME`"
            )
        }
        (Some(_), Some(_)) if template.is_some() || from.is_some() => {
            let option = if from.is_some() { "--from" } else { "--template" };
            bail!("`{option}` is for new sites; run `archipel new {first} NAME` without it")
        }
        (Some(kind), Some(name)) => add(common, kind, name),
        (Some(_), None) if is_site => {
            bail!("the name is missing; run `archipel new {first} NAME`")
        }
        (Some(_), None) => bail!(
            "`new {first}` adds to a site, and this folder has no site.toml; run `archipel new \
             {first} NAME` in the folder of a site, or `archipel new ./{first}` for a new site"
        ),
        (None, Some(name)) if starter::tags().any(|tag| tag == name.trim_matches(',')) => {
            let words = [locales, slice::from_ref(name), rest].concat();
            let tags = words.iter().flat_map(|word| word.split(','));
            let tags: Vec<&str> = tags.filter(|tag| !tag.is_empty()).collect();
            bail!("languages are separated by commas: `--locales {}`", tags.join(","))
        }
        (None, Some(name)) => {
            let hint = match nearest(first, KINDS) {
                Some(near) => format!("did you mean `{near}`?"),
                None if is_site => format!("use one of {}", KINDS.join(", ")),
                None => {
                    let words = [slice::from_ref(first), slice::from_ref(name), rest].concat();
                    let folder = shell_word(&words.join(" "));
                    bail!("a new site has one folder; did you mean `archipel new {folder}`?")
                }
            };
            bail!("`new` can't add `{first}`; {hint}")
        }
        // A path creates a site within a site.
        (None, None) if is_site && !first.contains(['/', '\\', '.']) => {
            let kinds = KINDS.join(", ");
            let kind = nearest(first, KINDS).unwrap_or("KIND");
            let folder = shell_word(&format!("./{first}"));
            bail!(
                "this folder has a site; run `archipel new {kind} NAME` to add to it ({kinds}), \
                 or `archipel new {folder}` to create another site within it"
            )
        }
        (None, None) => create(common, Path::new(first), arguments),
    }
}

/// Quotes a word for a POSIX shell if it has anything but letters, digits and `-_./`.
fn shell_word(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '/');
    match word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}

fn create(common: &Common, folder: &Path, arguments: &NewArguments) -> anyhow::Result<u8> {
    let NewArguments { locales, template, from, island, .. } = arguments;
    let created = match from {
        Some(from) => starter::copy(common, from, folder, locales)?,
        None => {
            let template = template.unwrap_or_default();
            if *island && !template.has_island() {
                bail!(
                    "`--island` is for the template `site`; create this one without it, and run \
                     `archipel new island NAME` in its folder"
                )
            }
            let english = ["en".to_owned()];
            let tags = if locales.is_empty() { &english } else { locales.as_slice() };
            starter::create(folder, template, tags, *island)?
        }
    };
    let Created { mut files, untranslated, mut next } = created;
    if *island {
        next.push("islands/package-lock.json, which npm writes, belongs to the site".to_owned());
    }
    for tag in &untranslated {
        let added = starter::add(folder, Addition::Locale, tag, &today()?)?;
        files += added.files.len();
        next.extend(added.next.into_iter().map(|step| format!("{tag}: {step}")));
    }
    if !untranslated.is_empty() {
        starter::order_locales(folder, locales)?;
    }
    if common.json {
        let created = serde_json::json!({
            "ok": true, "folder": folder, "files": files, "next": next,
        });
        print_json(&created);
    } else if !common.quiet {
        let tags =
            if locales.is_empty() { String::new() } else { format!(", {}", locales.join(" ")) };
        say!("created: {} ({files} files{tags})", folder.display());
        say!("next:    cd {}", shell_word(&folder.display().to_string()));
        if *island {
            say!("         npm install --prefix islands");
        }
        say!("         archipel serve --watch --open");
        for step in next {
            say!("         {step}");
        }
    }
    Ok(SUCCESS)
}

/// Adds a language.
pub(super) fn add_locale(common: &Common, tag: &str) -> anyhow::Result<u8> {
    add(common, Addition::Locale, tag)
}

fn add(common: &Common, kind: Addition, name: &str) -> anyhow::Result<u8> {
    let added = starter::add(&common.root, kind, name, &today()?)?;
    if common.json {
        print_json(&serde_json::json!({ "ok": true, "files": added.files, "next": added.next }));
    } else if !common.quiet {
        for (at, file) in some_of(added.files.iter()).iter().enumerate() {
            say!("{} {file}", if at == 0 { "created:" } else { "        " });
        }
        for (at, next) in added.next.iter().enumerate() {
            say!("{} {next}", if at == 0 { "next:   " } else { "        " });
        }
    }
    Ok(SUCCESS)
}
