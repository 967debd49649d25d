/** A part of a text that is shown, and whether it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A passage that was found. */
export interface Hit {
  readonly url: string;
  /** The title of the page, and of the passage, which is that of the page before its first heading. */
  readonly page: string;
  readonly title: readonly Piece[];
  /** Its text around the first match. */
  readonly excerpt: readonly Piece[];
}

export interface Options {
  /** The value of `data-search` that is searched; all of them without it. */
  readonly group?: string | undefined;
  /** The most hits; 10 without it. */
  readonly limit?: number | undefined;
}

export interface Search {
  /** The best passages for a query, best first. */
  find(query: string, options?: Options): Hit[];
}

/** Fetches the index at the address `search` of templates, with retries; rejects when all have failed, and may be called again. */
export function openSearch(url: string): Promise<Search>;
