// First import: it sets the environment that the following modules read when they load.
import "./setup/test-environment";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import type { ContentStore } from "../src/contract/content-store";
import { createPayloadStore } from "../src/payload-store";
import { openStore, type TestStore } from "./setup/open-store";
import { anUpload } from "./builders/photos";

let opened: TestStore;
let store: ContentStore;
let kids: number;
let picture: number;

const FIRST = { page: 1, perPage: 50 };

before(async () => {
  opened = await openStore();
  store = createPayloadStore(opened.payload);
  kids = (await opened.payload.create({ collection: "categories", data: { category: "kids" } })).id;
  picture = (await opened.payload.create({ collection: "media", data: { alt: "Retrato" }, file: await anUpload() })).id;
});

after(() => opened.close());

const aTalent = (status: "draft" | "published", name = "Bia Nogueira") =>
  opened.payload.create({
    collection: "talents",
    data: {
      name,
      gender: "woman",
      birthdate: "1990-03-09",
      categories: [kids],
      cover: picture,
      book: [picture],
      skills: "Inglês\n\nDança ",
      city: "Santos",
      languages: "Libras\n",
      travels: true,
      _status: status,
    },
  });

describe("the store's talents", () => {
  it("contain the files and skills of a published talent", async () => {
    const { id } = await aTalent("published");
    const talent = await store.talent(String(id));
    assert.match(talent?.cover ?? "", /^[0-9a-f-]{36}\.jpg$/);
    assert.deepEqual(talent?.traits.skills, ["Inglês", "Dança"]);
    assert.deepEqual([talent?.traits.city, talent?.traits.languages, talent?.traits.travels], ["Santos", ["Libras"], true]);
    assert.deepEqual(talent?.categories, [{ id: kids, category: "kids" }]);
    assert.equal(talent?.book[0]?.height, 120);
    const listed = (await store.talents(FIRST)).items.find((item) => item.id === id);
    assert.equal(listed?.cover, talent?.cover);
  });

  it("contain the social networks with the day of their numbers, in the list too", async () => {
    const plain = await aTalent("published");
    const { id } = await aTalent("published", "Lia Redes");
    const networks = [
      { network: "tiktok" as const, handle: "@lia", followers: 12500, engagement: 4.2, measuredAt: "2026-03-05T12:00:00.000Z" },
      { network: "x" as const, handle: "lia", url: "https://x.com/lia_", followers: 0, measuredAt: "2026-03-06" },
    ];
    await opened.payload.update({ collection: "talents", id, data: { networks } });
    const expected = [
      { network: "tiktok", handle: "@lia", url: null, followers: 12500, engagement: 4.2, measuredAt: "2026-03-05" },
      { network: "x", handle: "lia", url: "https://x.com/lia_", followers: 0, engagement: null, measuredAt: "2026-03-06" },
    ];
    assert.deepEqual((await store.talent(String(id)))?.networks, expected);
    const { items } = await store.talents(FIRST);
    assert.deepEqual(items.find((item) => item.id === id)?.networks, expected);
    assert.deepEqual(items.find((item) => item.id === plain.id)?.networks, []);
    assert.equal(items.filter((item) => item.id === id).length, 1);
  });

  it("refuse followers that are no whole number, an address without https and a day that is still to come", async () => {
    const { id } = await aTalent("draft", "Lia Rascunho");
    const good = { network: "x" as const, handle: "lia", followers: 10, measuredAt: "2026-03-06" };
    for (const wrong of [{ followers: 1.5 }, { followers: -1 }, { url: "http://x.com/lia" }, { measuredAt: "2999-01-01" }]) {
      const networks = [{ ...good, ...wrong }];
      await assert.rejects(
        opened.payload.update({ collection: "talents", id, data: { networks, _status: "published" } }),
        /inv[aá]lid|invalid/i,
      );
    }
  });

  it("refuse an address that is no video's", async () => {
    const { id } = await aTalent("draft", "Lia Rascunho");
    const save = (address: string) =>
      opened.payload.update({ collection: "talents", id, data: { videos: [{ provider: "vimeo", address }], _status: "published" } });
    for (const wrong of ["https://vimeo.com/showcase/7008490", "https://youtu.be/dQw4w9WgXcQ", ""])
      await assert.rejects(save(wrong), /inv[aá]lid|invalid/i);
    await save("https://vimeo.com/76979871/8272103f6e");
  });

  it("keep the moment of the first publication", async () => {
    const { id } = await aTalent("draft");
    const publish = (status: "draft" | "published") => opened.payload.update({ collection: "talents", id, data: { _status: status } });
    assert.equal((await opened.payload.findByID({ collection: "talents", id })).publishedAt ?? null, null);
    const { publishedAt } = await publish("published");
    assert.ok(Date.parse(publishedAt ?? "") > 0);
    await publish("draft");
    await publish("published");
    assert.equal((await store.talent(String(id)))?.publishedAt, publishedAt);
  });

  it("contain neither drafts nor the newer draft of a published talent", async () => {
    const draft = await aTalent("draft", "Rascunho");
    assert.equal(await store.talent(String(draft.id)), null);
    const { id } = await aTalent("published", "Nome antigo");
    await opened.payload.update({ collection: "talents", id, data: { name: "Nome novo", _status: "draft" }, draft: true });
    assert.equal((await store.talent(String(id)))?.name, "Nome antigo");
    const names = (await store.talents(FIRST)).items.map(({ name }) => name);
    assert.equal(names.includes("Nome novo") || names.includes("Rascunho"), false);
  });

  it("do not contain a withdrawn talent", async () => {
    const { id } = await aTalent("published", "Retirada");
    await opened.payload.update({ collection: "talents", id, data: { _status: "draft" } });
    assert.equal(await store.talent(String(id)), null);
    assert.equal(
      (await store.talents(FIRST)).items.some((item) => item.id === id),
      false,
    );
  });

  it("are null for an invalid id", async () => {
    for (const id of ["", "x", "1 or 1=1", "99999999999"]) assert.equal(await store.talent(id), null);
  });
});

describe("the store's posts", () => {
  it("contain only their written languages, with slugs derived from the titles", async () => {
    const { id } = await opened.payload.create({
      collection: "posts",
      locale: "pt",
      data: { title: "Só em português", cover: picture, publishedAt: "2026-01-01T00:00:00.000Z", _status: "published" },
    });
    assert.equal((await store.posts({ ...FIRST, locale: "en" })).total, 0);
    const [post] = (await store.posts({ ...FIRST, locale: "pt" })).items;
    assert.deepEqual([post?.id, post?.slug, post?.title], [id, { pt: "so-em-portugues" }, { pt: "Só em português" }]);
    await opened.payload.update({ collection: "posts", id, locale: "en", data: { title: "Now in English", _status: "published" } });
    assert.deepEqual((await store.posts({ ...FIRST, locale: "en" })).items[0]?.slug, { pt: "so-em-portugues", en: "now-in-english" });
  });
});

describe("uploads", () => {
  it("get a random name and no camera data", async () => {
    const media = await opened.payload.create({ collection: "media", data: {}, file: await anUpload("#333333") });
    assert.match(media.filename ?? "", /^[0-9a-f-]{36}\.jpg$/);
    const { default: sharp } = await import("sharp");
    const { exif } = await sharp(`${opened.dataDir}/media/${media.filename}`).metadata();
    assert.equal(exif, undefined);
  });

  it("are rejected when they are SVG", async () => {
    const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const file = { data, mimetype: "image/svg+xml", name: "x.svg", size: data.length };
    await assert.rejects(opened.payload.create({ collection: "media", data: {}, file }));
    await assert.rejects(
      opened.payload.create({ collection: "media", data: {}, file: { ...file, mimetype: "image/jpeg", name: "x.jpg" } }),
    );
  });
});
