// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import type { Hono } from "hono";

import { belongToTalent } from "../../talents/talent-pictures";
import { createContract } from "../../contract/app";
import { localFiles } from "../../media/local-files";
import { createPayloadStore } from "../../payload-store";
import { anUpload } from "../../../tests/builders/photos";
import { CREDENTIALS, signedIn } from "../../../tests/setup/contract-client";
import { openStore, type TestStore } from "../../../tests/setup/open-store";

let opened: TestStore;
let app: Hono;
let category: number;

before(async () => {
  opened = await openStore();
  app = createContract({
    store: createPayloadStore(opened.payload),
    credentials: CREDENTIALS,
    secret: "secret of the tests",
    files: localFiles(`${opened.dataDir}/media`),
    onError: (error) => assert.fail(error),
  });
  category = (await opened.payload.create({ collection: "categories", data: { category: "kids" } })).id;
});
after(() => opened.close());

const CREDITS = [
  { year: 2023, kind: "theatre" as const, title: "A Casa de Vidro", role: "Lia" },
  { year: 2025, kind: "film" as const, title: "Maré Alta", production: "Filmes do Cais" },
  { year: 2024, kind: "film" as const, title: "O Farol" },
];

/** A published talent with digitals of two days and credits. */
const publish = async (birthdate: string, scopes: ("site" | "digitals")[] | null) => {
  const { payload } = opened;
  const files = [];
  for (const date of ["2025-11-02T12:00:00.000Z", "2026-03-01T12:00:00.000Z"])
    files.push({ date, media: await payload.create({ collection: "media", data: {}, file: await anUpload() }) });
  const data = {
    name: "Ana Exemplo",
    gender: "woman" as const,
    birthdate,
    categories: [category],
    digitals: files.map(({ date, media }) => ({ date, picture: media.id })),
    credits: CREDITS,
  };
  const { id } = await payload.create({ collection: "talents", data: { ...data, _status: "draft" } });
  const consent =
    scopes &&
    (await payload.create({
      collection: "consents",
      data: { talent: id, givenBy: "guardian", person: "Responsável", scopes, givenAt: "2026-01-01T12:00:00.000Z" },
    }));
  await payload.update({ collection: "talents", id, data: { _status: "published" } });
  return { id, consent, file: files[1]?.media.filename ?? "" };
};

const setSwitch = (minorsDigitals: boolean) => opened.payload.updateGlobal({ slug: "customizations", data: { minorsDigitals } });

const read = async (id: number) => {
  const { integration } = await signedIn(app);
  const profile = await integration(`/api/talent/profile?id=${id}`);
  const list = await integration("/api/talents?paginate=1000");
  return { profile: profile.body.data, listed: list.body.data.find((talent: { id: number }) => talent.id === id) };
};

/** Days of the digitals in the profile, `digitals_at` of the list, and whether the newest file is sent. */
const shown = async ({ id, file }: { id: number; file: string }) => {
  const { profile, listed } = await read(id);
  const { digitals_at = null } = listed;
  const { status } = await app.request(`/storage/${file}`);
  return { days: profile.digitals.map(({ date }: { date: string }) => date), digitals_at, isSent: status === 200 };
};

const EVERYTHING = { days: ["2026-03-01", "2025-11-02"], digitals_at: "2026-03-01", isSent: true };
const NOTHING = { days: [], digitals_at: null, isSent: false };

describe("digitals on the wire and under /storage", () => {
  it("are an adult's, newest first, whatever the switch", async () => {
    await setSwitch(false);
    assert.deepEqual(await shown(await publish("1990-03-09", null)), EVERYTHING);
  });

  for (const [isOn, scopes, expected] of [
    [false, ["site", "digitals"], NOTHING],
    [true, ["site"], NOTHING],
    [true, ["site", "digitals"], EVERYTHING],
  ] as const)
    it(`are ${expected === EVERYTHING ? "" : "not "}a minor's with the switch ${isOn ? "on" : "off"} and a consent for ${scopes.join(", ")}`, async () => {
      await setSwitch(isOn);
      assert.deepEqual(await shown(await publish("2016-03-09", [...scopes])), expected);
    });

  it("end with the consent for them, which leaves the talent on the site", async () => {
    await setSwitch(true);
    const talent = await publish("2016-03-09", ["site", "digitals"]);
    assert.deepEqual(await shown(talent), EVERYTHING);
    await opened.payload.update({ collection: "consents", id: talent.consent?.id ?? 0, data: { scopes: ["site"] } });
    assert.deepEqual(await shown(talent), NOTHING);
  });

  it("follow a changed birthdate", async () => {
    await setSwitch(false);
    const talent = await publish("1990-03-09", ["site"]);
    await opened.payload.update({ collection: "talents", id: talent.id, data: { birthdate: "2016-03-09" } });
    assert.deepEqual(await shown(talent), NOTHING);
  });

  it("may not be pictures of the home page", async () => {
    const { id } = await publish("1990-03-09", null);
    const { digitals } = await opened.payload.findByID({ collection: "talents", id, depth: 0 });
    assert.equal(await belongToTalent(opened.payload, [Number(digitals?.[0]?.picture)]), true);
  });
});

describe("credits on the wire", () => {
  it("have all fields in a profile, and their kinds once in a list", async () => {
    const { id } = await publish("1990-03-09", null);
    const { profile, listed } = await read(id);
    assert.deepEqual(
      profile.credits.map(({ id: _, ...credit }: { id: string }) => credit),
      CREDITS.map((credit) => ({ role: null, production: null, ...credit })),
    );
    assert.deepEqual(listed.credit_kinds, ["film", "theatre"]);
  });

  it("are gone from list and profile once they are deleted", async () => {
    const { id } = await publish("1990-03-09", null);
    await opened.payload.update({ collection: "talents", id, data: { credits: [], digitals: [] } });
    const { profile } = await read(id);
    assert.deepEqual([profile.credits, profile.digitals, profile.credit_kinds, profile.digitals_at], [[], [], undefined, undefined]);
  });
});
