//! The command `new`: a site to begin with, or one more page, section type, island or language.

use std::path::Path;
use std::slice;

use anyhow::bail;
use clap::Args;

use crate::cli::starter::{self, Addition};
use crate::cli::terminal::{Common, SUCCESS, print_json};
use crate::cli::today::today;
use crate::engine::diagnostic::nearest;

/// The kinds of things that can be added to a site.
const KINDS: [&str; 5] = ["page", "article", "section", "island", "locale"];

/// The arguments of `new`.
#[derive(Args)]
pub(super) struct Arguments {
    /// The folder of the new site; in a site also `page`, `article`, `section`, `island` or
    /// `locale`, and a name
    #[arg(value_name = "DIR | KIND")]
    first: String,
    /// The name of the new page (`team`, `journal/spring`), section type or island, or the tag of
    /// the language
    #[arg(value_name = "NAME")]
    name: Option<String>,
    /// Further words, which are refused with what was probably meant
    #[arg(hide = true)]
    rest: Vec<String>,
    /// The languages of a new site with commas between them, the default one first, as in
    /// `--locales en,de`: de, en, es, fr, hi, it, ja, nl, pl, pt, ru, zh-Hans
    #[arg(long, value_name = "TAGS", value_delimiter = ',', default_value = "en")]
    locales: Vec<String>,
    /// Give a new site an island: a calculator in React, which takes Node to build
    #[arg(long)]
    island: bool,
}

/// Creates what is asked for and tells what to do next.
pub(super) fn run(common: &Common, arguments: &Arguments) -> anyhow::Result<u8> {
    let Arguments { first, name, rest, locales, island } = arguments;
    let is_site = common.root.join("site.toml").is_file();
    match (Addition::of(first), name) {
        (Some(_), Some(name)) if !rest.is_empty() => {
            let words = [slice::from_ref(name), rest].concat();
            let name = words.join("-");
            bail!("a name has no spaces; did you mean `archipel new {first} {name}`?")
        }
        (Some(_), Some(_)) if *island => {
            bail!("`--island` is for a new site; `archipel new island NAME` adds one to this site")
        }
        (Some(kind), Some(name)) => add(common, kind, name),
        (Some(_), None) if is_site => {
            bail!("which name? `archipel new {first} NAME`")
        }
        (Some(_), None) => bail!(
            "`new {first}` adds to a site, and there is no site.toml here; go to the folder of a \
             site for `archipel new {first} NAME`, or name a new site `archipel new ./{first}`"
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
                None if is_site => format!("it adds {}", KINDS.join(", ")),
                None => {
                    let words = [slice::from_ref(first), slice::from_ref(name), rest].concat();
                    let folder = shell_word(&words.join(" "));
                    bail!("a new site has one folder; did you mean `archipel new {folder}`?")
                }
            };
            bail!("`new` can't add `{first}`; {hint}")
        }
        // Whoever wants a site in a site writes a path.
        (None, None) if is_site && !first.contains(['/', '\\', '.']) => {
            let kinds = KINDS.join(", ");
            let kind = nearest(first, KINDS).unwrap_or("KIND");
            let folder = shell_word(&format!("./{first}"));
            bail!(
                "this folder has a site; `archipel new {kind} NAME` adds to it ({kinds}), and \
                 `archipel new {folder}` makes another site within it"
            )
        }
        (None, None) => create(common, Path::new(first), locales, *island),
    }
}

/// The word as a POSIX shell takes it: in quotes if it has anything but letters, digits and `-_./`.
fn shell_word(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '/');
    match word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}

fn create(common: &Common, folder: &Path, locales: &[String], island: bool) -> anyhow::Result<u8> {
    let count = starter::create(folder, locales, island)?;
    if common.json {
        print_json(&serde_json::json!({ "ok": true, "folder": folder, "files": count }));
    } else if !common.quiet {
        say!("created: {} ({count} files, {})", folder.display(), locales.join(" "));
        say!("next:    cd {}", shell_word(&folder.display().to_string()));
        if island {
            say!("         npm install --prefix islands");
        }
        say!("         archipel serve --watch --open");
    }
    Ok(SUCCESS)
}

fn add(common: &Common, kind: Addition, name: &str) -> anyhow::Result<u8> {
    let added = starter::add(&common.root, kind, name, &today()?)?;
    if common.json {
        print_json(&serde_json::json!({ "ok": true, "files": added.files, "next": added.next }));
    } else if !common.quiet {
        for (at, file) in added.files.iter().enumerate() {
            say!("{} {file}", if at == 0 { "created:" } else { "        " });
        }
        for (at, next) in added.next.iter().enumerate() {
            say!("{} {next}", if at == 0 { "next:   " } else { "        " });
        }
    }
    Ok(SUCCESS)
}
