/** A part of a text, and whether it matches the query. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A passage that matches the query. */
export interface Hit {
  readonly url: string;
  /** The title of the page, and that of the passage; they are equal before the first heading of the page. */
  readonly page: string;
  readonly title: readonly Piece[];
  /** Its text around the first match. */
  readonly excerpt: readonly Piece[];
}

export interface Options {
  /** The value of `data-search` to search in; by default all. */
  readonly group?: string | undefined;
  /** The maximum number of hits; 10 by default. */
  readonly limit?: number | undefined;
}

export interface Search {
  /** The best passages for a query, best first. */
  find(query: string, options?: Options): Hit[];
}

/** Fetches the index at the URL `search` of templates, with retries. Rejects if all retries fail, and may be called again. */
export function openSearch(url: string): Promise<Search>;
