import type { Payload } from "payload";

import type { Localised, StoredCustomizations, StoredGalleryItem, StoredMedia, StoredSlide, StoredStaff } from "../contract/content-store";
import { environment } from "../environment";
import { NETWORKS, PLAIN_TEXT_KEYS, RICH_TEXT_KEYS, WEBSITE_IMAGE_KEYS } from "../globals/keys";
import { mapLocalised, toLocalised } from "./localised";
import { fileOf, toMediaList } from "./media-file";
import { isPublished } from "./published";
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

/** Texts by key; an empty text has no language. */
export const readWebsiteTexts = async (payload: Payload): Promise<Record<string, Localised>> => {
  const texts = await payload.findGlobal({ ...GLOBAL, slug: "website-texts" });
  return Object.fromEntries([
    ...RICH_TEXT_KEYS.map((key) => [key, mapLocalised(texts[key], toHtml)] as const),
    ...PLAIN_TEXT_KEYS.map((key) => [key, toLocalised(texts[key])] as const),
  ]);
};

export const readWebsiteImages = async (payload: Payload): Promise<Record<string, StoredMedia>> => {
  const images = await payload.findGlobal({ ...GLOBAL, slug: "website-images" });
  return Object.fromEntries(WEBSITE_IMAGE_KEYS.flatMap((key) => toMediaList([images[key]]).map((media) => [key, media] as const)));
};

/** Until an admin gives the agency a name, the site's host name replaces it. */
const unnamedAgency = (): string => (environment.siteUrl === null ? "Agência" : new URL(environment.siteUrl).hostname);

export const readCustomizations = async (payload: Payload): Promise<StoredCustomizations> => {
  const { agencyName, founded, themeColor, bookingProvider, bookDownload, minorsInstagram, homeIntro } = await payload.findGlobal({
    slug: "customizations",
    overrideAccess: true,
  });
  const { countVisits } = await payload.findGlobal({ slug: "settings", overrideAccess: true });
  const name = bookingProvider?.name ?? "";
  const url = bookingProvider?.url ?? "";
  return {
    agencyName: (agencyName ?? "").trim() || unnamedAgency(),
    founded: founded ?? null,
    themeColor: themeColor ?? null,
    bookingProvider: name === "" || url === "" ? null : { name, url },
    bookDownload: bookDownload === true,
    minorsInstagram: minorsInstagram === true,
    countVisits: countVisits !== false,
    homeIntro: homeIntro !== false,
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
