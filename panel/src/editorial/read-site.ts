import type { Payload } from "payload";

import type { Localised, StoredGalleryItem, StoredSlide, StoredStaff } from "../contract/content-store";
import { NETWORKS, PLAIN_TEXT_KEYS, RICH_TEXT_KEYS } from "./keys";
import { readStoredWords } from "./words/stored-words";
import { mapLocalised, toLocalised } from "../contract/localised";
import { fileOf } from "../media/media-file";
import { isPublished } from "../access/published";
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

/** By key, published or as the newest draft. An empty text has no language. Words of the interface have the keys `word:{namespace}:{key}`. */
export const readWebsiteTexts = async (payload: Payload, { draft = false } = {}): Promise<Record<string, Localised>> => {
  const texts = await payload.findGlobal({ ...GLOBAL, slug: "website-texts", draft });
  return Object.fromEntries([
    ...RICH_TEXT_KEYS.map((key) => [key, mapLocalised(texts[key], toHtml)] as const),
    ...PLAIN_TEXT_KEYS.map((key) => [key, toLocalised(texts[key])] as const),
    ...Object.entries(readStoredWords(texts.words)).map(([name, words]) => [`word:${name}`, words] as const),
  ]);
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
