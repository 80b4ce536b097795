/** Local storage key of the saved searches, `{ "searches": SavedSearch[] }`. A module of its own, so that a page can look for them without their code. */
export const SEARCHES_KEY = "savedSearches";
