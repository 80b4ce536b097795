import { useState } from "react";
import { FOUND_ID, type FoundByName } from "../../config/search-page";
import { CastingListing } from "./casting-listing";
import type { ListLocation } from "./use-casting";

interface SearchResultsProps {
  location: ListLocation;
  /** Passed by the gateway's renderer only; the browser reads it from the page. */
  found?: FoundByName;
}

/** The gateway renders the first results and their data, so that the browser hydrates the same HTML. */
export const SearchResults = ({ location, found }: SearchResultsProps) => {
  const [first] = useState(() => found ?? readFound());
  const [built] = useState(first && { category: null, gender: null, ...first });
  return (
    <>
      <CastingListing location={location} built={built} />
      {first && <script type="application/json" id={FOUND_ID} dangerouslySetInnerHTML={{ __html: toScriptText(first) }} />}
    </>
  );
};

/** Null on the server, in pages without results, and after a navigation from another page. */
const readFound = (): FoundByName | null => (isServer() ? null : JSON.parse(document.getElementById(FOUND_ID)?.textContent ?? "null"));

/** Escapes `<`, so that no text can end the script element. */
const toScriptText = (found: FoundByName): string => JSON.stringify(found).replaceAll("<", "\\u003c");

/** Escapes of the characters that `decodeURI` leaves as they are; the router's `encodeURI` then escapes their percent sign. */
const ESCAPED_TWICE = /%25(?=2[346BCF]|3[ABDF]|40)/g;

/** The path as it is in the address bar; the server's router leaves it unchanged. */
export const searchPath = (pathname: string): string => (isServer() ? pathname : pathname.replace(ESCAPED_TWICE, "%"));

/** Whether the page is rendered by the build or the gateway. */
export const isServer = (): boolean => typeof document === "undefined";
