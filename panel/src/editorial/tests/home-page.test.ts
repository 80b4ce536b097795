// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";

import { yearsBefore } from "../../../../src/domain/day";
import { HOME_SECTIONS } from "../home-sections";
import { MENU_ITEMS } from "../menu-items";
import { dayOf } from "../../shared/agency-days";
import { createPayloadStore } from "../../payload-store";
import { storeRecord } from "../../../tests/builders/records";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;
let atores: number;
let hidden: number;

before(async () => {
  roles = await openRoleSessions();
  atores = await storeRecord(roles.payload, "categories", { category: "ator" });
  hidden = await storeRecord(roles.payload, "categories", { category: "TF - Campanha" });
});
after(() => roles.close());

beforeEach(async () => {
  const { payload } = roles;
  await payload.delete({ collection: "talents", where: { id: { exists: true } }, overrideAccess: true });
  const data = { sections: [], newFaces: [], doors: { kids: null, teens: null, atores: null, talents: null, digitalInfluencers: null } };
  await payload.updateGlobal({ slug: "home-page", data, overrideAccess: true });
});

type TalentData = Record<string, unknown>;

const CHILD = "2017-04-01";

/** A published adult unless `data` says otherwise. */
const storeTalent = (data: TalentData = {}): Promise<number> =>
  storeRecord(roles.payload, "talents", { categories: [atores], _status: "published", ...data });

const save = (slug: "home-page" | "menu", json: Record<string, unknown>, language = "pt") =>
  roles.ask("editor", `/globals/${slug}`, { method: "POST", json, headers: { "Accept-Language": language } });

const readHome = () => createPayloadStore(roles.payload).home();
const readMenu = () => createPayloadStore(roles.payload).menu();

const messageOf = (body: { errors?: { message: string; data?: { errors?: { message: string }[] } }[] }): string =>
  body.errors?.[0]?.data?.errors?.[0]?.message ?? "";

const updateTalent = (id: number, data: TalentData) => roles.payload.update({ collection: "talents", id, data, overrideAccess: true });

/** A birthdate of somebody who turns 18 in the current month: still a minor on the site. */
const turnsAdultThisMonth = (): string => `${yearsBefore(dayOf(new Date()), 18).slice(0, 7)}-02`;

describe("the new faces of the home page", () => {
  for (const [problem, birthdate] of [
    ["a minor", () => CHILD],
    ["a talent without a birthdate", () => null],
    ["a talent who turns 18 in this month", turnsAdultThisMonth],
  ] as const) {
    it(`refuse ${problem}, in the editor's language`, async () => {
      const data = { name: "Bia Prado", birthdate: birthdate(), _status: "draft" };
      const [adult, refused] = [await storeTalent(), await storeTalent(data)];
      const { status, body } = await save("home-page", { newFaces: [adult, refused] });
      assert.equal(status, 400);
      assert.match(messageOf(body), /^Bia Prado: só maiores de 18 anos/);
      const english = await save("home-page", { newFaces: [refused] }, "en");
      assert.match(messageOf(english.body), /^Bia Prado: only adults with a birthdate/);
      assert.deepEqual((await roles.payload.findGlobal({ slug: "home-page", depth: 0, overrideAccess: true })).newFaces, []);
    });
  }

  it("refuse a talent of a hidden category", async () => {
    const refused = await storeTalent({ name: "Caio Melo", categories: [atores, hidden] });
    assert.match(messageOf((await save("home-page", { newFaces: [refused] })).body), /^Caio Melo: .*“TF -”/);
  });

  it("are sent in the chosen order, without those who were unpublished or became minors since", async () => {
    const ids = [await storeTalent(), await storeTalent(), await storeTalent(), await storeTalent()] as const;
    const [first, second, third, fourth] = ids;
    assert.equal((await save("home-page", { newFaces: [third, first, fourth, second] })).status, 200);
    assert.deepEqual((await readHome()).newFaces, [third, first, fourth, second]);
    await updateTalent(fourth, { _status: "draft" });
    await roles.payload.db.updateOne({ collection: "talents", id: first, data: { birthdate: CHILD } });
    assert.deepEqual((await readHome()).newFaces, [third, second]);
  });

  it("are the newest published adults with a cover while none is chosen", async () => {
    const [oldest, newest] = [await storeTalent(), await storeTalent()];
    await storeTalent({ _status: "draft" });
    await storeTalent({ cover: null });
    await storeTalent({ categories: [hidden] });
    const child = await storeTalent();
    await roles.payload.db.updateOne({ collection: "talents", id: child, data: { birthdate: CHILD } });
    assert.deepEqual((await readHome()).newFaces, [newest, oldest]);
  });
});

describe("the pictures of the categories", () => {
  it("are sent with their description", async () => {
    const kids = await storeRecord(roles.payload, "media", { alt: "Balões" });
    assert.equal((await save("home-page", { doors: { kids } })).status, 200);
    const [door, ...others] = (await readHome()).doors;
    assert.deepEqual([door?.category, door?.media.id, door?.media.alt.pt, others.length], ["kids", kids, "Balões", 0]);
  });

  it("are public files of the site", async () => {
    const teens = await storeRecord(roles.payload, "media");
    const { filename } = await roles.payload.findByID({ collection: "media", id: teens, overrideAccess: true });
    const { fileUse } = createPayloadStore(roles.payload);
    assert.equal(await fileUse(filename ?? ""), null);
    await save("home-page", { doors: { teens } });
    assert.equal(await fileUse(filename ?? ""), "content");
  });

  for (const [field, toValue] of [
    ["cover", (id: number) => ({ cover: id })],
    ["book", (id: number) => ({ book: [id] })],
    ["composite", (id: number) => ({ compo: [id] })],
  ] as const) {
    it(`refuse a talent's ${field}, in the editor's language`, async () => {
      const picture = await storeRecord(roles.payload, "media");
      await storeTalent({ ...toValue(picture), birthdate: CHILD, _status: "draft" });
      const { status, body } = await save("home-page", { doors: { kids: picture } });
      assert.equal(status, 400);
      assert.match(messageOf(body), /^Esta imagem é de um talento\./);
      assert.match(messageOf((await save("home-page", { doors: { kids: picture } }, "en")).body), /^This picture belongs to a talent\./);
    });
  }

  for (const mimeType of ["image/svg+xml", "video/mp4"]) {
    it(`refuse a file of the type ${mimeType}`, async () => {
      const file = await storeRecord(roles.payload, "media");
      await roles.payload.db.updateOne({ collection: "media", id: file, data: { mimeType } });
      assert.match(messageOf((await save("home-page", { doors: { kids: file } })).body), /uma foto/);
    });
  }

  it("are left out once a talent shows them", async () => {
    const picture = await storeRecord(roles.payload, "media");
    await save("home-page", { doors: { atores: picture } });
    await storeTalent({ book: [picture] });
    assert.deepEqual((await readHome()).doors, []);
  });
});

describe("the sections of the home page", () => {
  it("are all sent in their own order while nobody has changed them", async () => {
    assert.deepEqual((await readHome()).sections, HOME_SECTIONS);
  });

  it("are sent in the editors' order, without the hidden ones", async () => {
    const rows = ["doors", "slider", "blog"].map((section) => ({ section, shown: section !== "blog" }));
    assert.equal((await save("home-page", { sections: rows })).status, 200);
    assert.deepEqual((await readHome()).sections, ["doors", "slider"]);
  });

  it("refuse a section that is there twice", async () => {
    const { status, body } = await save("home-page", { sections: [{ section: "blog" }, { section: "blog" }] });
    assert.equal(status, 400);
    assert.match(messageOf(body), /uma vez/);
  });
});

describe("the menu", () => {
  it("offers every item in a store where nobody has saved it", async () => {
    const { body } = await roles.ask("editor", "/globals/menu");
    assert.deepEqual(
      body.items.map(({ item }: { item: string }) => item),
      MENU_ITEMS,
    );
  });

  it("is sent in the editors' order with names in both languages", async () => {
    const items = [
      { item: "scouting", shown: true, label: "Faça parte" },
      { item: "kids", shown: false },
    ];
    const saved = await save("menu", { items });
    assert.equal(saved.status, 200);
    const english = saved.body.result.items.map((row: { item: string }) => (row.item === "scouting" ? { ...row, label: "Join" } : row));
    await roles.ask("editor", "/globals/menu?locale=en", { method: "POST", json: { items: english } });
    assert.deepEqual(await readMenu(), [
      { item: "scouting", isShown: true, label: { pt: "Faça parte", en: "Join" } },
      { item: "kids", isShown: false, label: {} },
    ]);
  });

  it("refuses an item that is there twice, and a name that the header has no room for", async () => {
    assert.equal((await save("menu", { items: [{ item: "kids" }, { item: "kids" }] })).status, 400);
    assert.equal((await save("menu", { items: [{ item: "kids", label: "a".repeat(33) }] })).status, 400);
  });
});
