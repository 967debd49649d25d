// Creates several subsets of one font. Standard input: a line with { jobs: [{ characters, without, axes, form }], size }, then the font of
// that size; it ends when the result is no longer needed. Without `characters`, all characters of the font are kept; an axis is a number or
// [least, greatest]; form is woff2 or truetype. Standard output: a line with [{ characters, size } or { error }], where the characters are
// those of the subset, then the files one after the other.
import { writeFileSync } from "node:fs";
import fontverter from "fontverter";
import { Blob, Face } from "harfbuzzjs";
import subset from "subset-font";

/** The jobs, and the bytes of the font. */
function read() {
  const chunks = [];
  let [received, head] = [0];
  return new Promise((resolve) => {
    process.stdin.on("data", (chunk) => {
      chunks.push(chunk);
      received += chunk.length;
      if (!head && chunk.includes("\n")) {
        const input = Buffer.concat(chunks);
        const end = input.indexOf("\n");
        head = { ...JSON.parse(input.toString("utf8", 0, end)), start: end + 1 };
      }
      if (head && received >= head.start + head.size)
        resolve({ jobs: head.jobs, font: Buffer.concat(chunks).subarray(head.start) });
    });
    process.stdin.on("end", () => process.exit(1));
  });
}

async function open() {
  const bytes = await fontverter.convert(font, "truetype");
  const known = new Set(new Face(new Blob(bytes)).collectUnicodes());
  // The library reads a damaged file as a font without characters.
  if (known.size === 0) throw new Error("it has no characters");
  return { bytes, known };
}

async function subsetOf({ bytes, known }, { characters, without, axes, form }) {
  const wanted =
    characters === undefined
      ? new Set(known)
      : new Set(Array.from(characters, codepoint).filter((one) => known.has(one)));
  for (const character of without) wanted.delete(codepoint(character));
  const kept = Array.from(wanted, (one) => String.fromCodePoint(one)).join("");
  if (!kept) return { characters: "", size: 0 };
  if (wanted.size === known.size && form === "woff2" && !Object.keys(axes).length && isWoff2) {
    files.push(font);
    return { characters: kept, size: font.length };
  }
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

const { jobs, font } = await read();
const isWoff2 = font.toString("latin1", 0, 4) === "wOF2";
const files = [];
const answers = [];
try {
  const opened = await open();
  for (const job of jobs) {
    // Otherwise, the end of the input would only be noticed after all jobs.
    await new Promise(setImmediate);
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
process.exit();
