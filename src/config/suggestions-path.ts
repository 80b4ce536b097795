/** The answer of the gateway's address without a name. */
export interface SuggestionsMode {
  /** Whether the list of all talents is too long for the browser, so that the gateway searches it. */
  isLong: boolean;
}

/** From this many talents on, the gateway searches names, and casting lists are encoded on demand. */
export const LONG_LIST = 20_000;

/** The gateway's address of suggestions for a name; without one, of the question whether it searches. */
export const suggestionsPath = (name: string | null): string =>
  name === null ? "/api/suggestions" : `/api/suggestions?name=${encodeURIComponent(name)}`;
