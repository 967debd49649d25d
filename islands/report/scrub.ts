/** Removes data that identify the user from error reports. */

/** URLs of pages: the part from `?` or `#` is removed, line and column of a script are preserved. */
const queries = /(\b[a-z][a-z-]{0,20}:\/\/[^\s?#()"']*)[?#][^\s()"']*?(?=(?::\d+){0,2}(?:[\s()"']|$))/gi;

/** Wallet addresses and transactions: hexadecimal of 20 bytes and more, base58 of 32 bytes and more. */
const wallets = /\b(?:0x)?[0-9a-fA-F]{40,}\b|\b[1-9A-HJ-NP-Za-km-z]{32,}\b/g;

/** E-mail addresses. */
const mail = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]+/g;

/** `text` without queries, wallet addresses, transactions and e-mail addresses, truncated to `longest` UTF-16 units. */
export function scrub(text: string, longest: number): string {
  // Truncated before it is searched, since a very long text must not block the page. A truncated word is removed.
  const part = text.length > 2 * longest ? text.slice(0, text.lastIndexOf(" ", 2 * longest) + 1) || "…" : text;
  return part.replace(queries, "$1").replace(wallets, "…").replace(mail, "…").slice(0, longest);
}

/** The URL of a page or a link without query and fragment. */
export function place(url: { origin: string; pathname: string }): string {
  return scrub(url.origin + url.pathname, 300);
}
