/** The answer to `suggestionsPath(null)`. */
export interface SuggestionsMode {
  /** The list of all talents is too long for the browser, so the gateway searches it. */
  isLong: boolean;
}

/** From this many talents on, the gateway searches names, and encodes casting lists on demand. */
export const LONG_LIST = 20_000;

/** Null requests the `SuggestionsMode`. */
export const suggestionsPath = (name: string | null): string =>
  name === null ? "/api/suggestions" : `/api/suggestions?name=${encodeURIComponent(name)}`;
