// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import type { Hono } from "hono";

import { createFileSignatures } from "../../contract/file-signatures";
import { localFiles } from "../../media/local-files";
import { createPayloadStore } from "../../payload-store";
import { CREDENTIALS, signedIn } from "../../../tests/setup/contract-client";
import { openStore, type TestStore } from "../../../tests/setup/open-store";
import { anUpload } from "../../../tests/builders/photos";
import { createContract } from "../../contract/app";

const SECRET = "secret of the tests";

let opened: TestStore;
let app: Hono;
let category: number;

before(async () => {
  opened = await openStore();
  app = createContract({
    store: createPayloadStore(opened.payload),
    credentials: CREDENTIALS,
    secret: SECRET,
    files: localFiles(`${opened.dataDir}/media`),
    onError: (error) => assert.fail(error),
  });
  category = (await opened.payload.create({ collection: "categories", data: { category: "kids" } })).id;
});
after(() => opened.close());

const upload = async () => {
  const { id, filename } = await opened.payload.create({ collection: "media", data: {}, file: await anUpload() });
  assert.ok(typeof filename === "string");
  return { id, filename };
};

const statusOf = async (filename: string): Promise<number> => (await app.request(`/storage/${filename}`)).status;
const cacheOf = async (filename: string) => (await app.request(`/storage/${filename}`)).headers.get("Cache-Control");

const textWith = (id: number) => ({
  root: {
    type: "root",
    format: "" as const,
    indent: 0,
    version: 1,
    direction: null,
    children: [{ type: "upload", version: 3, format: "", id: "674000000000000000000001", fields: null, relationTo: "media", value: id }],
  },
});

type Status = { _status: "draft" | "published" };

const TALENT = { name: "Ana", gender: "woman" as const, birthdate: "1990-03-09" };
/** For each field, the data of a record that uses a file in it. */
const USES = {
  "talents.cover": { collection: "talents", data: (id: number) => ({ ...TALENT, categories: [category], cover: id }) },
  "talents.book": { collection: "talents", data: (id: number) => ({ ...TALENT, categories: [category], book: [id] }) },
  "talents.compo": { collection: "talents", data: (id: number) => ({ ...TALENT, categories: [category], compo: [id] }) },
  "talents.digitals": {
    collection: "talents",
    data: (id: number) => ({ ...TALENT, categories: [category], digitals: [{ picture: id, date: "2026-03-01T12:00:00.000Z" }] }),
  },
  "talents.videos": {
    collection: "talents",
    data: (id: number) => ({ ...TALENT, categories: [category], videos: [{ provider: "file" as const, upload: id }] }),
  },
  "posts.cover": { collection: "posts", data: (id: number) => ({ title: "Post", cover: id }) },
  "campaigns.cover": { collection: "campaigns", data: (id: number) => ({ title: "Campanha", cover: id }) },
  "boards.cover": { collection: "boards", data: (id: number) => ({ name: "Lista", kind: "picked" as const, cover: id }) },
  "slides.desktop": { collection: "slides", data: (id: number, other: number) => ({ desktop: id, mobile: other }) },
  "slides.mobile": { collection: "slides", data: (id: number, other: number) => ({ desktop: other, mobile: id }) },
  "staff.cover": { collection: "staff", data: (id: number) => ({ name: "Iracema", role: "Diretora", cover: id }) },
  "gallery.cover": { collection: "gallery", data: (id: number) => ({ title: "Aula", cover: id }) },
  "magazines.cover": { collection: "magazines", data: (id: number, other: number) => ({ title: "Revista", cover: id, pages: [other] }) },
  "magazines.pages": {
    collection: "magazines",
    data: (id: number, other: number) => ({ title: "Revista", cover: other, pages: [other, id] }),
  },
  "posts.body": { collection: "posts", data: (id: number, other: number) => ({ title: "Post", cover: other, body: textWith(id) }) },
  "boards.body": { collection: "boards", data: (id: number) => ({ name: "Lista", kind: "picked" as const, body: textWith(id) }) },
  "campaigns.body": {
    collection: "campaigns",
    data: (id: number, other: number) => ({ title: "Campanha", cover: other, body: textWith(id) }),
  },
} as const;

let slugs = 0;

describe("a file under /storage", () => {
  for (const [field, { collection, data }] of Object.entries(USES)) {
    it(`is sent for ${field} of a published record, and not of a draft, unpublished or deleted one`, async () => {
      const { payload } = opened;
      const [file, other] = [await upload(), await upload()];
      slugs += 1;
      const save = (status: Status) =>
        payload.create({
          collection,
          data: {
            ...data(file.id, other.id),
            ...(["posts", "campaigns", "boards"].includes(collection) ? { slug: `s-${slugs}` } : {}),
            ...status,
          } as never,
        });
      assert.equal(await statusOf(file.filename), 404, "unused");
      const { id } = await save({ _status: "draft" });
      assert.equal(await statusOf(file.filename), 404, "draft");
      await payload.update({ collection, id, data: { _status: "published" } as never });
      assert.equal(await statusOf(file.filename), 200, "published");
      assert.equal(await cacheOf(file.filename), collection === "talents" ? "private, no-cache" : "public, max-age=31536000, immutable");
      await payload.update({ collection, id, data: { _status: "draft" } as never });
      assert.equal(await statusOf(file.filename), 404, "unpublished");
      await payload.update({ collection, id, data: { _status: "published" } as never });
      assert.equal(await statusOf(file.filename), 200, "published again");
      await payload.delete({ collection, id });
      assert.equal(await statusOf(file.filename), 404, "deleted");
    });
  }

  it("is sent for an Instagram post and a website picture", async () => {
    const { payload } = opened;
    const [picture, logo] = [await upload(), await upload()];
    await payload.create({
      collection: "instagram-posts",
      data: { permalink: "https://www.instagram.com/p/x/", picture: picture.id, timestamp: "2026-01-01T00:00:00.000Z" },
    });
    await payload.updateGlobal({ slug: "website-images", data: { logo: logo.id } });
    assert.deepEqual([await statusOf(picture.filename), await statusOf(logo.filename)], [200, 200]);
  });

  it("can be deleted while it is the dark logo or the icon, which are then empty", async () => {
    const { payload } = opened;
    const [logo, dark, icon] = [await upload(), await upload(), await upload()];
    const chosen = { logo: logo.id, logo_dark: dark.id, icon: icon.id };
    await payload.updateGlobal({ slug: "website-images", data: chosen });
    await payload.updateGlobal({ slug: "website-images", data: chosen });
    await payload.delete({ collection: "media", id: dark.id });
    await payload.delete({ collection: "media", id: icon.id });
    const images = await payload.findGlobal({ slug: "website-images", depth: 0 });
    assert.deepEqual([images.logo, images.logo_dark ?? null, images.icon ?? null], [logo.id, null, null]);
  });

  it("is not cached when a talent and a post use it, and is still sent for the post after the talent is withdrawn", async () => {
    const { payload } = opened;
    const file = await upload();
    const { id } = await payload.create({
      collection: "talents",
      data: { ...TALENT, categories: [category], cover: file.id, _status: "published" },
    });
    await payload.create({
      collection: "posts",
      data: { title: "Com capa", cover: file.id, slug: "com-capa", _status: "published" } as never,
    });
    assert.equal(await cacheOf(file.filename), "private, no-cache");
    await payload.update({ collection: "talents", id, data: { _status: "draft" } });
    assert.equal(await statusOf(file.filename), 200);
  });
});

describe("a file of a draft", () => {
  it("is sent under the signed path of the preview, and not cached", async () => {
    const { payload } = opened;
    const file = await upload();
    const { id } = await payload.create({
      collection: "talents",
      data: { ...TALENT, categories: [category], cover: file.id, book: [file.id], _status: "draft" },
    });
    const { panel } = await signedIn(app);
    const { body } = await panel(`/preview/talents/${id}?language=pt`);
    assert.match(body.data.cover, new RegExp(`^signed/\\d+/[0-9a-f]{64}/${file.filename}$`));
    assert.equal(body.data.book[0].file, body.data.cover);
    const response = await app.request(`/storage/${body.data.cover}`);
    assert.deepEqual([response.status, response.headers.get("Cache-Control")], [200, "private, no-store"]);
    assert.equal(await statusOf(file.filename), 404);
  });

  it("is not found with another signature, for another file, and after 15 minutes", async () => {
    const [file, other] = [await upload(), await upload()];
    const signedPath = createFileSignatures(SECRET).sign(file.filename);
    const old = createFileSignatures(SECRET, () => Date.now() - 15 * 60_000 - 2_000).sign(file.filename);
    const foreign = createFileSignatures("another secret").sign(file.filename);
    const [, until = "", signature = ""] = signedPath.split("/");
    assert.equal(await statusOf(signedPath), 200);
    for (const path of [
      old,
      foreign,
      `signed/${until}/${signature}/${other.filename}`,
      `signed/${Number(until) + 1}/${signature}/${file.filename}`,
    ])
      assert.equal(await statusOf(path), 404, path);
  });
});
