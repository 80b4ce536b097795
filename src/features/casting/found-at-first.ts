import { FOUND_ID, MODEL_SEARCH, type FoundByName } from "../../config/search-page";
import { routes } from "../../config/routes";
import type { BuiltListing, ListLocation } from "./use-casting";

/** Whom the gateway found for the address that this page was opened at, in the form of a built list; null where it told nobody. */
export const foundAtFirst = (): BuiltListing | null => {
  const found = isBuilding() ? MODEL_SEARCH : readFound();
  return found && { category: null, gender: null, ...found };
};

/** Where the page is; while it is built, at the model's name. */
export const searchLocation = (location: ListLocation): ListLocation =>
  isBuilding() ? { pathname: routes.search(MODEL_SEARCH.name), search: "" } : location;

const isBuilding = (): boolean => typeof document === "undefined";

const readFound = (): FoundByName | null => JSON.parse(document.getElementById(FOUND_ID)?.textContent ?? "null");
