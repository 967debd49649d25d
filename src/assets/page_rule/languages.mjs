// Language tags, and the letters of languages. `lint.mjs` follows in the same module.

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Tags that are valid, but not known to CLDR: private ones, old ones, and those with a language in a language, as `zh-yue`. */
const oldTag = /^(x|i|art|cel|sgn|und)(-|$)|^en-gb-oed$|^[a-z]{2,3}-[a-z]{3}(-|$)/i;

/** The description of a mistake in a language tag, by the data of CLDR. */
function wrongTag(tag) {
  if (oldTag.test(tag)) return;
  try {
    const { language, region } = new Intl.Locale(tag);
    const [code, ...rest] = tag.split("-");
    if (code.length === 2 && !languages.of(language)) return `no language has the code \`${code}\``;
    const given = rest.find((part) => /^([a-z]{2}|\d{3})$/i.test(part));
    if (given && given.toUpperCase() !== region) return `the code of the region is \`${region}\``;
    return region && !regions.of(region) ? `no region has the code \`${region}\`` : undefined;
  } catch {
    return "the tag is not a language tag of BCP 47";
  }
}

/** The scripts that a language is written in, if their code is not that of one script. */
const writings = {
  Aran: ["Arab"],
  Hans: ["Hani", "Bopo"],
  Hant: ["Hani", "Bopo"],
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
};

/** The number of words in Latin letters that are a sentence, not a name, in a language of other letters. */
const sentence = 5;

/** The patterns of texts in the letters of other languages, by language tag. */
const foreign = new Map();

function foreignTexts(tag) {
  if (!foreign.has(tag)) {
    let pattern;
    try {
      const { script } = new Intl.Locale(tag).maximize();
      const own = (writings[script] ?? [script]).map((script) => `\\p{scx=${script}}`).join("");
      const common = "\\p{scx=Zyyy}\\p{scx=Zinh}";
      pattern = {
        own: new RegExp(`(?!\\p{scx=Zyyy})[${own}]`, "u"),
        other: new RegExp(`(?:(?![${own}${common}\\p{scx=Latn}])\\p{L}\\p{M}*){2,}`, "u"),
        isLatin: script === "Latn",
      };
    } catch {
      // The language has no data.
    }
    foreign.set(tag, pattern);
  }
  return foreign.get(tag);
}

/** The part of a text that is in letters of other languages than that of a tag. */
function foreignPart(text, tag) {
  const pattern = foreignTexts(tag);
  const other = pattern && text.match(pattern.other)?.[0];
  if (other || !pattern || pattern.isLatin || pattern.own.test(text)) return other;
  const words = [...text.matchAll(/(?<![\p{L}\p{N}\p{P}\p{S}])\p{Ll}[\p{L}\p{M}]*(?![\p{N}/@_]|\.\p{L})/gu)];
  return words.length < sentence ? undefined : text.slice(words[0].index, words.at(-1).index + words.at(-1)[0].length);
}
