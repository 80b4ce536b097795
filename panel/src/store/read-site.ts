import type { Payload } from "payload";

import { customizations as demo } from "../../seed/content/settings";
import type {
  Localised,
  StoredAccents,
  StoredCustomizations,
  StoredGalleryItem,
  StoredLook,
  StoredMedia,
  StoredSlide,
  StoredStaff,
} from "../contract/content-store";
import { environment } from "../environment";
import { DEFAULT_NUMBERS_MAX_AGE_DAYS } from "../fields/networks";
import { NETWORKS, PLAIN_TEXT_KEYS, RICH_TEXT_KEYS, WEBSITE_IMAGE_KEYS } from "../globals/keys";
import { initialsOf } from "../identity/initials";
import type { Customization } from "../payload-types";
import { readStoredWords } from "../words/stored-words";
import { mapLocalised, toLocalised } from "./localised";
import { fileOf, toMediaList } from "./media-file";
import { isPublished } from "./published";
import { languagesOf } from "./site-languages";
import { toHtml } from "./to-html";

const IN_ORDER = {
  where: isPublished,
  locale: "all",
  depth: 1,
  pagination: false,
  sort: "_order",
  overrideAccess: true,
} as const;

const GLOBAL = { locale: "all", depth: 1, overrideAccess: true } as const;

export const readSlides = async (payload: Payload): Promise<StoredSlide[]> => {
  const { docs } = await payload.find({ ...IN_ORDER, collection: "slides" });
  return docs.map(({ id, mobile, desktop, link, alt }) => ({
    id,
    mobile: fileOf(mobile),
    desktop: fileOf(desktop),
    link: link ?? null,
    alt: toLocalised(alt),
  }));
};

export const readStaff = async (payload: Payload): Promise<StoredStaff[]> => {
  const { docs } = await payload.find({ ...IN_ORDER, collection: "staff" });
  return docs.map(({ id, name, role, cover, instagram, email, phone }) => ({
    id,
    name,
    role: toLocalised(role),
    cover: fileOf(cover),
    instagram: instagram ?? null,
    email: email ?? null,
    phone: phone ?? null,
  }));
};

export const readGallery = async (payload: Payload): Promise<StoredGalleryItem[]> => {
  const { docs } = await payload.find({ ...IN_ORDER, collection: "gallery" });
  return docs.map(({ id, cover, title }) => ({ id, cover: fileOf(cover), title: toLocalised(title) }));
};

/** Texts by key; an empty text has no language. Words of the interface have the keys `word:{namespace}:{key}`. */
export const readWebsiteTexts = async (payload: Payload): Promise<Record<string, Localised>> => {
  const texts = await payload.findGlobal({ ...GLOBAL, slug: "website-texts" });
  return Object.fromEntries([
    ...RICH_TEXT_KEYS.map((key) => [key, mapLocalised(texts[key], toHtml)] as const),
    ...PLAIN_TEXT_KEYS.map((key) => [key, toLocalised(texts[key])] as const),
    ...Object.entries(readStoredWords(texts.words)).map(([name, words]) => [`word:${name}`, words] as const),
  ]);
};

export const readWebsiteImages = async (payload: Payload): Promise<Record<string, StoredMedia>> => {
  const images = await payload.findGlobal({ ...GLOBAL, slug: "website-images" });
  return Object.fromEntries(WEBSITE_IMAGE_KEYS.flatMap((key) => toMediaList([images[key]]).map((media) => [key, media] as const)));
};

const textOrNull = (text: string | null | undefined): string | null => (text ?? "").trim() || null;

/** Until an admin gives the agency a name, the site's host name replaces it. */
const unnamedAgency = (): string => (environment.siteUrl === null ? "Agência" : new URL(environment.siteUrl).hostname);

/** The site has an icon of its own for the demo, and makes one of the initials for any other name. */
const toInitials = ({ agencyName, initials }: Customization): string | null => {
  const name = textOrNull(agencyName);
  if (textOrNull(initials) !== null) return textOrNull(initials);
  return name === demo.agencyName ? null : initialsOf(name ?? unnamedAgency().replace(/^www\.|\..*$/g, ""));
};

const toAccents = (stored: Customization["accents"]): StoredAccents => {
  const { kids, teens, atores, talents, digitalInfluencers, rest } = stored ?? {};
  const chosen = { kids, teens, atores, talents, digital_influencers: digitalInfluencers, rest };
  return Object.fromEntries(Object.entries(chosen).filter(([, colour]) => (colour ?? "") !== ""));
};

const toLook = (stored: Customization): StoredLook => ({
  initials: toInitials(stored),
  displayFace: textOrNull(stored.displayFace),
  paper: stored.paper ?? null,
  accents: toAccents(stored.accents),
});

export const readCustomizations = async (payload: Payload): Promise<StoredCustomizations> => {
  const stored = await payload.findGlobal({ slug: "customizations", overrideAccess: true });
  const { agencyName, founded, themeColor, bookingProvider, bookDownload, minorsInstagram, minorsDigitals, homeIntro, english } = stored;
  const { countVisits, numbersMaxAgeDays } = await payload.findGlobal({ slug: "settings", overrideAccess: true });
  const name = bookingProvider?.name ?? "";
  const url = bookingProvider?.url ?? "";
  return {
    agencyName: (agencyName ?? "").trim() || unnamedAgency(),
    founded: founded ?? null,
    themeColor: themeColor ?? null,
    bookingProvider: name === "" || url === "" ? null : { name, url },
    bookDownload: bookDownload === true,
    minorsInstagram: minorsInstagram === true,
    minorsDigitals: minorsDigitals === true,
    numbersMaxAgeDays: numbersMaxAgeDays ?? DEFAULT_NUMBERS_MAX_AGE_DAYS,
    countVisits: countVisits !== false,
    homeIntro: homeIntro !== false,
    languages: languagesOf({ english }),
    look: toLook(stored),
  };
};

export const readSocialMedias = async (payload: Payload): Promise<Record<string, string>> => {
  const profiles = await payload.findGlobal({ slug: "social-medias", overrideAccess: true });
  return Object.fromEntries(
    NETWORKS.flatMap((network) => {
      const url = profiles[network] ?? "";
      return url === "" ? [] : [[network, url] as const];
    }),
  );
};
