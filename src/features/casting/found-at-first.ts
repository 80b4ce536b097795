import { FOUND_ID, MODEL_SEARCH, type FoundByName } from "../../config/search-page";
import { routes } from "../../config/routes";
import type { BuiltListing } from "./use-casting";

/** Whom the gateway found for the address that this page was opened at, in the form of a built list; null where it told nobody. */
export const foundAtFirst = (): BuiltListing | null => {
  const found = isBuilding() ? MODEL_SEARCH : readFound();
  return found && { category: null, gender: null, ...found };
};

/** Escapes of the characters that `decodeURI` leaves as they are; the router's `encodeURI` then escapes their percent sign. */
const ESCAPED_TWICE = /%25(?=2[346BCF]|3[ABDF]|40)/g;

/** The path as it is in the address bar; of the model, while the page is built. */
export const searchPath = (pathname: string): string => (isBuilding() ? routes.search(MODEL_SEARCH.name) : pathname.replace(ESCAPED_TWICE, "%"));

const isBuilding = (): boolean => typeof document === "undefined";

const readFound = (): FoundByName | null => JSON.parse(document.getElementById(FOUND_ID)?.textContent ?? "null");
