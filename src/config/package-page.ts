import type { Locale } from "../domain/locale";
import type { PackagePage } from "../domain/package";

/** The built page that the gateway renders for each package; the English one is below `/en`. */
export const PACKAGE_PAGE = "/pacote";

/** The page's own script, which is written after the build. Its name has no hash, because the build renders the HTML first. */
export const PACKAGE_SCRIPT = "package-page.js";

/** The id of the element that the script hydrates. */
export const PACKAGE_APP_ID = "package";

/** The id of the element that holds `PackageData` as JSON. */
export const PACKAGE_DATA_ID = "package-data";

/** The script hydrates with the data that the gateway rendered. */
export interface PackageData {
  page: PackagePage;
  /** The talent in the address; null for all. */
  talent: string | null;
  /** The agency's time zone. */
  timeZone: string;
  locale: Locale;
  /** Texts in the page's language, by key. */
  strings: Readonly<Record<string, string>>;
}

export const PACKAGE_NAMESPACES = ["package", "talent", "selection", "common"] as const;

/** Whether the browser needs a text of the page: of the other namespaces, only texts that its components use. */
export const isPackageText = (key: string): boolean =>
  /^(package\.|talent\.|selection\.(compar|note|notGiven|backToList|remove)|state\.)/.test(key);
