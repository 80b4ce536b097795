import config from "@payload-config";
import { getPayload } from "payload";

import { createPayloadStore } from "../../src/payload-store";

/** Prints all data that the site reads from the store of the environment, as JSON. */
const store = createPayloadStore(await getPayload({ config }));
const all = { page: 1, perPage: 10_000 };
const talents = await store.talents(all);
const site = {
  talents,
  profiles: await Promise.all(talents.items.map(({ id }) => store.talent(String(id)))),
  categories: await store.categories(),
  instagram: await store.instagramPosts(),
  posts: await store.posts({ ...all, locale: null }),
  campaigns: await store.campaigns(all),
  magazines: await store.magazines(all),
  slides: await store.slides(),
  staff: await store.staff(),
  gallery: await store.gallery(),
  texts: await store.websiteTexts(),
  images: await store.websiteImages(),
  customizations: await store.customizations(),
  home: await store.home(),
  menu: await store.menu(),
  boards: await store.boards(),
  socialMedias: await store.socialMedias(),
};
process.stdout.write(JSON.stringify(site), () => process.exit(0));
