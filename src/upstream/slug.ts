import { slugify } from "../config/routes";
import { internalPath } from "./addresses";

/** Returns the slug unchanged when it needs no escaping in an address, else slugifies it. */
export const cleanSlug = (sent: string): string => (/^[A-Za-z0-9][A-Za-z0-9._~-]*$/.test(sent) ? sent : slugify(sent));

export type SlugTarget = { kind: "page" } | { kind: "address"; path: string | null };

/** The content store's slug names a page of this site, or is an address, whose path is null when it is not on the panel's host. */
export const slugTarget = (sent: string, panelUrl: string): SlugTarget => {
  const address = /https?:\/\/.*$/i.exec(sent)?.[0];
  return address === undefined ? { kind: "page" } : { kind: "address", path: internalPath(address, panelUrl) };
};
