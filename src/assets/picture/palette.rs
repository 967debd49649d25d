//! Encodes pixels as a PNG with a palette.
//!
//! Social images are light text and lines in a few hues on a dark background: an optimized palette
//! of 96 colours looks the same as full colour, and takes a quarter of the bytes. Crates take more
//! time for larger errors: explanation/libraries in the docs has the measurements.
//!
//! Channels are named one by one and pixels visited by plain loops: adapters would make a program
//! that is not optimized, as the tests run it, take several times as long.

use png::{BitDepth, ColorType, Compression, Encoder, Filter};

use crate::assets::picture::PictureError;

/// The number of bits of each channel that distinguish colours while they are counted.
const BITS: u32 = 6;
/// The size of the palette.
const COLOURS: usize = 96;

/// A colour, by its channels.
type Rgb = [u8; 3];

/// Similar colours, as a sum.
#[derive(Clone, Copy)]
struct Tone {
    count: u32,
    sum: [u32; 3],
}

impl Tone {
    const NONE: Tone = Tone { count: 0, sum: [0; 3] };

    fn add(&mut self, count: u32, [r, g, b]: [u32; 3]) {
        self.count += count;
        self.sum[0] += r;
        self.sum[1] += g;
        self.sum[2] += b;
    }

    fn mean(&self) -> Rgb {
        let Tone { count, sum: [r, g, b] } = *self;
        let mean = |sum: u32| ((sum + count / 2) / count.max(1)) as u8;
        [mean(r), mean(g), mean(b)]
    }
}

/// Encodes opaque RGBA pixels as a PNG.
pub(super) fn encode(pixels: &[u8], width: u32, height: u32) -> Result<Vec<u8>, PictureError> {
    let (indices, palette) = reduce(pixels);
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(Compression::Balanced);
    // Filters only help for amounts, and palette indices are none.
    encoder.set_filter(Filter::NoFilter);
    let failed = |why: png::EncodingError| format!("the picture can't be written: {why}");
    let mut writer = encoder.write_header().map_err(failed)?;
    writer.write_image_data(&indices).map_err(failed)?;
    writer.finish().map_err(failed)?;
    Ok(bytes)
}

/// The palette index of each pixel, and the palette.
fn reduce(pixels: &[u8]) -> (Vec<u8>, Vec<Rgb>) {
    // For each cell of the colour cube, the index of its tone.
    let mut cells = vec![u32::MAX; 1 << (3 * BITS)];
    let mut tones: Vec<Tone> = Vec::new();
    let mut keys: Vec<u32> = Vec::with_capacity(pixels.len() / 4);
    let (colours, _) = pixels.as_chunks::<4>();
    for &[r, g, b, _] in colours {
        let channels = [u32::from(r), u32::from(g), u32::from(b)];
        let number = &mut cells[cell(channels)];
        if *number == u32::MAX {
            *number = tones.len() as u32;
            tones.push(Tone::NONE);
        }
        tones[*number as usize].add(1, channels);
        keys.push(*number);
    }
    let means: Vec<Rgb> = tones.iter().map(Tone::mean).collect();
    let palette = choose(tones);
    let nearest: Vec<u8> = means.iter().map(|mean| nearest(&palette, *mean)).collect();
    let mut indices = Vec::with_capacity(keys.len());
    for number in keys {
        indices.push(nearest[number as usize]);
    }
    (indices, palette)
}

fn cell([r, g, b]: [u32; 3]) -> usize {
    let rest = 8 - BITS;
    ((r >> rest) << (2 * BITS) | (g >> rest) << BITS | b >> rest) as usize
}

/// Tones that are merged to one colour.
struct Group {
    tones: Vec<Tone>,
    /// The sum of all tones.
    whole: Tone,
    /// The error of merging them, along the channel with the largest one.
    loss: f64,
    side: usize,
}

impl Group {
    fn new(tones: Vec<Tone>) -> Group {
        let mut whole = Tone::NONE;
        for tone in &tones {
            whole.add(tone.count, tone.sum);
        }
        let centre = whole.mean();
        let mut losses = [0.0; 3];
        for tone in &tones {
            let mean = tone.mean();
            for channel in 0..3 {
                let distance = f64::from(mean[channel]) - f64::from(centre[channel]);
                losses[channel] += distance * distance * f64::from(tone.count);
            }
        }
        let side = (0..3).max_by(|a, b| losses[*a].total_cmp(&losses[*b])).unwrap_or_default();
        Group { tones, whole, loss: losses[side], side }
    }

    /// Splits the tones into those below the mean and those above.
    fn split(self) -> [Group; 2] {
        let Group { tones, whole, side, .. } = self;
        let middle = whole.mean()[side];
        // The mean is rounded: one side may be empty, but not both.
        let above = tones.iter().any(|tone| tone.mean()[side] > middle);
        let (low, high) = tones.into_iter().partition(|tone| match above {
            true => tone.mean()[side] <= middle,
            false => tone.mean()[side] < middle,
        });
        [Group::new(low), Group::new(high)]
    }
}

/// Chooses the palette: splits the group with the largest error, until there are enough.
fn choose(tones: Vec<Tone>) -> Vec<Rgb> {
    let mut groups = vec![Group::new(tones)];
    while groups.len() < COLOURS {
        let worst = (0..groups.len()).max_by(|a, b| groups[*a].loss.total_cmp(&groups[*b].loss));
        let Some(worst) = worst.filter(|at| groups[*at].tones.len() > 1) else { break };
        let group = groups.swap_remove(worst);
        if group.loss <= 0.0 {
            groups.push(group);
            break;
        }
        groups.extend(group.split());
    }
    groups.iter().map(|group| group.whole.mean()).collect()
}

fn nearest(palette: &[Rgb], colour: Rgb) -> u8 {
    let (mut best, mut least) = (0, u32::MAX);
    for (at, other) in palette.iter().enumerate() {
        let apart = |channel: usize| u32::from(other[channel].abs_diff(colour[channel])).pow(2);
        let distance = apart(0) + apart(1) + apart(2);
        if distance < least {
            (best, least) = (at, distance);
        }
    }
    best as u8
}
