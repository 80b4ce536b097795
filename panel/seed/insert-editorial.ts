import { LOCALES } from "../src/contract/content-store";
import { campaigns } from "./content/campaigns";
import { instagram } from "./content/instagram";
import { magazines } from "./content/magazines";
import { posts } from "./content/posts";
import type { DemoPost } from "./content/types";
import type { DemoStore } from "./demo-store";

const insertPost = async ({ payload, write, file, text }: DemoStore, post: DemoPost): Promise<void> => {
  let id: number | null = null;
  for (const locale of LOCALES) {
    const title = post.title[locale];
    if (title === undefined) continue;
    const texts = {
      title,
      slug: post.slug[locale] ?? null,
      description: post.description[locale] ?? null,
      body: await text(post.html[locale] ?? "", locale),
      _status: "published",
    } as const;
    if (id !== null) {
      await payload.update({ ...write, collection: "posts", id, locale, data: texts });
      continue;
    }
    const cover = await file(post.cover);
    const dates = { publishedAt: post.createdAt, revisedAt: post.updatedAt };
    const created = await payload.create({ ...write, collection: "posts", locale, data: { ...texts, cover, ...dates } });
    id = created.id;
  }
};

/** Only in a post's own languages. */
export const insertPosts = async (store: DemoStore): Promise<void> => {
  for (const post of posts) await insertPost(store, post);
};

export const insertCampaigns = async ({ payload, write, file, text }: DemoStore): Promise<void> => {
  for (const { slug, title, cover, html, createdAt } of campaigns) {
    const { id } = await payload.create({
      ...write,
      collection: "campaigns",
      locale: "pt",
      data: {
        slug,
        title: title.pt,
        cover: await file(cover),
        body: await text(html.pt, "pt"),
        publishedAt: createdAt,
        _status: "published",
      },
    });
    const english = { title: title.en, body: await text(html.en, "en"), _status: "published" } as const;
    await payload.update({ ...write, collection: "campaigns", id, locale: "en", data: english });
  }
};

export const insertMagazines = async ({ payload, write, file }: DemoStore): Promise<void> => {
  for (const { title, description, cover, pages, createdAt } of magazines) {
    const pageIds: number[] = [];
    for (const page of pages) pageIds.push(await file(page));
    const { id } = await payload.create({
      ...write,
      collection: "magazines",
      locale: "pt",
      data: {
        title: title.pt,
        description: description.pt,
        cover: await file(cover),
        pages: pageIds,
        publishedAt: createdAt,
        _status: "published",
      },
    });
    const english = { title: title.en, description: description.en, _status: "published" } as const;
    await payload.update({ ...write, collection: "magazines", id, locale: "en", data: english });
  }
};

export const insertInstagram = async ({ payload, write, file }: DemoStore): Promise<void> => {
  for (const { permalink, picture, caption, timestamp } of instagram) {
    const data = { permalink, picture: await file(picture), caption, timestamp };
    await payload.create({ ...write, collection: "instagram-posts", data });
  }
};
