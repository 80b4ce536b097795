import { PACKAGE_TOKENS, PASSPHRASE, tokenHash } from "../../../tests/fakes/upstream/content/packages";
import type { WireRecord } from "../../../tests/fakes/upstream/content/records";
import { startUpstream, type FakeUpstream } from "../../../tests/fakes/upstream/start-upstream";
import { createUpstreamClient, type UpstreamClient } from "../http";
import { fetchPackage } from "./fetch-package";
import { fetchPicks, reportOpened, sendRow, unlockPackage } from "./package-picks";

let upstream: FakeUpstream;
let client: UpstreamClient;
const OPEN = tokenHash(PACKAGE_TOKENS.open);
const LOCKED = tokenHash(PACKAGE_TOKENS.locked);
const UNKNOWN = tokenHash("nothing");

beforeEach(async () => {
  upstream = await startUpstream();
  client = createUpstreamClient(upstream.settings, { retries: 0 });
});

afterEach(async () => {
  await client.close();
  await upstream.close();
});

const changeRecord = (changes: WireRecord): void => {
  const found = upstream.content.packages[OPEN];
  if (found === undefined) throw new Error("the double has no such package");
  upstream.content.packages[OPEN] = { ...found, record: { ...found.record, ...changes } };
};

const definition = async () => {
  const found = await fetchPackage(client, OPEN);
  if (!found.ok || found.value.state !== "open") throw new Error("the package is not open");
  return found.value.definition;
};

it("reads a package, whose talents show everything without lists of items", async () => {
  expect(await definition()).toEqual({
    packageId: "81",
    title: "Campanha de inverno",
    client: "Estúdio Paineira",
    message: "Seguem as sugestões para o filme.",
    language: "pt",
    expiresAt: "2099-02-20T12:00:00.000Z",
    passphrase: null,
    shows: { measurements: true, age: true, videos: true, contact: true },
    contact: {
      name: "Marina Couto",
      email: "marina@casajuriti.example",
      phone: "+55 (11) 3000-0000",
      call: "tel:+551130000000",
      whatsapp: "5511930000000",
      chat: "https://wa.me/5511930000000",
    },
    talents: ["401", "402", "403"].map((talentId) => ({ talentId, pictures: null, videos: null })),
  });
});

it("reads chosen items under the domain's names, and each talent once", async () => {
  changeRecord({
    talents: [
      { id: 402, pictures: ["compo:3", "book:12", "digitals:5", "other:1", 7], videos: [] },
      { id: "401", pictures: [] },
      { id: "402" },
      {},
      null,
    ],
  });
  expect((await definition()).talents).toEqual([
    {
      talentId: "402",
      pictures: [
        { gallery: "composite", itemId: "3" },
        { gallery: "book", itemId: "12" },
        { gallery: "digitals", itemId: "5" },
      ],
      videos: [],
    },
    { talentId: "401", pictures: [], videos: null },
  ]);
});

it("shows no part that the store does not name, and takes an expiry that it cannot read for passed", async () => {
  changeRecord({ shows: { age: "yes" }, contact: {}, expires_at: "soon", client: "", language: "xx" });
  expect(await definition()).toMatchObject({
    shows: { measurements: false, age: false, videos: false, contact: false },
    contact: null,
    expiresAt: "1970-01-01T00:00:00.000Z",
    client: null,
    language: "pt",
  });
});

it.each(["expired", "revoked"] as const)("tells whom to ask for a package that was %s", async (reason) => {
  const found = await fetchPackage(client, tokenHash(PACKAGE_TOKENS[reason]));
  expect(found).toMatchObject({
    ok: true,
    value: { state: "ended", reason, title: "Campanha de inverno", contact: { name: "Marina Couto" } },
  });
});

it("finds no package under an unknown hash", async () => {
  expect(await fetchPackage(client, UNKNOWN)).toEqual({ ok: true, value: { state: "unknown" } });
});

it.each([500, 503, 403])("fails when the panel answers %i", async (status) => {
  await upstream.setFault({ kind: "status", status, path: /packages/ });
  expect((await fetchPackage(client, OPEN)).ok).toBe(false);
});

it("fails when a package has no title", async () => {
  changeRecord({ title: " " });
  expect(await fetchPackage(client, OPEN)).toEqual({ ok: false, error: { message: "A package cannot be read, title is missing." } });
});

const ROW = { person: { id: "p1", name: "Rui" }, talent: "401", choice: "yes", comment: "Boa", sequence: 3 } as const;

it("stores a row once, and answers the stored sequence", async () => {
  expect(await sendRow(client, { hash: OPEN, row: ROW })).toEqual({ ok: true, value: 3 });
  expect(await sendRow(client, { hash: OPEN, row: { ...ROW, choice: "no", sequence: 2 } })).toEqual({ ok: true, value: 3 });
  await sendRow(client, { hash: OPEN, row: { person: ROW.person, talent: null, message: "Fim", done: true, sequence: 1 } });
  expect(await fetchPicks(client, OPEN)).toEqual({
    ok: true,
    value: {
      people: [{ id: "p1", name: "Rui", message: "Fim", doneAt: "2026-03-01T12:00:00.000Z", sequence: 1 }],
      picks: [{ person: "p1", talent: "401", choice: "yes", comment: "Boa", sequence: 3 }],
    },
  });
});

it("tells a row that no attempt will store from one to send again", async () => {
  const causeAt = async (hash: string, row: object = ROW) => {
    const sent = await sendRow(client, { hash, row: row as typeof ROW });
    return sent.ok ? null : sent.error.cause;
  };
  expect(await causeAt(UNKNOWN)).toBe("gone");
  expect(await causeAt(tokenHash(PACKAGE_TOKENS.revoked))).toBe("gone");
  expect(await causeAt(OPEN, { ...ROW, sequence: 1.5 })).toBe("rejected");
  await upstream.setFault({ kind: "down" });
  expect(await causeAt(OPEN)).toBe("unavailable");
});

it("answers the passphrase's version to the passphrase alone", async () => {
  expect(await unlockPackage(client, { hash: LOCKED, passphrase: PASSPHRASE })).toEqual({ ok: true, value: "version-1" });
  expect(await unlockPackage(client, { hash: LOCKED, passphrase: "guess" })).toMatchObject({ ok: false, error: { cause: "refused" } });
});

it("counts an opening", async () => {
  expect(await reportOpened(client, { hash: OPEN, person: "p1" })).toBe(true);
  expect(upstream.packages.openings.get(OPEN)).toEqual(["p1"]);
  expect(await reportOpened(client, { hash: UNKNOWN, person: "p1" })).toBe(false);
});
