import { PLAIN_TEXT_KEYS, RICH_TEXT_KEYS } from "../src/editorial/keys";
import { gallery } from "./content/gallery";
import { doors } from "./content/home";
import { customizations, socialMedias, websiteImages } from "./content/settings";
import { slides } from "./content/slides";
import { websiteTexts } from "./content/texts";
import type { DemoStore } from "./demo-store";

export const insertSlides = async ({ payload, write, file }: DemoStore): Promise<void> => {
  for (const { desktop, mobile, link, alt } of slides) {
    const { id } = await payload.create({
      ...write,
      collection: "slides",
      locale: "pt",
      data: { desktop: await file(desktop), mobile: await file(mobile), link, alt: alt.pt, _status: "published" },
    });
    await payload.update({ ...write, collection: "slides", id, locale: "en", data: { alt: alt.en, _status: "published" } });
  }
};

export const insertGallery = async ({ payload, write, file }: DemoStore): Promise<void> => {
  for (const { cover, title } of gallery) {
    const { id } = await payload.create({
      ...write,
      collection: "gallery",
      locale: "pt",
      data: { cover: await file(cover), title: title.pt, _status: "published" },
    });
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

const insertHome = async ({ payload, write, file }: DemoStore): Promise<void> => {
  const kids = await file(doors.kids.file, doors.kids.alt);
  const teens = await file(doors.teens.file, doors.teens.alt);
  await payload.updateGlobal({ ...write, slug: "home-page", data: { doors: { kids, teens } } });
};

export const insertSite = async (store: DemoStore): Promise<void> => {
  const { payload, write, file } = store;
  await insertTexts(store);
  await insertHome(store);
  const images: { logo?: number; intro?: number; share?: number } = {};
  for (const key of ["logo", "intro", "share"] as const) images[key] = await file(websiteImages[key].file, websiteImages[key].alt);
  await payload.updateGlobal({ ...write, slug: "website-images", data: images });
  await payload.updateGlobal({ ...write, slug: "customizations", data: customizations });
  await payload.updateGlobal({
    ...write,
    slug: "social-medias",
    data: { facebook: socialMedias.facebook.url, instagram: socialMedias.instagram.url, tiktok: socialMedias.tiktok.url },
  });
};
