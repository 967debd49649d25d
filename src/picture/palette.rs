//! Encodes pixels as a PNG with a palette.
//!
//! Social images are light text and lines in a few hues on a dark background: an optimized palette
//! of 96 colours looks the same as full colour, and takes a third of the bytes and time.

use png::{BitDepth, ColorType, Compression, Encoder, Filter};

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
    fn mean(&self) -> Rgb {
        self.sum.map(|sum| ((sum + self.count / 2) / self.count.max(1)) as u8)
    }
}

/// Encodes opaque RGBA pixels as a PNG.
pub(super) fn encode(pixels: &[u8], width: u32, height: u32) -> Result<Vec<u8>, String> {
    let (indices, palette) = reduce(pixels);
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(Compression::Balanced);
    // Filters only help for amounts, and palette indices are none.
    encoder.set_filter(Filter::NoFilter);
    let failed = |why: png::EncodingError| format!("The picture can't be written: {why}.");
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
    for [r, g, b, _] in colours {
        let key = cell([*r, *g, *b]);
        let number = &mut cells[key as usize];
        if *number == u32::MAX {
            *number = tones.len() as u32;
            tones.push(Tone { count: 0, sum: [0; 3] });
        }
        let tone = &mut tones[*number as usize];
        tone.count += 1;
        for (sum, channel) in tone.sum.iter_mut().zip([r, g, b]) {
            *sum += u32::from(*channel);
        }
        keys.push(*number);
    }
    let means: Vec<Rgb> = tones.iter().map(Tone::mean).collect();
    let palette = choose(tones);
    let nearest: Vec<u8> = means.iter().map(|mean| nearest(&palette, *mean)).collect();
    (keys.into_iter().map(|number| nearest[number as usize]).collect(), palette)
}

fn cell(colour: Rgb) -> u32 {
    colour.iter().fold(0, |key, channel| key << BITS | u32::from(channel >> (8 - BITS)))
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
        let mut whole = Tone { count: 0, sum: [0; 3] };
        for tone in &tones {
            whole.count += tone.count;
            for (whole, sum) in whole.sum.iter_mut().zip(tone.sum) {
                *whole += sum;
            }
        }
        let mut losses = [0.0; 3];
        for tone in &tones {
            let channels = tone.mean().into_iter().zip(whole.mean());
            for (loss, (channel, mean)) in losses.iter_mut().zip(channels) {
                let distance = f64::from(channel) - f64::from(mean);
                *loss += distance * distance * f64::from(tone.count);
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
    let distance = |other: &Rgb| -> i32 {
        other.iter().zip(colour).map(|(a, b)| (i32::from(*a) - i32::from(b)).pow(2)).sum()
    };
    let best = palette.iter().enumerate().min_by_key(|(_, other)| distance(other));
    best.map_or(0, |(at, _)| at as u8)
}
