/**
 * Renders every page in four scripts and three widths, side by side, for visual review:
 *
 *   node tests/browser/contact-sheet.mjs [dist] [out] [--light] [--languages=en,ru,zh,in] [--widths=390,768,1440] [path ...]
 *
 * `dist` is the built site (`dist`), `out` the folder of the pictures (`contact-sheet`). Paths choose pages: `about`,
 * `platform/stacking`, `home` for the home page. A long page is folded into columns, and into further pictures
 * (`home-390-2.png`) when one would be too wide to read. `index.html` shows them all.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const flags = process.argv.slice(2).filter((argument) => argument.startsWith("--"));
const [from = "dist", to = "contact-sheet", ...wanted] = process.argv
  .slice(2)
  .filter((argument) => !flags.includes(argument));
process.env.ARCHIPEL_SITE = resolve(from);
const out = resolve(to);
const { launch, settle, hydrateAll } = await import("./browser.mjs");
const { serve } = await import("./server.mjs");
const { dist, locales, nameOf, paths } = await import("./site.mjs");

const colorScheme = flags.includes("--light") ? "light" : "dark";
const listed = (name, otherwise) =>
  (flags.find((flag) => flag.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise).split(",");
const segments = listed("languages", "en,ru,zh,in");
const languages = locales.filter(({ segment }) => segments.includes(segment));
/** `cell` is the width of a page on a sheet, `columns` the number of columns of a language on one sheet. */
const widths = [
  { width: 390, height: 844, cell: 360, columns: 2 },
  { width: 768, height: 1024, cell: 460, columns: 1 },
  { width: 1440, height: 900, cell: 600, columns: 1 },
].filter(({ width }) => listed("widths", "390,768,1440").includes(String(width)));
const columnHeight = 1740;

const chosen = paths.filter(
  (path) => !wanted.length || wanted.includes(nameOf(path)) || wanted.includes(path.slice(0, -1)),
);
if (!chosen.length) throw new Error(`none of ${wanted} is a page of ${dist}: ${paths.map(nameOf).join(" ")}`);

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const server = await serve(dist);
const browser = await launch();
const sheets = [];
try {
  for (const path of chosen)
    for (const size of widths) {
      const strips = await Promise.all(languages.map(({ segment }) => photograph(`/${segment}/${path}`, size)));
      const parts = Math.ceil(Math.max(...strips.map((strip) => strip.length)) / size.columns);
      for (let part = 0; part < parts; part += 1) {
        const name = `${nameOf(path).replaceAll("/", "-")}-${size.width}${parts > 1 ? `-${part + 1}` : ""}.png`;
        const cut = strips.map((strip) => strip.slice(part * size.columns, (part + 1) * size.columns));
        await compose(name, `/${path} · ${size.width} px · ${colorScheme} · ${part + 1} of ${parts}`, cut, size);
        sheets.push({ name, path });
      }
      console.log(`/${path} at ${size.width}: ${parts} ${parts > 1 ? "pictures" : "picture"}`);
    }
} finally {
  await browser.close();
  await server.close();
}
const figures = sheets.map(
  ({ name, path }) =>
    `<h2>/${path} <small>${name}</small></h2><a href="${name}"><img src="${name}" loading="lazy"></a>`,
);
writeFileSync(
  join(out, "index.html"),
  `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{background:#333;color:#ddd;font:14px sans-serif}
img{max-width:100%}</style>${figures.join("\n")}\n`,
);
console.log(`${sheets.length} pictures: ${join(out, "index.html")}`);

/** Takes screenshots of a page from top to bottom, none higher than a column. */
async function photograph(url, { width, height, cell }) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    await page.goto(server.origin + url, { waitUntil: "load" });
    await hydrateAll(page);
    await settle(page);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    const step = Math.floor((columnHeight * width) / cell);
    const strip = [];
    for (let y = 0; y < tall; y += step) {
      const clip = { x: 0, y, width, height: Math.min(step, tall - y) };
      const png = await page.screenshot({ fullPage: true, clip, animations: "disabled" });
      strip.push({
        src: `data:image/png;base64,${png.toString("base64")}`,
        height: Math.round((clip.height * cell) / width),
      });
    }
    return strip;
  } finally {
    await context.close();
  }
}

/** Combines the columns of all languages side by side in one picture. */
async function compose(name, title, strips, { cell, columns }) {
  const used = Math.max(...strips.map((strip) => strip.length), 1);
  const drawn = strips.map((strip, at) => {
    const images = strip.map(({ src, height }) => `<img src="${src}" width="${cell}" height="${height}">`);
    return `<section><h2>${languages[at].tag}</h2><div>${images.join("")}</div></section>`;
  });
  const wide = strips.length * (used * cell + (used - 1) * 4 + 16) + 8;
  const page = await browser.newPage({
    viewport: { width: Math.min(wide, strips.length * (columns * (cell + 4) + 16) + 8), height: 300 },
  });
  try {
    await page.setContent(`<!doctype html><style>
      body { margin: 0; padding: 4px 8px 8px; background: #777; color: #fff; font: 14px/20px sans-serif }
      main { display: flex; gap: 16px } section { width: ${used * cell + (used - 1) * 4}px } div { display: flex; gap: 4px; align-items: start }
      h1, h2 { margin: 0; font: inherit } h2 { font-weight: bold } img { display: block }
    </style><h1>${title}</h1><main>${drawn.join("")}</main>`);
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    await page.screenshot({ path: join(out, name), fullPage: true });
  } finally {
    await page.close();
  }
}
