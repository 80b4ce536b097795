import { localizedPath, splitLocale } from "./routes";
import type { Locale } from "../domain/locale";

/** Not in `unlistedRoutes`, so that lists do not load them. */
export const familyRoutes = {
  /**
   * The family's page of an entry; its key is the fragment, which browsers send to no server. Without a reference: the
   * one built page for all entries.
   */
  familyPage: (reference = "[reference]") => `/pedido/${reference}`,
  /** The page of a guardian's link; the token is the fragment. */
  confirmation: () => "/confirmacao",
} as const;

/** The pattern of the browser's route table. */
export const FAMILY_PAGE_MATCH = familyRoutes.familyPage(":reference");

export const familyPageAddress = (locale: Locale, { reference, key }: { reference: string; key: string }): string =>
  `${localizedPath(familyRoutes.familyPage(reference), locale)}#${key}`;

/** Returns upper case; null for any other text. */
export const toReference = (text: string): string | null => (/^[0-9A-F]{8}$/i.test(text) ? text.toUpperCase() : null);

/** In any language; null for other addresses. */
export const referenceOf = (pathname: string): string | null => {
  const [, folder, reference = "", ...more] = splitLocale(pathname).path.replace(/\/$/, "").split("/");
  return folder === "pedido" && more.length === 0 ? toReference(reference) : null;
};

/** These pages are never cached and never indexed. */
export const isFamilyPath = (pathname: string): boolean => {
  const { path } = splitLocale(pathname);
  return path.startsWith("/pedido/") || path === familyRoutes.confirmation();
};
