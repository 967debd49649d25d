//! Pixels to PNG with a palette.
//!
//! The pictures of a site are a dark ground, light text and lines in a few hues: 96 colours chosen
//! for each picture can't be told from all of them, and take a third of the bytes and time.

use png::{BitDepth, ColorType, Compression, Encoder, Filter};

/// How many bits of each channel tell colours apart while they are counted.
const BITS: u32 = 6;
/// How many colours a palette has.
const COLOURS: usize = 96;

/// A colour, by its channels.
type Rgb = [u8; 3];

/// Colours that are alike, as a sum.
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

/// Opaque RGBA pixels as a PNG.
pub(super) fn encode(pixels: &[u8], width: u32, height: u32) -> Result<Vec<u8>, String> {
    let (indices, palette) = reduce(pixels);
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(Compression::Balanced);
    // The numbers of colours are no amounts: differences between neighbours say nothing.
    encoder.set_filter(Filter::NoFilter);
    let failed = |why: png::EncodingError| format!("The picture can't be written: {why}.");
    let mut writer = encoder.write_header().map_err(failed)?;
    writer.write_image_data(&indices).map_err(failed)?;
    writer.finish().map_err(failed)?;
    Ok(bytes)
}

/// The number of each pixel's colour, and the colours.
fn reduce(pixels: &[u8]) -> (Vec<u8>, Vec<Rgb>) {
    // For each cell of the colour cube, first the number of its tone, then that of its colour.
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

/// Tones that become one colour.
struct Group {
    tones: Vec<Tone>,
    /// All of them as one.
    whole: Tone,
    /// What is lost by that, along the channel that loses most.
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
                let away = f64::from(channel) - f64::from(mean);
                *loss += away * away * f64::from(tone.count);
            }
        }
        let side = (0..3).max_by(|a, b| losses[*a].total_cmp(&losses[*b])).unwrap_or_default();
        Group { tones, whole, loss: losses[side], side }
    }

    /// The tones below the mean and those above it.
    fn cut(self) -> [Group; 2] {
        let Group { tones, whole, side, .. } = self;
        let middle = whole.mean()[side];
        // The mean is rounded: above or below it there may be none, but not both.
        let above = tones.iter().any(|tone| tone.mean()[side] > middle);
        let (low, high) = tones.into_iter().partition(|tone| match above {
            true => tone.mean()[side] <= middle,
            false => tone.mean()[side] < middle,
        });
        [Group::new(low), Group::new(high)]
    }
}

/// The palette: where most is lost, a group of tones is cut in two, until there are enough.
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
        groups.extend(group.cut());
    }
    groups.iter().map(|group| group.whole.mean()).collect()
}

fn nearest(palette: &[Rgb], colour: Rgb) -> u8 {
    let away = |other: &Rgb| -> i32 {
        other.iter().zip(colour).map(|(a, b)| (i32::from(*a) - i32::from(b)).pow(2)).sum()
    };
    let best = palette.iter().enumerate().min_by_key(|(_, other)| away(other));
    best.map_or(0, |(at, _)| at as u8)
}
