/** What leaves a browser in a report of an error is cleaned of what tells who its owner is. */

/** Addresses of pages: what follows `?` or `#` goes, the line and column of a script stay. */
const queries = /(\b[a-z][a-z-]{0,20}:\/\/[^\s?#()"']*)[?#][^\s()"']*?(?=(?::\d+){0,2}(?:[\s()"']|$))/gi;

/** Addresses and transactions: hexadecimal of 20 bytes and more, base58 of 32 bytes and more. */
const wallets = /\b(?:0x)?[0-9a-fA-F]{40,}\b|\b[1-9A-HJ-NP-Za-km-z]{32,}\b/g;

/** Addresses of mailboxes. */
const mail = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]+/g;

/** `text` without queries, wallet addresses, transactions and mailboxes, at most `longest` UTF-16 units of it. */
export function scrub(text: string, longest: number): string {
  // Cut before it is searched: a text without end must not keep the page busy. A word cut in two goes.
  const part = text.length > 2 * longest ? text.slice(0, text.lastIndexOf(" ", 2 * longest) + 1) || "…" : text;
  return part.replace(queries, "$1").replace(wallets, "…").replace(mail, "…").slice(0, longest);
}

/** The address of a page or a link without query and fragment. */
export function place(url: { origin: string; pathname: string }): string {
  return scrub(url.origin + url.pathname, 300);
}
