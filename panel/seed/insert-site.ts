import { PLAIN_TEXT_KEYS, RICH_TEXT_KEYS, WEBSITE_IMAGE_KEYS } from "../src/globals/keys";
import { gallery } from "./content/gallery";
import { customizations, socialMedias, websiteImages } from "./content/settings";
import { slides } from "./content/slides";
import { websiteTexts } from "./content/texts";
import type { DemoStore } from "./demo-store";

export const insertSlides = async ({ payload, note, write, file }: DemoStore): Promise<void> => {
  for (const { desktop, mobile, link, alt } of slides) {
    const { id } = await payload.create({
      ...write,
      collection: "slides",
      locale: "pt",
      data: { desktop: await file(desktop), mobile: await file(mobile), link, alt: alt.pt, _status: "published" },
    });
    note("slides", id);
    await payload.update({ ...write, collection: "slides", id, locale: "en", data: { alt: alt.en, _status: "published" } });
  }
};

export const insertGallery = async ({ payload, note, write, file }: DemoStore): Promise<void> => {
  for (const { cover, title } of gallery) {
    const { id } = await payload.create({
      ...write,
      collection: "gallery",
      locale: "pt",
      data: { cover: await file(cover), title: title.pt, _status: "published" },
    });
    note("gallery", id);
    await payload.update({ ...write, collection: "gallery", id, locale: "en", data: { title: title.en, _status: "published" } });
  }
};

const insertTexts = async ({ payload, write, text }: DemoStore): Promise<void> => {
  for (const locale of ["pt", "en"] as const) {
    const rich = RICH_TEXT_KEYS.map(async (key) => [key, await text(websiteTexts[key][locale], locale)] as const);
    const plain = PLAIN_TEXT_KEYS.map((key) => [key, websiteTexts[key][locale]] as const);
    const data = Object.fromEntries([...(await Promise.all(rich)), ...plain]);
    await payload.updateGlobal({ ...write, slug: "website-texts", locale, data });
  }
};

/** Texts, pictures, customizations and social media of the site. */
export const insertSite = async (store: DemoStore): Promise<void> => {
  const { payload, write, file } = store;
  await insertTexts(store);
  const images: { logo?: number; intro?: number; share?: number } = {};
  for (const key of WEBSITE_IMAGE_KEYS) images[key] = await file(websiteImages[key].file, websiteImages[key].alt);
  await payload.updateGlobal({ ...write, slug: "website-images", data: images });
  await payload.updateGlobal({ ...write, slug: "customizations", data: customizations });
  await payload.updateGlobal({
    ...write,
    slug: "social-medias",
    data: { facebook: socialMedias.facebook.url, instagram: socialMedias.instagram.url, tiktok: socialMedias.tiktok.url },
  });
};
