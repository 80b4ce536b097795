import { categoryOfSlug, localizedPath, routes, splitLocale } from "../../../src/config/routes";
import type { Redirect, ReleaseFile } from "./manifest";
import { pageFile } from "../../../src/lib/gatsby-files";
import type { SiteAddress } from "./site-address";

export type Resolution<File = ReleaseFile> =
  { kind: "file"; file: File } | { kind: "page"; file: File } | { kind: "redirect"; to: string; status: number } | { kind: "missing" };

/** Files and redirects of a release, or of a build that may become one. */
export interface SiteIndex<File = ReleaseFile> {
  files: ReadonlyMap<string, File>;
  redirects: ReadonlyMap<string, Redirect>;
}

const MISSING: { kind: "missing" } = { kind: "missing" };

/** Gatsby's not-found pages; they have no address of their own. */
const NOT_FOUND_PAGE = /^\/(en\/)?404(\.html)?$/;

/** Looks an address up in the list of files; a visitor's input never becomes a path on disk. */
export const resolveAddress = <File>(release: SiteIndex<File>, { path, fileName }: SiteAddress): Resolution<File> => {
  if (NOT_FOUND_PAGE.test(path)) return MISSING;
  const page = fileName === null ? undefined : release.files.get(pageFile(fileName));
  if (page !== undefined) return { kind: "page", file: page };
  const file = fileName === null ? undefined : release.files.get(fileName.slice(1));
  if (file !== undefined) return { kind: "file", file };
  const redirect = release.redirects.get(path) ?? release.redirects.get(fileName ?? path);
  if (redirect !== undefined) return { kind: "redirect", to: redirect.to, status: redirect.status };
  return fileName === null ? MISSING : redirectOtherGender(path);
};

/** Any other second segment of a two-segment category address is the girls' listing (docs/product.md, Addresses). */
const redirectOtherGender = (pathname: string): Resolution<never> => {
  const { locale, path } = splitLocale(pathname);
  const [slug = "", second, ...more] = path.split("/").slice(1);
  const category = categoryOfSlug(slug);
  if (category === null || !second || more.length > 0) return MISSING;
  return { kind: "redirect", to: localizedPath(routes.listing(category, "female"), locale), status: 301 };
};
