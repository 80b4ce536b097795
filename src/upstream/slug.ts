import { slugify } from "../config/routes";
import { internalPath } from "./addresses";

/** A slug that needs no escaping in an address; any other is turned into one. */
export const cleanSlug = (sent: string): string => (/^[A-Za-z0-9][A-Za-z0-9._~-]*$/.test(sent) ? sent : slugify(sent));

export type SlugTarget = { kind: "page" } | { kind: "address"; path: string | null };

/** What upstream's slug means: a page of ours, or an address, with its path where that lies on the panel's host. */
export const slugTarget = (sent: string, panelUrl: string): SlugTarget => {
  const address = /https?:\/\/.*$/i.exec(sent)?.[0];
  return address === undefined ? { kind: "page" } : { kind: "address", path: internalPath(address, panelUrl) };
};
