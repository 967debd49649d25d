// Subsets one font in several ways. Standard input: a line with [{ characters, without, axes, form }], then the font. Without `characters` all
// that the font has are kept; an axis is a number or [least, greatest]; form is woff2 or truetype. Standard output: a line with
// [{ characters, size } or { error }], the characters being those kept, then the files one behind the other.
import { readFileSync, writeFileSync } from "node:fs";
import fontverter from "fontverter";
import { Blob, Face } from "harfbuzzjs";
import subset from "subset-font";

const input = readFileSync(0);
const end = input.indexOf("\n");
const jobs = JSON.parse(input.toString("utf8", 0, end));
const font = input.subarray(end + 1);

async function open() {
  const bytes = await fontverter.convert(font, "truetype");
  return { bytes, known: new Set(new Face(new Blob(bytes)).collectUnicodes()) };
}

async function subsetOf({ bytes, known }, { characters, without, axes, form }) {
  const wanted =
    characters === undefined
      ? new Set(known)
      : new Set(Array.from(characters, codepoint).filter((one) => known.has(one)));
  for (const character of without) wanted.delete(codepoint(character));
  const kept = Array.from(wanted, (one) => String.fromCodePoint(one)).join("");
  if (!kept) return { characters: "", size: 0 };
  const variationAxes = Object.fromEntries(
    Object.entries(axes).map(([name, axis]) => [name, Array.isArray(axis) ? { min: axis[0], max: axis[1] } : axis]),
  );
  const file = await subset(bytes, kept, { targetFormat: form, variationAxes, noHinting: true });
  files.push(file);
  return { characters: kept, size: file.length };
}

function codepoint(character) {
  return character.codePointAt(0);
}

const files = [];
const answers = [];
try {
  const opened = await open();
  for (const job of jobs) {
    try {
      answers.push(await subsetOf(opened, job));
    } catch (error) {
      answers.push({ error: error.message });
    }
  }
} catch (error) {
  answers.push(...jobs.map(() => ({ error: error.message })));
}
writeFileSync(1, Buffer.concat([Buffer.from(`${JSON.stringify(answers)}\n`), ...files]));
