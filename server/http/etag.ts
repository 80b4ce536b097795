import fresh from "fresh";

/** Evaluates `If-None-Match` alone: `fresh` also obeys `Cache-Control: no-cache`, which the Fetch standard adds to a `fetch` with this header. */
export const isNotModified = (header: string | undefined, etag: string): boolean => fresh({ "if-none-match": header }, { etag });
