import { FOUND_ID, MODEL_SEARCH, type FoundByName } from "../../config/search-page";
import { routes } from "../../config/routes";
import type { BuiltListing } from "./use-casting";

/** Whom the gateway found for the address that this page was opened at, in the form of a built list; null where it told nobody. */
export const foundAtFirst = (): BuiltListing | null => {
  const found = isBuilding() ? MODEL_SEARCH : readFound();
  return found && { category: null, gender: null, ...found };
};

/**
 * The path that the visitor sees; of the model, while the page is built. The router encodes a slash and its like twice,
 * and no name holds a percent sign of its own.
 */
export const searchPath = (pathname: string): string => (isBuilding() ? routes.search(MODEL_SEARCH.name) : pathname.replaceAll("%25", "%"));

const isBuilding = (): boolean => typeof document === "undefined";

const readFound = (): FoundByName | null => JSON.parse(document.getElementById(FOUND_ID)?.textContent ?? "null");
