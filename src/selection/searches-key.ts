/**
 * Local storage key of `{ "searches": SavedSearch[] }`. A separate module, so that a page can check for saved searches
 * without loading their code.
 */
export const SEARCHES_KEY = "savedSearches";
