// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { toNameKey } from "../../shared/text-keys";
import { phoneKey } from "../../../../src/domain/phone";
import { fillSearchTexts } from "../fill-search-texts";
import { toHeightCm, toReference } from "../search-keys";
import { storeRecord } from "../../../tests/builders/records";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});

after(() => roles.close());

const ANSWERS = {
  kind: "getScouted",
  name: "  João  DA Silva",
  phone: "+55 (11) 90000-0001",
  email: "Joao@Example.com ",
  city: "São José, SP",
  height: "138/4.6",
  idempotencyKey: "7f3a91c2-0000-4000-8000-000000000000",
};

const KEYS = {
  nameKey: "joao da silva",
  phoneKey: "11900000001",
  emailKey: "joao@example.com",
  cityKey: "sao jose, sp",
  heightCm: 138,
  reference: "7F3A91C2",
  searchText: "joao da silva sao jose, sp joao@example.com 7f3a91c2",
};

const readEntry = async (id: number) => roles.payload.findByID({ collection: "entries", id, depth: 0, overrideAccess: true });

const keysOf = async (id: number) => {
  const { nameKey, phoneKey, emailKey, cityKey, heightCm, reference, searchText } = await readEntry(id);
  return { nameKey, phoneKey, emailKey, cityKey, heightCm, reference, searchText };
};

describe("search keys", () => {
  for (const [phone, key] of [
    ["+55 (11) 90000-0001", "11900000001"],
    ["011 90000-0001", "11900000001"],
    ["5511900000001", "11900000001"],
    ["55 90000-0001", "55900000001"],
    ["0 15 11 90000-0001", "11900000001"],
    ["+55 011 90000-0001", "11900000001"],
    ["+351 912 345 678", "+351912345678"],
    ["+51 987 654 321", "+51987654321"],
    ["51 98765-4321", "51987654321"],
    ["90000-0001", "900000001"],
    ["Recepção: 11 4000.0001, ramal 5", "1140000001"],
    ["a combinar", ""],
    [null, ""],
  ] as const)
    it(`reduces the phone number ${phone} to ${key === "" ? "nothing" : key}`, () => assert.equal(phoneKey(phone), key));

  it("fold names, and read heights and references", () => {
    assert.equal(toNameKey("Zoë  ÁVILA\tNuñez"), "zoe avila nunez");
    assert.deepEqual([toHeightCm("170"), toHeightCm("170/5.7"), toHeightCm("alta"), toHeightCm(null)], [170, 170, null, null]);
    assert.deepEqual([toReference("7f3a91c2-1"), toReference("another key"), toReference(null)], ["7F3A91C2", null, null]);
  });

  it("are written with a new entry and kept by a change", async () => {
    const id = await storeRecord(roles.payload, "entries", ANSWERS);
    assert.deepEqual(await keysOf(id), KEYS);
    await roles.ask("scout", `/entries/${id}`, { method: "PATCH", json: { status: "seen", nameKey: "forged", searchText: "forged" } });
    assert.deepEqual(await keysOf(id), KEYS);
  });

  it("are added to an entry that an earlier version stored, without a change in its history", async () => {
    const id = await storeRecord(roles.payload, "entries", { ...ANSWERS, idempotencyKey: null });
    await roles.payload.db.updateOne({ collection: "entries", id, data: { searchText: null } });
    await fillSearchTexts(roles.payload);
    assert.equal((await readEntry(id)).searchText, "joao da silva sao jose, sp joao@example.com");
    const events = await roles.payload.count({ collection: "entry-events", where: { entry: { equals: id } }, overrideAccess: true });
    assert.equal(events.totalDocs, 0);
  });
});

describe("the history of an entry", () => {
  const historyOf = async (id: number) => {
    const { docs } = await roles.payload.find({
      collection: "entry-events",
      where: { entry: { equals: id } },
      sort: "id",
      overrideAccess: true,
    });
    return docs.map(({ event, from, to, accountName }) => ({ event, from: from ?? null, to: to ?? null, accountName }));
  };

  it("records each change by staff with the account, and the time of the status", async () => {
    const id = await storeRecord(roles.payload, "entries", { kind: "getScouted" });
    const before = (await readEntry(id)).statusAt ?? "";
    await roles.ask("scout", `/entries/${id}`, { method: "PATCH", json: { notes: "Ligar" } });
    assert.equal((await readEntry(id)).statusAt, before);
    await roles.ask("admin", `/entries/${id}?select[name]=true`, {
      method: "PATCH",
      json: { status: "declined", declineReason: "photos" },
    });
    await roles.ask("admin", `/entries/${id}`, { method: "PATCH", json: { status: "seen" } });
    assert.deepEqual(await historyOf(id), [
      { event: "note", from: null, to: null, accountName: "scout" },
      { event: "status", from: "new", to: "declined/photos", accountName: "admin" },
      { event: "status", from: "declined/photos", to: "seen", accountName: "admin" },
    ]);
    const { declineReason, statusAt } = await readEntry(id);
    assert.equal(declineReason, null);
    assert.ok((statusAt ?? "") > before);
  });

  it("is deleted with the entry, and nobody writes it over HTTP", async () => {
    const id = await storeRecord(roles.payload, "entries");
    await roles.ask("scout", `/entries/${id}`, { method: "PATCH", json: { notes: "Ligar" } });
    const { status } = await roles.ask("admin", "/entry-events", { method: "POST", json: { entry: id, event: "note" } });
    assert.notEqual(status, 201);
    await roles.ask("admin", `/entries/${id}`, { method: "DELETE" });
    assert.deepEqual(await historyOf(id), []);
  });
});
