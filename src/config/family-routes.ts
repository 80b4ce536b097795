import { localizedPath, splitLocale } from "./routes";
import type { Locale } from "../domain/locale";

/** The pages of families and guardians. Not in `unlistedRoutes`, so that lists do not load them. */
export const familyRoutes = {
  /** The page of an acknowledged form; its key is the fragment, which browsers send to nobody. Without a reference: the built page of all. */
  request: (reference = "[reference]") => `/pedido/${reference}`,
  /** The page of a guardian's link; the token is the fragment. */
  confirmation: () => "/confirmacao",
} as const;

/** The references of all requests: `/pedido/:reference` in the browser's route table. */
export const REQUEST_MATCH = familyRoutes.request(":reference");

/** The address that opens the page of an acknowledged form. */
export const requestAddress = (locale: Locale, { reference, key }: { reference: string; key: string }): string =>
  `${localizedPath(familyRoutes.request(reference), locale)}#${key}`;

/** A reference as addresses write it; null for any other text. */
export const toReference = (text: string): string | null => (/^[0-9A-F]{8}$/i.test(text) ? text.toUpperCase() : null);

/** The reference in the address of a request's page, in any language; null for other addresses. */
export const referenceOf = (pathname: string): string | null => {
  const [, folder, reference = "", ...more] = splitLocale(pathname).path.replace(/\/$/, "").split("/");
  return folder === "pedido" && more.length === 0 ? toReference(reference) : null;
};

/** Whether an address is a family's or a guardian's page: never cached, never indexed. */
export const isFamilyPath = (pathname: string): boolean => {
  const { path } = splitLocale(pathname);
  return path.startsWith("/pedido/") || path === familyRoutes.confirmation();
};
