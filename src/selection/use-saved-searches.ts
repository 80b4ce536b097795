import { useSyncExternalStore } from "react";
import { NO_SEARCHES, savedSearches, type SearchesState } from "./searches-store";

/** None before hydration. */
export const useSavedSearches = (): SearchesState => useSyncExternalStore(savedSearches.subscribe, savedSearches.read, () => NO_SEARCHES);
