// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { after, before, describe, it } from "node:test";

import { previewAddress } from "../preview-link";
import { createPayloadStore } from "../../payload-store";
import { createTestContract, signedIn } from "../../../tests/setup/contract-client";
import { aPost, aTalent } from "../../../tests/fakes/memory-store";
import { openStore, type TestStore } from "../../../tests/setup/open-store";
import { anUpload } from "../../../tests/builders/photos";

describe("the contract's drafts", () => {
  const drafts = {
    talent: async (id: string) => (id === "7" ? aTalent({ id: 7, name: "Rascunho" }) : null),
    post: async () => aPost({ title: { en: "Behind" } }),
  };
  const { app } = createTestContract({ talents: [], posts: [], drafts });

  it("are sent with a token of the panel backend only, in the format of published records", async () => {
    const { panel, integration } = await signedIn(app);
    const talent = await panel("/preview/talents/7?language=pt");
    assert.deepEqual([talent.status, talent.body.data.name, talent.body.data.book.length], [200, "Rascunho", 1]);
    assert.equal((await panel("/preview/talents/8")).status, 404);
    assert.equal((await integration("/preview/talents/7")).status, 401);
    assert.equal((await app.request("/preview/talents/7")).status, 401);
  });

  it("are sent in the other language when the post has only that one", async () => {
    const { panel } = await signedIn(app);
    assert.equal((await panel("/preview/posts/16?language=pt")).body.data.language, "en");
  });
});

describe("drafts in the store", () => {
  let opened: TestStore;
  before(async () => {
    opened = await openStore();
  });
  after(() => opened.close());

  it("are the newest version of a record, also beside a published one", async () => {
    const { payload } = opened;
    const category = await payload.create({ collection: "categories", data: { category: "kids" } });
    const cover = await payload.create({ collection: "media", data: {}, file: await anUpload() });
    const { id } = await payload.create({
      collection: "talents",
      data: {
        name: "Publicada",
        gender: "woman",
        birthdate: "1990-03-09",
        categories: [category.id],
        cover: cover.id,
        _status: "published",
      },
    });
    await payload.update({ collection: "talents", id, data: { name: "Rascunho", _status: "draft" }, draft: true });
    const store = createPayloadStore(payload);
    assert.equal((await store.drafts.talent(String(id)))?.name, "Rascunho");
    assert.equal((await store.talent(String(id)))?.name, "Publicada");
    assert.equal(await store.drafts.talent("999"), null);
    assert.equal(await store.drafts.talent("1 or 1"), null);
  });
});

it("signs a preview's address for 55 minutes, less than the hour that the site accepts", () => {
  const site = { siteUrl: "https://www.example.com", secret: "shared", now: 1_000_000 };
  const address = new URL(previewAddress({ kind: "talents", id: 7, locale: "en" }, site));
  assert.equal(address.pathname, "/en/previa");
  assert.equal(address.searchParams.get("ate"), "4300");
  const signature = createHmac("sha256", "shared").update("preview:talents:7:en:4300").digest("hex");
  assert.equal(address.searchParams.get("assinatura"), signature);
});
