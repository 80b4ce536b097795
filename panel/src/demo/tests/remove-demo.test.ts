// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { access } from "node:fs/promises";
import path from "node:path";
import { after, before, beforeEach, describe, it } from "node:test";

import type { CollectionSlug } from "payload";

import { consents as demoConsents } from "../../../seed/content/consents";
import { insertDemo } from "../../../seed/fill-store";
import { listFiles } from "../../../seed/store-files";
import { announceLoss } from "../announce-loss";
import { DEMO_GLOBALS, recordDemoFields } from "../demo-fields";
import { DEMO_COLLECTIONS, DEMO_CONTENT, type DemoCollection } from "../demo-mark";
import { planRemoval } from "../plan-removal";
import { environment } from "../../environment";
import { storeRecord } from "../../../tests/builders/records";
import { startGatewayDouble } from "../../../tests/setup/gateway-double";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});
after(() => roles.close());

const EVERY = { id: { exists: true } };

const count = async (collection: CollectionSlug): Promise<number> =>
  (await roles.payload.count({ collection, overrideAccess: true })).totalDocs;

const EVERYWHERE = { overrideAccess: true, depth: 0 } as const;

const mark = (collection: DemoCollection, id: number) =>
  roles.payload.update({ collection, id, data: {}, context: DEMO_CONTENT, ...EVERYWHERE });

/** Inserts the whole demo, with two pictures instead of its files. */
const insertAll = async (): Promise<void> => {
  const { payload } = roles;
  // The home page and boards reject a picture of a talent.
  const [picture, door] = [await storeRecord(payload, "media"), await storeRecord(payload, "media")];
  for (const id of [picture, door]) await mark("media", id);
  const refs = await listFiles();
  await insertDemo(payload, new Map(refs.map((ref) => [ref, /^(home|slides)\//u.test(ref) ? door : picture])));
};

/** `storeRecord` would create another talent. */
const storeConsentOf = async (talent: number, person: string): Promise<number> => {
  const data = { talent, person, givenBy: "guardian", scopes: ["print"], givenAt: "2026-01-15T12:00:00.000Z" } as const;
  return (await roles.payload.create({ collection: "consents", data: { ...data, scopes: ["print"] }, ...EVERYWHERE })).id;
};

type Demo = {
  adult: number;
  child: number;
  consent: number;
  category: number;
  cover: number;
  portrait: number;
  staff: number;
  post: number;
};

/**
 * Marks the records as the seed does: a talent with a cover, a child with a consent, a member of the team with a portrait, a post, two
 * texts.
 */
const seedFew = async (): Promise<Demo> => {
  const { payload } = roles;
  const keep = async (collection: DemoCollection, data: Record<string, unknown>): Promise<number> => {
    const id = await storeRecord(payload, collection, data);
    await mark(collection, id);
    return id;
  };
  const category = await keep("categories", {});
  const [cover, portrait] = [await keep("media", {}), await keep("media", {})];
  const adult = await keep("talents", { categories: [category], cover, _status: "published" });
  const child = await keep("talents", { categories: [category], cover: null, birthdate: "2019-04-01" });
  const consent = await storeConsentOf(child, demoConsents[0]?.person ?? "");
  await mark("consents", consent);
  const staff = await keep("staff", { cover: portrait, _status: "published" });
  const post = await keep("posts", { cover: portrait, _status: "published" });
  await payload.updateGlobal({ slug: "customizations", data: { agencyName: "Casa Juriti", bookDownload: true }, overrideAccess: true });
  await payload.updateGlobal({
    slug: "website-texts",
    locale: "pt",
    data: { contact_phone: "+55 (11) 90000-0000", contact_address: "Rua da Demonstração, 1" },
    overrideAccess: true,
  });
  await payload.updateGlobal({ slug: "website-images", data: { logo: portrait }, overrideAccess: true });
  await recordDemoFields(payload);
  return { adult, child, consent, category, cover, portrait, staff, post };
};

beforeEach(async () => {
  const { payload } = roles;
  Object.assign(environment, { publishUrl: null, publishSecret: null });
  for (const collection of DEMO_COLLECTIONS) await payload.delete({ collection, where: EVERY, overrideAccess: true });
  await payload.updateGlobal({ slug: "website-images", data: { logo: null, intro: null, share: null }, overrideAccess: true });
  for (const key of ["demo-fields", "loss-to-announce"]) await payload.kv.delete(key);
});

const remove = (name = "Casa Juriti", column: "admin" | "editor" = "admin") =>
  roles.ask(column, "/desk/demo/remove", { method: "POST", json: { name } });

const keptOf = (body: { kept: { collection: string; id: number; reason: string }[] }) =>
  body.kept.map(({ collection, id, reason }) => `${collection}/${id} ${reason}`).sort();

const idsOf = async (collection: DemoCollection): Promise<number[]> =>
  (await roles.payload.find({ collection, pagination: false, ...EVERYWHERE })).docs.map(({ id }) => id).sort((one, other) => one - other);

type Change = { collection: "talents" | "posts"; id: number; data: Record<string, unknown>; draft?: boolean };

const update = (change: Change) => roles.payload.update({ ...change, ...EVERYWHERE });

describe("removing the demo", () => {
  it("deletes every record, file and text that the seed made, and is audited", async () => {
    const { payload } = roles;
    await insertAll();
    const before = Object.fromEntries(await Promise.all(DEMO_COLLECTIONS.map(async (slug) => [slug, await count(slug)] as const)));
    const [{ filename } = { filename: "" }] = (await payload.find({ collection: "media", overrideAccess: true })).docs;
    for (const slug of DEMO_COLLECTIONS) assert.ok((before[slug] ?? 0) > 0, slug);
    const { status, body } = await remove();
    assert.equal(status, 200);
    assert.deepEqual(body.removed, before);
    assert.deepEqual([body.kept, body.keptFields], [[], []]);
    for (const slug of DEMO_COLLECTIONS) assert.equal(await count(slug), 0, slug);
    await assert.rejects(access(path.join(environment.dataDir, "media", filename ?? "")), { code: "ENOENT" });
    for (const slug of DEMO_GLOBALS) {
      const text = JSON.stringify(await payload.findGlobal({ slug, locale: "all", depth: 0, overrideAccess: true }));
      assert.doesNotMatch(text, /Juriti|9000|"root"|https:/i, slug);
    }
    const { docs: audit } = await payload.find({ collection: "audit-events", where: { store: { equals: "demo" } }, overrideAccess: true });
    assert.deepEqual([audit[0]?.action, audit[0]?.account], ["delete", roles.session("admin").id]);
    assert.match(audit[0]?.detail ?? "", new RegExp(`talents ${before.talents}`));
  });

  it("leaves what people made, changed or use, and says why", async () => {
    const { payload } = roles;
    const demo = await seedFew();
    await update({ collection: "talents", id: demo.adult, data: { shoes: "39" } });
    await update({ collection: "posts", id: demo.post, data: { title: "Ainda por publicar" }, draft: true });
    const own = {
      consent: await storeConsentOf(demo.child, "Quem assinou"),
      staff: await storeRecord(payload, "staff", { cover: demo.portrait }),
    };
    await payload.updateGlobal({
      slug: "website-texts",
      locale: "pt",
      data: { contact_phone: "+55 (19) 3333-0000" },
      overrideAccess: true,
    });
    const { status, body } = await remove();
    assert.equal(status, 200);
    const kept = [
      `categories/${demo.category} used`,
      `media/${demo.cover} used`,
      `media/${demo.portrait} used`,
      `posts/${demo.post} changed`,
      `talents/${demo.adult} changed`,
      `talents/${demo.child} consents`,
    ];
    assert.deepEqual(keptOf(body), kept.sort());
    assert.deepEqual(body.keptFields, [{ global: "website-texts", field: "contact_phone" }]);
    assert.deepEqual(body.removed, { staff: 1 });
    assert.deepEqual([await idsOf("talents"), await idsOf("staff")], [[demo.adult, demo.child], [own.staff]]);
    assert.deepEqual(await idsOf("consents"), [demo.consent, own.consent]);
    const texts = await payload.findGlobal({ slug: "website-texts", locale: "pt", overrideAccess: true });
    assert.deepEqual([texts.contact_phone, texts.contact_address ?? null], ["+55 (19) 3333-0000", null]);
    const images = await payload.findGlobal({ slug: "website-images", depth: 0, overrideAccess: true });
    assert.equal(images.logo ?? null, null);
    const { agencyName, bookDownload } = await payload.findGlobal({ slug: "customizations", overrideAccess: true });
    assert.deepEqual([agencyName ?? null, bookDownload], [null, false]);
  });

  it("leaves a copy of a record of the demo; no request reads or sets the mark", async () => {
    const { staff } = await seedFew();
    const { status, body: copy } = await roles.ask("editor", `/staff/${staff}/duplicate`, { method: "POST", json: {} });
    assert.equal(status, 200);
    const { body: changed } = await roles.ask("admin", `/staff/${copy.doc.id}`, {
      method: "PATCH",
      json: { demo: "unchanged", name: "Cópia" },
    });
    assert.deepEqual([copy.doc.demo, changed.doc.name, changed.doc.demo], [undefined, "Cópia", undefined]);
    await remove();
    assert.deepEqual(await idsOf("staff"), [copy.doc.id]);
  });

  it("may be repeated, and then removes what has become unused", async () => {
    const demo = await seedFew();
    const own = await storeRecord(roles.payload, "staff", { cover: demo.portrait });
    assert.deepEqual(keptOf((await remove()).body), [`media/${demo.portrait} used`]);
    await roles.payload.delete({ collection: "staff", id: own, overrideAccess: true });
    const { body } = await remove("Agência");
    assert.deepEqual([body.kept, body.removed], [[], { media: 1 }]);
  });

  it("is refused without the agency's name, and to everybody but admins", async () => {
    const { adult, child } = await seedFew();
    assert.equal((await remove("casa")).status, 422);
    assert.equal((await remove("Casa Juriti", "editor")).status, 403);
    assert.deepEqual(await idsOf("talents"), [adult, child]);
  });

  it("leaves a record that somebody is editing", async () => {
    const { payload } = roles;
    const demo = await seedFew();
    const document = { relationTo: "staff", value: demo.staff } as const;
    const user = { relationTo: "users", value: roles.session("editor").id ?? 0 } as const;
    const lock = await payload.create({ collection: "payload-locked-documents", data: { document, user }, overrideAccess: true });
    const { body } = await remove();
    await payload.delete({ collection: "payload-locked-documents", id: lock.id, overrideAccess: true });
    assert.deepEqual(keptOf(body), [`media/${demo.portrait} used`, `staff/${demo.staff} locked`]);
    assert.deepEqual(await idsOf("staff"), [demo.staff]);
  });

  it("leaves a store alone that never had the demo", async () => {
    const { payload } = roles;
    const { adult, child } = await seedFew();
    await payload.kv.delete("demo-fields");
    assert.equal(await planRemoval(payload), null);
    assert.deepEqual((await remove()).body, { removed: {}, kept: [], keptFields: [] });
    assert.deepEqual(await idsOf("talents"), [adult, child]);
  });

  it("tells the site that most pages go on purpose, until it answers", async () => {
    await seedFew();
    const gateway = await startGatewayDouble("a shared secret");
    try {
      Object.assign(environment, { publishUrl: "http://127.0.0.1:9/api/publish", publishSecret: "a shared secret" });
      assert.equal((await remove()).status, 200);
      Object.assign(environment, { publishUrl: gateway.publishUrl });
      await announceLoss(roles.payload);
      await announceLoss(roles.payload);
      assert.deepEqual(
        gateway.publications().map(({ isSigned, body }) => [isSigned, body.loss]),
        [[true, true]],
      );
    } finally {
      await gateway.close();
    }
  });
});
