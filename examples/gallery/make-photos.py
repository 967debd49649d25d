"""Draws the six landscapes in assets/photos/, always the same: python3 make-photos.py   (pip install pillow)"""

import math, pathlib, random
from PIL import Image, ImageChops, ImageDraw, ImageFilter

FOLDER = pathlib.Path(__file__).parent / "assets/photos"


def mix(a, b, share):
    return tuple(round(x + (y - x) * share) for x, y in zip(a, b))


def sky(size, stops):
    """A vertical gradient through the colours of `stops`."""
    strip = Image.new("RGB", (1, size[1]))
    for y in range(size[1]):
        place = y / (size[1] - 1) * (len(stops) - 1)
        at = min(int(place), len(stops) - 2)
        strip.putpixel((0, y), mix(stops[at], stops[at + 1], place - at))
    return strip.resize(size)


def ridge(rng, width, level, height, rough):
    """A line of hills: sums of waves, which get shorter and lower."""
    waves = [(rng.uniform(0.6, 1.4) * 2**n, rng.uniform(0, 7), rough**n) for n in range(7)]
    total = sum(share for _, _, share in waves)
    line = []
    for x in range(0, width + 5, 4):
        y = sum(math.sin(x / width * 6 * speed + start) * share for speed, start, share in waves)
        line.append((x, level - y / total * height))
    return line


def fill(picture, line, colour, blur=0):
    """Fills the area below a line."""
    width, height = picture.size
    mask = Image.new("L", picture.size)
    ImageDraw.Draw(mask).polygon([*line, (width, height), (0, height)], fill=255)
    picture.paste(colour, mask=mask.filter(ImageFilter.GaussianBlur(blur)))


def sun(picture, x, y, radius, colour, glow):
    """A disc with light around it."""
    for spread, share in ((glow, 0.55), (glow / 3, 0.5), (1.5, 1)):
        mask = Image.new("L", picture.size)
        size = radius * (1 + (spread > 2) * 0.6)
        ImageDraw.Draw(mask).ellipse((x - size, y - size, x + size, y + size), fill=round(255 * share))
        picture.paste(colour, mask=mask.filter(ImageFilter.GaussianBlur(spread)))


def hills(seed, size, stops, near, light=None, layers=7, rough=0.55):
    rng, picture = random.Random(seed), sky(size, stops)
    width, height = size
    if light:
        sun(picture, *light)
    for n in range(layers):
        share = n / (layers - 1)
        line = ridge(rng, width, height * (0.46 + 0.5 * share), height * (0.07 + 0.05 * share), rough)
        fill(picture, line, mix(stops[-1], near, 0.18 + 0.82 * share), 2.5 * (1 - share))
    return picture


def sea(seed, size, stops, deep, light):
    rng, picture = random.Random(seed), Image.new("RGB", size)
    width, height = size
    level = round(height * 0.58)
    picture.paste(sky((width, level), stops))
    sun(picture, *light)
    picture.paste(sky((width, height - level), [mix(stops[-1], deep, 0.45), deep]), (0, level))
    shine = Image.new("L", size)
    draw = ImageDraw.Draw(shine)
    for _ in range(1500):
        y = level + (height - level) * rng.random() ** 1.6
        depth = (y - level) / (height - level)
        x = rng.gauss(light[0], width * (0.03 + 0.12 * depth))
        length, thick = 8 + 90 * depth * rng.random(), 1 + 4 * depth
        draw.ellipse((x - length, y - thick, x + length, y + thick), fill=rng.randrange(40, 200))
    picture.paste(light[3], mask=shine.filter(ImageFilter.GaussianBlur(1.5)))
    return picture


def forest(seed, size, stops, near):
    rng, picture = random.Random(seed), sky(size, stops)
    width, height = size
    for n in range(6):
        share = n / 5
        colour, level = mix(stops[-1], near, 0.12 + 0.88 * share), height * (0.5 + 0.42 * share)
        mask = Image.new("L", size)
        draw = ImageDraw.Draw(mask)
        x = -40.0
        while x < width + 40:
            tall = height * rng.uniform(0.12, 0.24) * (0.6 + 0.7 * share)
            top, wide = level - tall, tall * 0.19
            for part in range(9):
                y, half = top + tall * part / 8, wide * (0.14 + part / 8) * rng.uniform(0.85, 1.1)
                draw.polygon([(x, y - tall * 0.16), (x - half, y + tall * 0.07), (x + half, y + tall * 0.07)], fill=255)
            x += wide * rng.uniform(0.7, 2.2)
        draw.rectangle((0, level, width, height), fill=255)
        picture.paste(colour, mask=mask.filter(ImageFilter.GaussianBlur(3.5 * (1 - share) + 0.6)))
    return picture


def save(name, picture):
    """Adds the grain of a film."""
    grain = random.Random(name).randbytes(picture.width * picture.height)
    noise = Image.frombytes("L", picture.size, grain).point(lambda value: 118 + value * 20 // 255)
    noise = noise.filter(ImageFilter.GaussianBlur(0.8))
    picture = ImageChops.overlay(picture, Image.merge("RGB", [noise] * 3))
    FOLDER.mkdir(parents=True, exist_ok=True)
    picture.save(FOLDER / f"{name}.jpg", quality=82, optimize=True)


WIDE, TALL, SQUARE = (1800, 1200), (1200, 1600), (1300, 1300)
save("ridges", hills(4, WIDE, [(58, 84, 128), (214, 158, 150), (250, 214, 176)], (26, 34, 56), (1240, 520, 46, (255, 240, 214), 120)))
save("sea", sea(7, WIDE, [(36, 44, 84), (188, 108, 110), (252, 190, 128)], (24, 36, 66), (620, 610, 62, (255, 224, 170), 130)))
save("forest", forest(11, TALL, [(196, 212, 212), (222, 228, 220), (206, 216, 208)], (18, 42, 40)))
save("dunes", hills(23, SQUARE, [(122, 178, 204), (226, 220, 196), (240, 206, 150)], (150, 76, 40), layers=5, rough=0.3))
save("night", hills(31, TALL, [(8, 12, 34), (28, 40, 84), (74, 96, 146)], (4, 8, 20), (840, 380, 70, (246, 244, 230), 90), layers=6))
save("fields", hills(42, SQUARE, [(248, 214, 150), (250, 230, 184), (226, 222, 156)], (46, 84, 42), (380, 380, 54, (255, 250, 226), 110), layers=8, rough=0.35))
