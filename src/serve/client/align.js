/** Matches the nodes of two lists of siblings before and after an edit. */

/** Above this number of pairs, changed siblings are paired by their order alone. */
const MANY = 90_000;

/**
 * Pairs the nodes of `after` with those of `before`, each at most once. Returns a map from new to old nodes.
 *
 * Pairs preserve the order of both lists, so that paired nodes need not move. Only elements with an id are also paired
 * across positions.
 */
export function align(before, after) {
  const pairs = new Map();
  let start = 0;
  let oldEnd = before.length;
  let newEnd = after.length;
  const isLeft = () => start < Math.min(oldEnd, newEnd);
  while (isLeft() && isSame(before[start], after[start])) pairs.set(after[start], before[start++]);
  while (isLeft() && isSame(before[oldEnd - 1], after[newEnd - 1])) pairs.set(after[--newEnd], before[--oldEnd]);

  pairMiddle(before.slice(start, oldEnd), after.slice(start, newEnd), pairs);
  pairMoved(before, after, pairs);
  return pairs;
}

/** Whether two nodes have equal subtrees. `isEqualNode` does not compare the content of templates. */
export function isSame(a, b) {
  if (!a.isEqualNode(b)) return false;
  const hasTemplate = a.localName === "template" || a.querySelector?.("template");
  return !hasTemplate || a.outerHTML === b.outerHTML;
}

/** Adds the ordered pairs with the largest total similarity. */
function pairMiddle(before, after, pairs) {
  const html = cached(serialize);
  const rows = before.length;
  const columns = after.length;
  if (rows * columns > MANY) {
    for (const [at, node] of after.entries())
      if (at < rows && similarity(before[at], node, html)) pairs.set(node, before[at]);
    return;
  }
  const width = columns + 1;
  /** The largest total from a row and a column on, and the similarity of the two nodes there. */
  const best = new Float64Array((rows + 1) * width);
  const alike = new Float64Array(rows * width);
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      alike[at] = similarity(before[row], after[column], html);
      const together = alike[at] && alike[at] + best[at + width + 1];
      best[at] = Math.max(together, best[at + 1], best[at + width]);
    }
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    const at = row * width + column;
    if (alike[at] && best[at] === alike[at] + best[at + width + 1]) pairs.set(after[column++], before[row++]);
    else if (best[at] === best[at + width]) row += 1;
    else column += 1;
  }
}

/** Pairs the remaining elements by id. */
function pairMoved(before, after, pairs) {
  const taken = new Set(pairs.values());
  const left = new Map(before.filter((node) => node.id && !taken.has(node)).map((node) => [node.id, node]));
  for (const node of after) {
    const old = !pairs.has(node) && left.get(node.id);
    if (old && old.nodeName === node.nodeName) pairs.set(node, old);
  }
}

/** The similarity of two nodes; 0 if they can't be the same. */
function similarity(a, b, html) {
  if (a.nodeType !== b.nodeType || a.nodeName !== b.nodeName) return 0;
  if (a.nodeType !== Node.ELEMENT_NODE) return a.data === b.data && a.data.trim() ? 4 : 1;
  if (identity(a) !== identity(b)) return 0;
  return html(a) === html(b) ? 16 : 2 + (a.id ? 6 : 0) + 6 * overlap(html(a), html(b));
}

/** The attributes that identify an element across edits. */
function identity(element) {
  switch (element.localName) {
    case "archipel-island":
      return element.getAttribute("name");
    case "link":
      return `${element.rel} ${element.hreflang} ${element.media} ${element.type}`;
    case "meta":
      return `${element.name} ${element.getAttribute("property")} ${element.media} ${element.httpEquiv}`;
    case "script":
      return element.type;
    default:
      return element.id;
  }
}

/** The share of the common prefix and suffix of two texts: from 0 to 1. */
function overlap(a, b) {
  const least = Math.min(a.length, b.length);
  let start = 0;
  while (start < least && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < least - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return (start + end) / Math.max(a.length, b.length);
}

const serialize = (node) => node.outerHTML ?? node.data;

function cached(answer) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, answer(key));
    return known.get(key);
  };
}
