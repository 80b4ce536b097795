import { suggestionsPath, type SuggestionsMode } from "../config/suggestions-path";
import type { Result } from "../domain/result";
import type { Suggestions } from "../domain/search-suggestions";
import { getJsonInBackground, type LiveFailure } from "./get-json";

/** Whether the list of all talents is so long that the gateway searches it; false while that is unknown. */
export const isSearchedByGateway = async (): Promise<boolean> => {
  const mode = await getJsonInBackground<SuggestionsMode>(suggestionsPath(null));
  return mode.ok && mode.value.isLong === true;
};

/** The gateway's suggestions for a name. */
export const fetchSuggestions = (name: string): Promise<Result<Suggestions, LiveFailure>> =>
  getJsonInBackground<Suggestions>(suggestionsPath(name));
