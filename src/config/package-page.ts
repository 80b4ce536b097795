import type { Locale } from "../domain/locale";
import type { PackagePage } from "../domain/package";

/** The built page that the gateway renders for each package; in English below `/en`. */
export const PACKAGE_PAGE = "/pacote";

/** The page's own script, written after the build. No name with a hash: the build's HTML is rendered before the script is. */
export const PACKAGE_SCRIPT = "package-page.js";

/** The id of the element that the script takes over. */
export const PACKAGE_APP_ID = "package";

/** The id of the element that holds `PackageData` as JSON. */
export const PACKAGE_DATA_ID = "package-data";

/** The data from which the script renders the same as the gateway. */
export interface PackageData {
  page: PackagePage;
  /** The talent in the address; null for all. */
  talent: string | null;
  /** The agency's. */
  timeZone: string;
  locale: Locale;
  /** The texts of the page's language by their keys. */
  strings: Readonly<Record<string, string>>;
}

/** The namespaces of the page's texts. */
export const PACKAGE_NAMESPACES = ["package", "talent", "selection", "common"] as const;

/** Whether a text of the page is needed in the browser: of the other namespaces only what its components use. */
export const isPackageText = (key: string): boolean =>
  /^(package\.|talent\.|selection\.(compar|note|notGiven|backToList|remove)|state\.)/.test(key);
