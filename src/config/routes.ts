import { CATEGORIES, GENDERS, type Category, type Gender } from "../domain/category";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../domain/locale";
import type { TalentSummary } from "../domain/talent";
import { parseReference } from "../domain/talent-reference";
import { decodeComponent } from "../lib/url";

/** First path segment of a category (specification §2). */
export const CATEGORY_SLUGS: Readonly<Record<Category, string>> = {
  kids: "kids",
  teens: "teens",
  atores: "atores",
  talents: "talents",
  digitalInfluencers: "digital-influencers",
};

export const GENDER_SLUGS: Readonly<Record<Gender, string>> = { male: "meninos", female: "meninas" };

export const genderOfSlug = (slug: string): Gender | null => GENDERS.find((gender) => GENDER_SLUGS[gender] === slug) ?? null;

export const categoryOfSlug = (slug: string): Category | null => CATEGORIES.find((category) => CATEGORY_SLUGS[category] === slug) ?? null;

/** Names the chosen edition in the address of the magazine. */
export const EDITION_PARAMETER = "edicao";

/** Stands where a talent's id would: `/kids/pagina/2` is the list's second page. */
const FURTHER_PAGE = "pagina";

/** What the search box calls its text, where it is sent without a script. */
export const SEARCH_PARAMETER = "nome";

/** Where a form asks for its ticket, which tells the gateway when the form was opened. */
export const TICKET_PATH = "/api/entry/ticket";

/** Where an entry of this name is posted. */
export const entryPath = (entry: string): string => `/api/entry/${encodeURIComponent(entry)}`;

/** Lower case, without accents, words joined by hyphens; `x` where nothing is left, so that no segment is empty. */
export const slugify = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "") || "x";

/** A lone surrogate is no text, and browsers read a segment of dots as a way upwards; a blank after it is trimmed again. */
const searchSegment = (name: string): string => {
  const text = name.replace(/\p{Surrogate}/gu, "\uFFFD").trim();
  return /^\.+$/.test(text) ? `${text}%20` : encodeURIComponent(text);
};

/** The listing of a category, of both genders where it is null. */
export const listingPath = (category: Category, gender: Gender | null): string =>
  `/${CATEGORY_SLUGS[category]}${gender === null ? "" : `/${GENDER_SLUGS[gender]}`}`;

/** A listing's built pages, counted from 1; those after the first are for who comes without a script. */
export const listingPage = (category: Category, gender: Gender | null, page: number): string =>
  page === 1 ? listingPath(category, gender) : `${listingPath(category, gender)}/${FURTHER_PAGE}/${page}`;

/** Carries a hidden talent's token in the query of its addresses. */
export const TOKEN_PARAMETER = "t";

/** Builders of every address, in the default language; see `localizedPath`. */
export const routes = {
  home: () => "/",
  about: () => "/sobre-nos",
  workshop: () => "/workshop",
  contact: () => "/contato",
  blog: () => "/blog",
  campaigns: () => "/campanhas",
  campaign: (slug: string) => `/campanhas/${slug}`,
  magazine: () => "/revista",
  magazineEdition: (magazineId: string) => `/revista?${EDITION_PARAMETER}=${encodeURIComponent(magazineId)}`,
  /** Without a name everybody is listed. */
  search: (name = "") => ["/pesquisa", searchSegment(name)].filter((segment) => segment !== "").join("/"),
  selection: () => "/selecao",
  scouting: () => "/seja-modelo",
  privacy: () => "/privacidade",
  removeImages: () => "/remover-imagens",
  verifyContact: () => "/verificar-contato",
  category: (category: Category) => `/${CATEGORY_SLUGS[category]}`,
  listing: (category: Category, gender: Gender) => listingPath(category, gender),
  talent: (category: Category, { talentId: reference, name }: Pick<TalentSummary, "talentId" | "name">) => {
    const { talentId, token } = parseReference(reference);
    const path = `/${CATEGORY_SLUGS[category]}/${encodeURIComponent(talentId)}/${slugify(name)}`;
    return token === null ? path : `${path}?${TOKEN_PARAMETER}=${token}`;
  },
} as const;

/** `/kids` → `/en/kids`; Portuguese has no prefix, and `/` becomes `/en`. */
export const localizedPath = (path: string, locale: Locale): string => {
  if (locale === DEFAULT_LOCALE) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
};

/** The language of an address, and the address without its prefix: the inverse of `localizedPath`. */
export const splitLocale = (pathname: string): { locale: Locale; path: string } => {
  const locale = LOCALES.find(
    (candidate) => candidate !== DEFAULT_LOCALE && (pathname === `/${candidate}` || pathname.startsWith(`/${candidate}/`)),
  );
  if (locale === undefined) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale, path: pathname.slice(locale.length + 1) || "/" };
};

/** The category and gender of a listing's page, with or without a language; null for every other address. */
export const parseListingAddress = (pathname: string): { category: Category; gender: Gender | null } | null => {
  const { path } = splitLocale(pathname);
  const [slug = "", ...rest] = path.split("/").slice(1);
  const category = categoryOfSlug(slug);
  const gender = genderOfSlug(rest[0] ?? "");
  const [word, page, ...more] = gender === null ? rest : rest.slice(1);
  const isPage = word === undefined || (word === FURTHER_PAGE && page !== undefined && more.length === 0);
  return category !== null && isPage ? { category, gender } : null;
};

export interface TalentAddress {
  locale: Locale;
  category: Category;
  talentId: string;
}

/** Reads `/{category}/{id}/{name}` with or without a language; null for every other form of address. */
export const parseTalentAddress = (pathname: string): TalentAddress | null => {
  const { locale, path } = splitLocale(pathname);
  const [slug, id, name, ...more] = path.replace(/\/$/, "").split("/").slice(1);
  if (slug === undefined || id === undefined || name === undefined || more.length > 0 || id === FURTHER_PAGE) return null;
  const category = categoryOfSlug(slug);
  const talentId = decodeComponent(id);
  return category === null || talentId === null ? null : { locale, category, talentId };
};
