// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";

import sharp from "sharp";

import { fittingCategory } from "../../talents/age-categories";
import { ageOfBirthdate } from "../../../../src/domain/age";
import { addDays, yearsBefore } from "../../../../src/domain/day";
import { createEntryWriter } from "../write-entry";
import { EMPTY_ENTRY_FIELDS } from "../../contract/entry";
import { formatQuery, parseQuery } from "../entry-lists";
import { dayOf, startOfDay } from "../../shared/agency-days";
import { sealSearch } from "../search-where";
import { storeApplication } from "../../../tests/builders/applications";
import { aPhoto } from "../../../tests/builders/photos";
import { storeRecord } from "../../../tests/builders/records";
import { openRoleSessions, type RoleSessions } from "../../../tests/setup/role-sessions";

let roles: RoleSessions;

before(async () => {
  roles = await openRoleSessions();
});

after(() => roles.close());

beforeEach(async () => {
  await roles.payload.delete({ collection: "entries", where: { id: { exists: true } } });
});

const store = (over: Record<string, unknown> = {}): Promise<number> => storeApplication(roles.payload, over);

type Card = { id: number; flags: string[]; duplicates: number; age: number; category: string; face: string | null };

const ask = async (query: string) => (await roles.ask("scout", `/desk/applications?${query}`)).body;

const idsOf = async (query: string): Promise<number[]> => (await ask(query)).cards.map(({ id }: Card) => id);

const cardOf = async (id: number): Promise<Card> => (await ask("status=all")).cards.find((card: Card) => card.id === id);

/** The birthdate of somebody who turns so many years old on a day. */
const bornBefore = (day: string, years: number): string => yearsBefore(day, years).replace("-02-29", "-02-28");

describe("the list of applications", () => {
  it("is for admins and scouts", async () => {
    await store();
    for (const [column, status] of [
      ["admin", 200],
      ["scout", 200],
      ["editor", 403],
      ["anonymous", 401],
    ] as const) {
      const answer = await roles.ask(column, "/desk/applications");
      assert.equal(answer.status, status, column);
      assert.equal(answer.headers.get("Cache-Control"), "no-store");
      if (status !== 200) assert.doesNotMatch(JSON.stringify(answer.body), /Ana/);
    }
  });

  it("shows new applications, the oldest first, and counts each status", async () => {
    const [first, second] = [await store(), await store()];
    const declined = await store({ status: "declined", declineReason: "age" });
    await storeRecord(roles.payload, "entries", { kind: "contact" });
    assert.deepEqual(await idsOf(""), [first, second]);
    assert.deepEqual(await idsOf("status=declined"), [declined]);
    assert.deepEqual((await ask("")).counts, { new: 2, seen: 0, contacted: 0, accepted: 0, declined: 1 });
  });

  it("filters by age on the day, gender, city, height and date", async () => {
    const today = dayOf(new Date());
    const tomorrow = addDays(today, 1);
    const createdAt = startOfDay(today);
    const birthdate = bornBefore(today, 9);
    const turnsNineToday = await store({ createdAt, birthdate, gender: "man", city: "Belém, PA", height: "120/3.11" });
    const adult = await store({ createdAt, birthdate: "1990-05-05", height: "178/5.10" });
    for (const [query, ids] of [
      ["age=9", [turnsNineToday]],
      ["age=10-", [adult]],
      ["age=-8", []],
      ["age=-17", [turnsNineToday]],
      ["gender=man", [turnsNineToday]],
      ["city=belem", [turnsNineToday]],
      ["height=100-130", [turnsNineToday]],
      ["height=170-", [adult]],
      [`from=${today}&until=${today}`, [turnsNineToday, adult]],
      [`from=${tomorrow}`, []],
      ["age=x&gender=x&from=x&height=x&page=x", [turnsNineToday, adult]],
    ] as const)
      assert.deepEqual(await idsOf(query), [...ids], query);
    assert.equal((await ask("age=9")).counts.new, 1);
  });

  it("finds by words of the name, digits of the phone, e-mail and reference, in every status", async () => {
    const id = await store({
      name: "João Pedro Ávila",
      phone: "+55 (11) 90000-1234",
      email: "joao@example.com",
      idempotencyKey: "7f3a91c2-0000-4000-8000-000000000000",
      status: "seen",
    });
    await store({ name: "Pedro Outro" });
    const spellings = ["+55 11 90000-1234", "5511900001234", "+55 011 90000-1234", "0 15 11 90000-1234", "0055 11 90000-1234"];
    for (const q of ["avila joao", "JOÃO", "90000-1234", "(11) 90000", ...spellings, "joao@", "7f3a91c2"])
      assert.deepEqual(await idsOf(`q=${sealSearch(q)}`), [id], q);
    assert.deepEqual(await idsOf(`q=${sealSearch("avila")}&status=new`), []);
    assert.deepEqual(await idsOf(`q=${sealSearch("%")}`), []);
  });

  it("finds a number abroad by its country, and not the Brazilian number with the same digits", async () => {
    const abroad = await store({ name: "Inés", phone: "+51 987 654 321" });
    const inPortoAlegre = await store({ name: "Rita", phone: "+55 (51) 98765-4321" });
    for (const q of ["+51 987 654 321", "0051 987 654 321", "+51 987"]) assert.deepEqual(await idsOf(`q=${sealSearch(q)}`), [abroad], q);
    for (const q of ["+55 51 98765-4321", "051 98765-4321", "987654321"])
      assert.deepEqual(new Set(await idsOf(`q=${sealSearch(q)}`)), new Set([abroad, inPortoAlegre]), q);
  });

  it("divides into pages of 48", async () => {
    for (let count = 0; count < 50; count += 1) await store();
    const first = await ask("");
    assert.deepEqual([first.cards.length, first.total, first.pages], [48, 50, 2]);
    assert.equal((await idsOf("page=2")).length, 2);
  });
});

describe("a card", () => {
  it("has the age, the category that fits and the photo of the face", async () => {
    const writer = createEntryWriter(roles.payload);
    const entry = { kind: "getScouted" as const, ...EMPTY_ENTRY_FIELDS, name: "Ana", birthdate: bornBefore(dayOf(new Date()), 13) };
    const { id } = await writer({ entry, photos: [await aPhoto(), await aPhoto()], idempotencyKey: null });
    const { age, category, face } = await cardOf(Number(id));
    assert.deepEqual([age, category], [13, "teens"]);
    const photos = await roles.payload.find({ collection: "entry-photos", sort: "id", overrideAccess: true });
    assert.equal(face, photos.docs[0]?.filename);
  });

  it("is flagged as the same person by name and birthdate, and as the same contact by phone or e-mail", async () => {
    const child = await store({ name: "Ana  Ávila", phone: "(11) 90000-1111" });
    const again = await store({ name: "ana avila", phone: "11 95555-5555", status: "declined" });
    const sibling = await store({ name: "Bia Ávila", phone: "+55 11 90000-1111", birthdate: "2018-01-01" });
    const other = await store({ name: "Ana Ávila", birthdate: "2010-01-01" });
    const flagsOf = async (id: number) => (await cardOf(id)).flags;
    assert.deepEqual(await flagsOf(child), ["samePerson", "sameContact"]);
    assert.equal((await cardOf(child)).duplicates, 2);
    assert.deepEqual(await flagsOf(again), ["samePerson"]);
    assert.deepEqual(await flagsOf(sibling), ["sameContact"]);
    assert.deepEqual(await flagsOf(other), []);
  });

  it("is flagged when another application of the person was accepted, until it is decided on itself", async () => {
    const again = await store({ name: "Ana Ávila" });
    const accepted = await store({ name: "ana avila", status: "accepted" });
    const declined = await store({ name: "Ana Avila", status: "declined" });
    const flagsOf = async (id: number) => (await cardOf(id)).flags;
    assert.deepEqual(await flagsOf(again), ["alreadyAccepted"]);
    assert.deepEqual(await flagsOf(accepted), ["samePerson"]);
    assert.deepEqual(await flagsOf(declined), ["samePerson"]);
  });

  it("is flagged by any spelling of one number, not by the digits of a number in another country or in an unknown city", async () => {
    const none = { email: null };
    const peru = await store({ ...none, name: "A", phone: "+51 987 654 321" });
    const samePeru = await store({ ...none, name: "B", phone: "0051 987654321" });
    const portoAlegre = await store({ ...none, name: "C", phone: "(51) 98765-4321" });
    const cityless = [await store({ ...none, name: "D", phone: "90000-7777" }), await store({ ...none, name: "E", phone: "90000-7777" })];
    for (const id of [peru, samePeru]) assert.deepEqual((await cardOf(id)).flags, ["sameContact"]);
    for (const id of [portoAlegre, ...cityless]) assert.deepEqual((await cardOf(id)).flags, []);
  });

  it("is not a duplicate of applications that also gave no phone or e-mail", async () => {
    const ids = [await store({ name: "A", phone: null, email: null }), await store({ name: "B", phone: "a combinar", email: null })];
    for (const id of ids) assert.deepEqual((await cardOf(id)).flags, []);
  });

  it("is flagged for a minor without consent or without the guardian's confirmation, for deleted photos and for notes", async () => {
    const ids = [
      await store({ consentAt: null }),
      await store({ confirmation: "waiting" }),
      await store({ confirmation: "impossible" }),
      await store({ confirmation: "confirmed" }),
      await store({ birthdate: "1990-01-01", guardian: null, consentAt: null, confirmation: "waiting" }),
      await store({ photosDeletedAt: new Date().toISOString(), notes: "Ligar" }),
    ];
    const flags = (await Promise.all(ids.map(cardOf))).map((card) => card.flags.filter((flag) => !flag.startsWith("same")));
    assert.deepEqual(flags, [["noConsent"], ["unconfirmed"], ["notConfirmable"], ["confirmed"], [], ["photosDeleted", "note"]]);
  });
});

describe("days and queries", () => {
  it("count ages in whole years", () => {
    assert.deepEqual(
      [
        ageOfBirthdate("2016-11-23", "2026-11-23"),
        ageOfBirthdate("2016-11-24", "2026-11-23"),
        ageOfBirthdate("2027-01-01", "2026-11-23"),
        ageOfBirthdate("x", "2026-11-23"),
      ],
      [10, 9, null, null],
    );
    assert.deepEqual(
      [fittingCategory(11), fittingCategory(12), fittingCategory(18), fittingCategory(null)],
      ["kids", "teens", "talents", null],
    );
    assert.equal(dayOf(new Date("2026-11-23T02:59:00Z")), "2026-11-22");
  });

  it("survive a round through the address", () => {
    for (const address of [
      "",
      "?status=seen&age=8-12&gender=man&city=Bel%C3%A9m&height=120-&from=2026-11-01&page=3",
      "?since=2026-11-22T14%3A03%3A00.000Z",
    ]) {
      const query = parseQuery("applications", Object.fromEntries(new URLSearchParams(address)));
      assert.equal(formatQuery(query), address);
    }
  });
});

describe("the preview of an applicant's photo", () => {
  it("is a smaller copy, for admins and scouts only", async () => {
    const large = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: "#a05030" } })
      .jpeg()
      .toBuffer();
    const file = { data: large, mimetype: "image/jpeg", name: `${crypto.randomUUID()}.jpg`, size: large.length };
    const { filename } = await roles.payload.create({ collection: "entry-photos", data: {}, file, overrideAccess: true });
    for (const [column, isAllowed] of [
      ["admin", true],
      ["scout", true],
      ["editor", false],
      ["anonymous", false],
    ] as const) {
      const { status, headers, body } = await roles.ask(column, `/entry-photos/preview/card/${filename}`);
      assert.equal(status === 200, isAllowed, `${column}: ${status}`);
      if (!isAllowed) continue;
      assert.equal((await sharp(body).metadata()).height, 480);
      assert.match(headers.get("Cache-Control") ?? "", /^private,/);
    }
    assert.equal((await roles.ask("scout", `/entry-photos/preview/huge/${filename}`)).status, 404);
    assert.equal((await roles.ask("scout", "/entry-photos/preview/card/..%2Fpanel.db")).status, 404);
  });
});
