/** Addresses of `image-set()`, which may be strings: https://drafts.csswg.org/css-images-4/#image-set-notation */

/** The tokens of style sheets that contain or enclose strings. */
const TOKEN = new RegExp(
  [
    /\/\*[\s\S]*?(?:\*\/|$)/,
    /"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"?/,
    /'[^'\\\n]*(?:\\[\s\S][^'\\\n]*)*'?/,
    /@?(?:[-\w\x80-\uffff]|\\[\da-f]{1,6}\s?|\\[^\n])+\(?/,
    /[(){};[\]]/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gi",
);

/** The rest of an address after `url(`; a quoted one is a token. */
const UNQUOTED = /\s*(?=[^"'\s)])[^)\\]*(?:\\[\s\S][^)\\]*)*\)?/y;

const IMAGE_SET = /^(?:-webkit-)?image-set\($/i;

const ESCAPE = /\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi;

const unescaped = (name) =>
  name.replace(ESCAPE, (_, hex, character) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16) % 0x110000) : character,
  );

/** The strings of a style sheet that are addresses: their starts and ends. Conditions load nothing. */
function* addresses(css) {
  if (!/image-set|\\/i.test(css)) return;
  let open = [];
  let isCondition = false;
  const tokens = new RegExp(TOKEN);
  for (let found = tokens.exec(css); found; found = tokens.exec(css)) {
    const [token] = found;
    if (token.startsWith("/*")) continue;
    if (/^["']/.test(token)) {
      if (!isCondition && IMAGE_SET.test(open.at(-1))) yield [found.index, tokens.lastIndex];
    } else if (token.startsWith("@")) isCondition = true;
    else if (/[([]$/.test(token)) {
      const name = unescaped(token);
      UNQUOTED.lastIndex = tokens.lastIndex;
      if (/^url\($/i.test(name) && UNQUOTED.test(css)) tokens.lastIndex = UNQUOTED.lastIndex;
      else open.push(name);
    } else if (/^[)\]]$/.test(token)) open.pop();
    else if (/^[{};]$/.test(token)) {
      open = [];
      isCondition = false;
    }
  }
}

/** Writes the strings of `image-set()` as `url()`, whose files esbuild finds. */
module.exports.withUrls = function withUrls(css) {
  let text = "";
  let done = 0;
  for (const [start, end] of addresses(css)) {
    text += `${css.slice(done, start)}url(${css.slice(start, end)})`;
    done = end;
  }
  return text + css.slice(done);
};

/** Converts a column in a line of the result of {@link withUrls}, in bytes, to that of the source. */
module.exports.sourceColumn = function sourceColumn(css, { line, column }) {
  let result = column;
  for (const [start, end] of addresses(css)) {
    const before = css.slice(0, start).split("\n");
    if (before.length !== line) continue;
    const at = Buffer.byteLength(before.at(-1));
    if (result > at) result -= Math.min(result - at, "url(".length);
    if (result > at + Buffer.byteLength(css.slice(start, end))) result -= ")".length;
  }
  return result;
};
