import { CATEGORIES, GENDERS } from "../../../src/domain/category";
import { LOCALES, type Locale } from "../../../src/domain/locale";
import { familyRoutes } from "../../../src/config/family-routes";
import { PACKAGE_PAGE, PACKAGE_SCRIPT } from "../../../src/config/package-page";
import { unlistedRoutes } from "../../../src/config/unlisted-routes";
import { localizedPath, routes } from "../../../src/config/routes";
import { pageDataFile, pageFile } from "../../../src/lib/gatsby-files";

/** The data of the not-found page, which is also sent for talents without a built page. */
export const NOT_FOUND_DATA = "page-data/404.html/page-data.json";

export const WORKER_FILE = "sw.js";

/** As paths in the build's folder. */
export const requiredFiles = (languages: readonly Locale[] = LOCALES): readonly string[] => {
  const listings = CATEGORIES.flatMap((category) => [
    routes.category(category),
    ...GENDERS.map((gender) => routes.listing(category, gender)),
  ]);
  const byLink = [familyRoutes.familyPage(), familyRoutes.confirmation(), PACKAGE_PAGE];
  const fixed = [routes.home(), routes.blog(), routes.campaigns(), routes.search(), unlistedRoutes.anySearch()];
  const addresses = [...fixed, ...byLink, ...listings].flatMap((path) => languages.map((locale) => localizedPath(path, locale)));
  const ofApp = languages.flatMap((locale) =>
    ["/manifest.webmanifest", "/offline.html"].map((path) => localizedPath(path, locale).slice(1)),
  );
  return [
    "404.html",
    NOT_FOUND_DATA,
    "page-data/app-data.json",
    WORKER_FILE,
    PACKAGE_SCRIPT,
    ...ofApp,
    ...addresses.flatMap((address) => [pageFile(address), pageDataFile(address)]),
  ];
};

/** The one page of all searches by name, in any language. */
export const isSearchPage = (path: string): boolean => SEARCH_PAGES.includes(path);

/** A page that a family or a guardian opens with a key, in any language. */
export const isFamilyPage = (path: string): boolean => FAMILY_PAGES.includes(path);

const FAMILY_PAGES = [familyRoutes.familyPage(), familyRoutes.confirmation()].flatMap((path) =>
  LOCALES.map((locale) => pageFile(localizedPath(path, locale))),
);

const SEARCH_PAGES = LOCALES.map((locale) => pageFile(localizedPath(unlistedRoutes.anySearch(), locale)));
