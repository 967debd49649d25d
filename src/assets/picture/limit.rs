//! Bounds on what a picture may ask of the renderer, which has none for some of it.
//!
//! [`check_elements`] bounds what the parser makes of the document, before it is parsed: elements
//! count once for each reference to them. [`check_work`] bounds what rendering takes, in pixels, so
//! that it ends on every machine alike; a clock would not be deterministic.

use std::collections::BTreeMap;

use resvg::tiny_skia::{Rect, Transform};
use resvg::usvg::filter::{Filter, Kind};
use resvg::usvg::roxmltree::{Document, Node as Element};
use resvg::usvg::{ClipPath, Group, Mask, Node, Paint, Path, Tree};

use crate::base::limit::{SOCIAL_ELEMENTS, SOCIAL_LEVELS};

/// The maximum number of pixels that are written, a few seconds of work. A background with a
/// thousand shapes that cover it takes a third.
const MAX_WORK: f64 = 2e9;

/// The maximum number of pixels of a pattern's tile: that of the largest picture.
const MAX_TILE: f64 = 4096.0 * 4096.0;

/// What an element takes besides its pixels.
const ELEMENT: f64 = 256.0;

/// The layers of the renderer are at most that many times as large as the picture.
const LAYER: f64 = 16.0;

/// Checks the elements of a document: their depth and number, through all references.
pub(super) fn check_elements(document: &Document<'_>) -> Result<(), String> {
    // Without recursion: nothing is known about the depth yet.
    let mut open = vec![(document.root(), 0)];
    let mut ids = BTreeMap::new();
    while let Some((element, depth)) = open.pop() {
        if SOCIAL_LEVELS.is_exceeded_by(depth) {
            return Err(too_deep());
        }
        if element.tag_name().name() == "marker" {
            return Err("The picture has a `<marker>`, which is drawn at every point of a path; \
                        draw it where it is needed."
                .to_owned());
        }
        if element.tag_name().name() == "style"
            && element.descendants().any(|node| node.text().is_some_and(|css| css.contains("url(")))
        {
            return Err("The picture refers to an element in `<style>`; \
                        refer to it in an attribute."
                .to_owned());
        }
        if let Some(id) = element.attribute("id") {
            ids.insert(id, element);
        }
        open.extend(element.children().filter(Element::is_element).map(|child| (child, depth + 1)));
    }
    let mut expansion = Expansion { ids, sizes: BTreeMap::new() };
    let size = expansion.measure(document.root(), false, 0)?;
    if SOCIAL_ELEMENTS.is_exceeded_by(size.elements) {
        return Err(format!("The picture has {SOCIAL_ELEMENTS}."));
    }
    Ok(())
}

fn too_deep() -> String {
    format!("The picture has {SOCIAL_LEVELS}.")
}

/// What an element becomes when references to others are replaced by these.
#[derive(Clone, Copy, Default)]
struct Size {
    elements: usize,
    depth: usize,
}

impl Size {
    fn add(&mut self, other: Size) {
        self.elements = self.elements.saturating_add(other.elements);
        self.depth = self.depth.max(other.depth);
    }
}

struct Expansion<'a, 'input> {
    ids: BTreeMap<&'a str, Element<'a, 'input>>,
    /// `None` while an element is being measured: the parser ignores a reference to it.
    sizes: BTreeMap<(usize, bool), Option<Size>>,
}

impl<'a, 'input> Expansion<'a, 'input> {
    fn measure(
        &mut self,
        element: Element<'a, 'input>,
        is_referred_to: bool,
        depth: usize,
    ) -> Result<Size, String> {
        let key = (element.id().get_usize(), is_referred_to);
        let known = self.sizes.get(&key).map(|size| size.unwrap_or_default());
        if SOCIAL_LEVELS.is_exceeded_by(depth + known.unwrap_or_default().depth) {
            return Err(too_deep());
        }
        if let Some(known) = known {
            return Ok(known);
        }
        self.sizes.insert(key, None);
        let mut inner = Size::default();
        for child in element.children().filter(Element::is_element) {
            inner.add(self.measure(child, false, depth + 1)?);
        }
        // What is referred to inherits the references of those around it.
        let around = element.ancestors().take(if is_referred_to { usize::MAX } else { 1 });
        for target in around.flat_map(|other| self.targets(other)).collect::<Vec<_>>() {
            inner.add(self.measure(target, true, depth + 1)?);
        }
        let size = Size { elements: inner.elements.saturating_add(1), depth: inner.depth + 1 };
        self.sizes.insert(key, Some(size));
        Ok(size)
    }

    /// The elements that an element refers to: `href="#id"`, and `url(#id)` in any attribute.
    fn targets(&self, element: Element<'a, 'input>) -> Vec<Element<'a, 'input>> {
        let mut targets = Vec::new();
        for attribute in element.attributes() {
            let value = attribute.value();
            if attribute.name() == "href" {
                let id = value.trim().strip_prefix('#');
                targets.extend(id.and_then(|id| self.ids.get(id)));
            }
            for link in value.split("url(").skip(1) {
                let id = link.split(')').next().unwrap_or_default();
                let id = id.trim().trim_matches(['"', '\'']).trim().trim_start_matches('#');
                targets.extend(self.ids.get(id));
            }
        }
        targets
    }
}

/// Checks what rendering a picture takes.
pub(super) fn check_work(tree: &Tree) -> Result<(), String> {
    let canvas = f64::from(tree.size().width()) * f64::from(tree.size().height());
    let mut work = Work { done: 0.0, layer: canvas * LAYER };
    work.group(tree.root(), Transform::identity(), canvas)
}

struct Work {
    done: f64,
    /// The largest layer.
    layer: f64,
}

impl Work {
    fn add(&mut self, pixels: f64) -> Result<(), String> {
        self.done += pixels;
        // What is not a number is too much as well.
        if self.done <= MAX_WORK {
            return Ok(());
        }
        Err("The picture takes too long to render: it has too many large shapes, layers, patterns \
             or filters."
            .to_owned())
    }

    /// A group on a canvas of so many pixels.
    fn group(&mut self, group: &Group, at: Transform, canvas: f64) -> Result<(), String> {
        for node in group.children() {
            self.add(ELEMENT)?;
            match node {
                Node::Group(inner) => {
                    let at = at.pre_concat(inner.transform());
                    let layer = area(inner.layer_bounding_box().to_rect(), at).min(self.layer);
                    let mut canvas = canvas;
                    if inner.should_isolate() {
                        canvas = layer;
                        self.add(layer * 2.0)?;
                    }
                    for filter in inner.filters() {
                        self.filter(filter, at, layer)?;
                    }
                    if let Some(clip) = inner.clip_path() {
                        self.clip(clip, at, canvas)?;
                    }
                    if let Some(mask) = inner.mask() {
                        self.mask(mask, at, canvas)?;
                    }
                    self.group(inner, at, canvas)?;
                }
                Node::Path(path) => self.path(path, at, canvas)?,
                Node::Text(text) => self.group(text.flattened(), at, canvas)?,
                // Images are not loaded.
                Node::Image(_) => {}
            }
        }
        Ok(())
    }

    fn path(&mut self, path: &Path, at: Transform, canvas: f64) -> Result<(), String> {
        self.add(path.data().len() as f64 * ELEMENT)?;
        if let Some(fill) = path.fill() {
            self.add(area(path.bounding_box(), at).min(canvas))?;
            self.paint(fill.paint(), at)?;
        }
        if let Some(stroke) = path.stroke() {
            self.add(area(path.stroke_bounding_box(), at).min(canvas))?;
            self.paint(stroke.paint(), at)?;
            if let Some(dashes) = stroke.dasharray() {
                let bounds = path.bounding_box();
                let length = f64::from(bounds.width() + bounds.height()) * path.data().len() as f64;
                let period: f32 = dashes.iter().sum();
                self.add((length / f64::from(period)).min(MAX_DASHES) * ELEMENT)?;
            }
        }
        Ok(())
    }

    fn paint(&mut self, paint: &Paint, at: Transform) -> Result<(), String> {
        let Paint::Pattern(pattern) = paint else { return Ok(()) };
        let (x, y) = at.pre_concat(pattern.transform()).get_scale();
        let at = Transform::from_scale(x, y);
        let tile = area(pattern.rect().to_rect(), at);
        if tile > MAX_TILE || tile.is_nan() {
            return Err("The picture has a pattern that is larger than any picture.".to_owned());
        }
        self.add(tile)?;
        self.group(pattern.root(), at, tile)
    }

    fn clip(&mut self, clip: &ClipPath, at: Transform, canvas: f64) -> Result<(), String> {
        self.add(canvas * 4.0)?;
        self.group(clip.root(), at.pre_concat(clip.transform()), canvas)?;
        clip.clip_path().map_or(Ok(()), |inner| self.clip(inner, at, canvas))
    }

    fn mask(&mut self, mask: &Mask, at: Transform, canvas: f64) -> Result<(), String> {
        self.add(canvas * 4.0)?;
        self.group(mask.root(), at, canvas)?;
        mask.mask().map_or(Ok(()), |inner| self.mask(inner, at, canvas))
    }

    fn filter(&mut self, filter: &Filter, at: Transform, layer: f64) -> Result<(), String> {
        let (x, y) = at.get_scale();
        let region = area(filter.rect().to_rect(), at).min(layer);
        for primitive in filter.primitives() {
            let each = match primitive.kind() {
                Kind::Turbulence(noise) => 40.0 * f64::from(noise.num_octaves()),
                Kind::Morphology(shape) => {
                    let side = |radius: f32, scale: f32| f64::from(radius * scale) * 2.0 + 1.0;
                    side(shape.radius_x().get(), x) * side(shape.radius_y().get(), y)
                }
                Kind::ConvolveMatrix(matrix) => {
                    f64::from(matrix.matrix().columns()) * f64::from(matrix.matrix().rows())
                }
                Kind::GaussianBlur(_) | Kind::DropShadow(_) => 30.0,
                Kind::DiffuseLighting(_) | Kind::SpecularLighting(_) => 20.0,
                _ => 4.0,
            };
            self.add(region * each + ELEMENT)?;
            if let Kind::Image(image) = primitive.kind() {
                self.group(image.root(), at, region)?;
            }
        }
        Ok(())
    }
}

/// The renderer draws no more dashes of one path than this.
const MAX_DASHES: f64 = 1e6;

/// The number of pixels of a rectangle.
fn area(rect: Rect, at: Transform) -> f64 {
    rect.transform(at).map_or(f64::INFINITY, |rect| {
        (f64::from(rect.width()) + 1.0) * (f64::from(rect.height()) + 1.0)
    })
}
