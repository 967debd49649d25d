//! Answers to requests about a place in a document.

use std::sync::Arc;

use lsp_types::{
    CompletionItem, CompletionItemKind, CompletionParams, CompletionResponse, CompletionTextEdit,
    DocumentSymbolParams, DocumentSymbolResponse, FoldingRange, FoldingRangeKind,
    FoldingRangeParams, GotoDefinitionParams, GotoDefinitionResponse, Hover, HoverContents,
    HoverParams, Location, MarkupContent, MarkupKind, ReferenceParams, SymbolInformation,
    TextDocumentPositionParams, TextEdit,
};

use crate::build::symbols::{self, Name, PartKind, SymbolKind};
use crate::engine::diagnostic::Place;
use crate::engine::source::SourcePath;
use crate::i18n::message::split_locale;
use crate::page::render::LoadedSite;
use crate::serve::lsp::diagnostics::location;
use crate::serve::lsp::server::Server;

/// The most names that are suggested at once; a client asks again while a name is typed.
const MAX_SUGGESTED: usize = 500;

/// Answers requests from the last loaded site.
pub(super) struct Answers<'a> {
    pub(super) server: &'a Server,
}

/// A name at a place in a document.
pub(super) struct Found {
    pub(super) site: Arc<LoadedSite>,
    pub(super) path: SourcePath,
    pub(super) text: String,
    pub(super) name: Name,
}

impl Answers<'_> {
    /// The name at a position.
    fn find(&self, at: &TextDocumentPositionParams) -> Option<Found> {
        self.find_in(self.server.site()?, at)
    }

    /// The name at a position, in this site.
    pub(super) fn find_in(
        &self,
        site: Arc<LoadedSite>,
        at: &TextDocumentPositionParams,
    ) -> Option<Found> {
        let path = self.server.source(&at.text_document.uri)?;
        let text = self.server.text(&path)?;
        let offset = self.server.encoding.offset(&text, at.position);
        let names = symbols::names(&site, &path, &text);
        let is_here = |name: &Name| name.span.start <= offset && offset <= name.span.end;
        let name = names.into_iter().find(is_here)?;
        Some(Found { site, path, text, name })
    }

    fn locations(&self, site: &LoadedSite, places: &[Place]) -> Vec<Location> {
        places.iter().filter_map(|place| location(self.server, place, &site.snapshot)).collect()
    }

    /// The text of a message in all languages, the URLs of a page, a value of the data, or the file
    /// of an asset or an island.
    pub(super) fn hover(&self, params: &HoverParams) -> Option<Hover> {
        let found = self.find(&params.text_document_position_params)?;
        let Found { site, path, text, name } = &found;
        let places = symbols::definitions(site, path, name);
        let value = match name.kind {
            SymbolKind::Message => {
                let lines = places.iter().filter_map(|place| {
                    let (tag, _) = split_locale(place.path.as_str())?;
                    let text = symbols::message_text(site, place)?;
                    Some(format!("**{tag}**\n```fluent\n{text}\n```\n"))
                });
                lines.collect::<String>()
            }
            SymbolKind::Page => {
                let page = site.routes.page(&name.name)?;
                let urls = site.routes.locales(page);
                let urls = urls.map(|locale| site.routes.url(&site.config, locale, page));
                urls.map(|url| format!("- `{url}`\n")).collect()
            }
            SymbolKind::Data => {
                let words = symbols::value_words(site, &name.name)?;
                let file = places.first()?.path.as_str();
                format!("**{}**\n```yaml\n{words}\n```\n`{file}`\n", name.name)
            }
            SymbolKind::Asset | SymbolKind::Island | SymbolKind::Section => {
                places.iter().map(|place| format!("`{}`\n", place.path)).collect()
            }
        };
        let contents = MarkupContent { kind: MarkupKind::Markdown, value };
        (!contents.value.is_empty()).then(|| Hover {
            contents: HoverContents::Markup(contents),
            range: Some(self.server.encoding.range(text, name.span.clone())),
        })
    }

    /// The definitions of a name: a message in each language.
    pub(super) fn definition(
        &self,
        params: &GotoDefinitionParams,
    ) -> Option<GotoDefinitionResponse> {
        let Found { site, path, name, .. } = self.find(&params.text_document_position_params)?;
        let places = symbols::definitions(&site, &path, &name);
        Some(GotoDefinitionResponse::Array(self.locations(&site, &places)))
    }

    /// All uses of a name.
    pub(super) fn references(&self, params: &ReferenceParams) -> Option<Vec<Location>> {
        let Found { site, path, name, .. } = self.find(&params.text_document_position)?;
        let mut places = symbols::uses(&site, &path, &name);
        if !params.context.include_declaration {
            let definitions = symbols::definitions(&site, &path, &name);
            places.retain(|place| !definitions.contains(place));
        }
        Some(self.locations(&site, &places))
    }

    /// The names that can stand at a position.
    pub(super) fn completion(&self, params: &CompletionParams) -> Option<CompletionResponse> {
        let Found { site, path, text, name } = self.find(&params.text_document_position)?;
        let range = self.server.encoding.range(&text, name.span.clone());
        let is_term = name.name.starts_with('-');
        // The span may have only the end of a path.
        let before = match name.kind {
            SymbolKind::Data => &name.name[..name.name.len().saturating_sub(name.span.len())],
            _ => "",
        };
        let known = symbols::known(&site, &path, name.kind).into_iter();
        let known = known.filter_map(|one| one.strip_prefix(before).map(str::to_owned));
        let known =
            known.filter(|one| name.kind != SymbolKind::Message || one.starts_with('-') == is_term);
        let items = known.take(MAX_SUGGESTED).map(|one| {
            let new_text = one.trim_start_matches('-').to_owned();
            CompletionItem {
                filter_text: Some(new_text.clone()),
                text_edit: Some(CompletionTextEdit::Edit(TextEdit { range, new_text })),
                kind: Some(item_kind(name.kind)),
                label: one,
                ..CompletionItem::default()
            }
        });
        Some(CompletionResponse::Array(items.collect()))
    }

    /// The outline of a file.
    pub(super) fn symbols(&self, params: &DocumentSymbolParams) -> Option<DocumentSymbolResponse> {
        let uri = &params.text_document.uri;
        let path = self.server.source(uri)?;
        let text = self.server.text(&path)?;
        let symbols = symbols::outline_parts(&path, &text).into_iter().map(|part| {
            let range = self.server.encoding.range(&text, part.span);
            #[expect(deprecated, reason = "a field without a default")]
            SymbolInformation {
                // A client may refuse an empty name.
                name: if part.name.is_empty() { " ".to_owned() } else { part.name },
                kind: match part.kind {
                    PartKind::Message | PartKind::Heading => lsp_types::SymbolKind::STRING,
                    PartKind::Key => lsp_types::SymbolKind::KEY,
                },
                tags: None,
                deprecated: None,
                location: Location::new(uri.clone(), range),
                container_name: part.container,
            }
        });
        Some(DocumentSymbolResponse::Flat(symbols.collect()))
    }

    /// The ranges of lines that can be folded.
    pub(super) fn folding(&self, params: &FoldingRangeParams) -> Option<Vec<FoldingRange>> {
        let path = self.server.source(&params.text_document.uri)?;
        let folds = symbols::folds(&path, &self.server.text(&path)?);
        let ranges = folds.into_iter().map(|fold| FoldingRange {
            start_line: fold.first as u32,
            end_line: fold.last as u32,
            kind: fold.is_comment.then_some(FoldingRangeKind::Comment),
            ..FoldingRange::default()
        });
        Some(ranges.collect())
    }
}

fn item_kind(kind: SymbolKind) -> CompletionItemKind {
    match kind {
        SymbolKind::Message => CompletionItemKind::TEXT,
        SymbolKind::Page => CompletionItemKind::REFERENCE,
        SymbolKind::Asset => CompletionItemKind::FILE,
        SymbolKind::Island => CompletionItemKind::MODULE,
        SymbolKind::Data => CompletionItemKind::VALUE,
        SymbolKind::Section => CompletionItemKind::CLASS,
    }
}
