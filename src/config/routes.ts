import { CATEGORIES, GENDERS, type Category, type Gender } from "../domain/category";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../domain/locale";
import type { TalentSummary } from "../domain/talent";
import { parseReference } from "../domain/talent-reference";
import { decodeComponent } from "../lib/url";

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

export const EDITION_PARAMETER = "edicao";

/** Replaces a talent's id: `/kids/pagina/2` is the list's second page. */
const FURTHER_PAGE = "pagina";

/** Query parameter of a search without scripts. */
export const SEARCH_PARAMETER = "nome";

export const TICKET_PATH = "/api/entry/ticket";

export const entryPath = (entry: string): string => `/api/entry/${encodeURIComponent(entry)}`;

/** Lower case without accents, words joined by hyphens; `x` for a text without letters and digits. */
export const slugify = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "") || "x";

/** Replaces lone surrogates. Adds a space to a name of dots only, which browsers would resolve as a parent folder. */
const searchSegment = (name: string): string => {
  const text = name.replace(/\p{Surrogate}/gu, "\uFFFD").trim();
  return /^\.+$/.test(text) ? `${text}%20` : encodeURIComponent(text);
};

/** Both genders when `gender` is null. */
export const listingPath = (category: Category, gender: Gender | null): string =>
  `/${CATEGORY_SLUGS[category]}${gender === null ? "" : `/${GENDER_SLUGS[gender]}`}`;

/** Counted from 1; pages after the first are for browsers without scripts. */
export const listingPage = (category: Category, gender: Gender | null, page: number): string =>
  page === 1 ? listingPath(category, gender) : `${listingPath(category, gender)}/${FURTHER_PAGE}/${page}`;

/** Query parameter of a hidden talent's token. */
export const TOKEN_PARAMETER = "t";

/** In the default language; see `localizedPath`. */
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
  /** Without a name: the list of all talents. */
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

/** The inverse of `localizedPath`. */
export const splitLocale = (pathname: string): { locale: Locale; path: string } => {
  const locale = LOCALES.find(
    (candidate) => candidate !== DEFAULT_LOCALE && (pathname === `/${candidate}` || pathname.startsWith(`/${candidate}/`)),
  );
  if (locale === undefined) return { locale: DEFAULT_LOCALE, path: pathname };
  return { locale, path: pathname.slice(locale.length + 1) || "/" };
};

/** In any language; null for any other address. */
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

/** Reads `/{category}/{id}/{name}` in any language; null for any other address. */
export const parseTalentAddress = (pathname: string): TalentAddress | null => {
  const { locale, path } = splitLocale(pathname);
  const [slug, id, name, ...more] = path.replace(/\/$/, "").split("/").slice(1);
  if (slug === undefined || id === undefined || name === undefined || more.length > 0 || id === FURTHER_PAGE) return null;
  const category = categoryOfSlug(slug);
  const talentId = decodeComponent(id);
  return category === null || talentId === null ? null : { locale, category, talentId };
};
