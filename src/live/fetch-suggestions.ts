import { suggestionsPath, type SuggestionsMode } from "../config/suggestions-path";
import type { Result } from "../domain/result";
import type { Suggestions } from "../domain/search-suggestions";
import { getJsonInBackground, type LiveFailure } from "./get-json";

/** The gateway searches a list that is too long for the browser; false while that is unknown. */
export const isSearchedByGateway = async (): Promise<boolean> => {
  const mode = await getJsonInBackground<SuggestionsMode>(suggestionsPath(null));
  return mode.ok && mode.value.isLong === true;
};

export const fetchSuggestions = (name: string): Promise<Result<Suggestions, LiveFailure>> =>
  getJsonInBackground<Suggestions>(suggestionsPath(name));
