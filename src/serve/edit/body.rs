//! The blocks of Markdown bodies: paragraphs, headings and items of lists.

use std::ops::Range;

use serde::Deserialize;

use crate::base::digest::Digest;
use crate::base::text::apply_edits;
use crate::build::write::with_mark;
use crate::content::config::Locale;
use crate::engine::diagnostic::{forbidden, offset_of, position};
use crate::engine::source::{Snapshot, SourcePath};
use crate::i18n::message::{LOCALES, parse_body, split_locale};
use crate::page::markdown::Body;
use crate::page::render::LoadedSite;
use crate::serve::edit::described::{
    DescribedForm, DescribedMessage, DescribedPart, DescribedText,
};
use crate::serve::edit::history::{ChangedText, FileChange};
use crate::serve::edit::refusal::Refusal;
use crate::serve::edit::{NewChange, read_known, real_path, with_newlines};

/// The query that names a block.
#[derive(Deserialize)]
pub(in crate::serve) struct BlockQuery {
    /// The file of the body.
    file: String,
    /// The place where the block begins.
    line: usize,
    column: usize,
}

/// A new text of a block.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::serve) struct SavedBlock {
    file: String,
    /// The digest of the file.
    digest: String,
    block: Range<usize>,
    text: String,
}

/// Reads a body of the site, and finds its locale.
fn read<'a>(
    snapshot: &Snapshot,
    site: &'a LoadedSite,
    file: &str,
) -> Result<(Body, &'a Locale), Refusal> {
    let unknown = || Refusal::unknown(format!("the site has no body `{file}`"));
    let (tag, below) = split_locale(file).ok_or_else(unknown)?;
    let locale = site.config.locales.iter().find(|locale| locale.tag == tag);
    let locale = locale.ok_or_else(unknown)?;
    if !file.starts_with(LOCALES) || parse_body(below).is_none() || !snapshot.contains(file) {
        return Err(unknown());
    }
    let path = SourcePath::new(file);
    real_path(snapshot, &path)?;
    let source = snapshot.read_text(file).map_err(|_| unknown())?;
    Ok((Body::new(path, source, site.config.math), locale))
}

/// Describes the block at a place.
pub(in crate::serve) fn describe(
    snapshot: &Snapshot,
    site: &LoadedSite,
    query: &BlockQuery,
) -> Result<DescribedMessage, Refusal> {
    let (body, locale) = read(snapshot, site, &query.file)?;
    let start = offset_of(body.source(), query.line, query.column);
    // A list item begins where its first paragraph does not.
    let block = body.blocks().into_iter().find(|block| block.start == start);
    let block = block.ok_or_else(|| {
        Refusal::conflict(format!("`{}` has no text at this place any more", query.file))
    })?;
    let bytes = snapshot.read(&query.file).unwrap_or_default();
    let text = with_newlines(&body.source()[block.clone()]);
    let form = DescribedForm {
        variant: None,
        source: String::new(),
        text: Some(text),
        is_optional: false,
    };
    Ok(DescribedMessage {
        id: String::new(),
        notes: Vec::new(),
        max: None,
        texts: vec![DescribedText {
            tag: locale.tag.clone(),
            label: locale.label.clone(),
            direction: locale.direction.as_str(),
            is_original: false,
            is_current: true,
            file: body.path.clone(),
            line: Some(position(body.source(), block.start).0),
            digest: Some(Digest::of(&bytes).hex()),
            parts: vec![DescribedPart { attribute: None, selector: None, forms: vec![form] }],
        }],
        block: Some(block),
        value: None,
    })
}

/// Returns the change of the file for a new text of a block.
pub(in crate::serve) fn change(
    snapshot: &Snapshot,
    site: &LoadedSite,
    saved: &SavedBlock,
) -> Result<NewChange, Refusal> {
    let (body, locale) = read(snapshot, site, &saved.file)?;
    let before = read_known(snapshot, &body.path, Some(&saved.digest))?;
    let source = body.source();
    if !body.blocks().contains(&saved.block) {
        return Err(Refusal::invalid("this part of the file is no block"));
    }
    if let Some((_, c)) = forbidden(&saved.text) {
        return Err(Refusal::invalid(format!(
            "the text has U+{:04X}, a control character",
            c as u32
        )));
    }
    let old = &source[saved.block.clone()];
    let ending = if source.contains("\r\n") { "\r\n" } else { "\n" };
    let text = with_newlines(&saved.text);
    let new = text.trim_end().replace('\n', ending);
    if new == old {
        return Ok(NewChange { name: saved.file.clone(), texts: Vec::new(), files: Vec::new() });
    }
    let text = ChangedText {
        tag: locale.tag.clone(),
        file: body.path.clone(),
        before: old.to_owned(),
        after: new.clone(),
    };
    let after = apply_edits(source, [(saved.block.clone(), new)]);
    let after = with_mark(snapshot, &saved.file, &after);
    let files = vec![FileChange { path: body.path.clone(), before, after }];
    Ok(NewChange { name: saved.file.clone(), texts: vec![text], files })
}
