import { parseTalentAddress, routes, splitLocale } from "../../config/routes";

/** What an unknown address seems to name; each kind has its own text (specification §8). */
export type MissingKind = "page" | "talent" | "post" | "campaign";

const isBelow = (path: string, parent: string): boolean => path.startsWith(`${parent}/`);

export const missingKind = (pathname: string): MissingKind => {
  const { path } = splitLocale(pathname);
  if (parseTalentAddress(pathname) !== null) return "talent";
  if (isBelow(path, routes.blog())) return "post";
  return isBelow(path, routes.campaigns()) ? "campaign" : "page";
};
