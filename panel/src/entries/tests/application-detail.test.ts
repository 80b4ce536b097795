// First import: it sets the environment that the following modules read when they load.
import "../../../tests/setup/test-environment";

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";

import { formatClock, formatDay, formatTime } from "../../shared/format-time";
import { isMailAddress, mailLink, profileLink } from "../contact-links";
import { describeAge, describeConsent, describeEvent, describeWaiting } from "../describe";
import { formatMeasure, type Measure } from "../format-answers";
import { environment } from "../../environment";
import { forgetLastBatch, readLastBatch, storeLastBatch } from "../last-decision";
import { boardActionOf, reviewActionOf } from "../entry-keys";
import { applicationMessages } from "../words/applications";
import { storeApplication } from "../../../tests/builders/applications";
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

const read = async (id: number, query = "") => (await roles.ask("scout", `/desk/applications/${id}${query}`)).body;

describe("the detail of an application", () => {
  it("is for admins and scouts, and for applications only", async () => {
    const id = await store();
    for (const [column, status] of [
      ["admin", 200],
      ["scout", 200],
      ["editor", 403],
      ["anonymous", 401],
    ] as const)
      assert.equal((await roles.ask(column, `/desk/applications/${id}`)).status, status, column);
    const contact = await storeRecord(roles.payload, "entries");
    for (const path of [`/desk/applications/${contact}`, "/desk/applications/999999", "/desk/applications/x"])
      assert.equal((await roles.ask("scout", path)).status, 404, path);
  });

  it("leads to the neighbours in the board's order, also after it left the board's tab", async () => {
    const [first, second, third] = [await store(), await store(), await store()];
    const neighbours = async (id: number, query = "") => {
      const { previous, next } = await read(id, query);
      return [previous, next];
    };
    assert.deepEqual(await neighbours(second), [first, third]);
    assert.deepEqual(await neighbours(first), [null, second]);
    await roles.ask("scout", "/desk/decisions", { method: "POST", json: { ids: [second], status: "contacted" } });
    assert.deepEqual(await neighbours(second), [first, third]);
    assert.deepEqual(await neighbours(first), [null, third]);
    assert.deepEqual(await neighbours(second, "?status=contacted"), [null, null]);
    // Decided applications are sorted newest first.
    assert.deepEqual(await neighbours(second, "?status=all"), [third, first]);
  });

  it("has the photos in the order of the form", async () => {
    const photos = [await storeRecord(roles.payload, "entry-photos"), await storeRecord(roles.payload, "entry-photos")];
    const names = await Promise.all(
      photos.map(async (id) => (await roles.payload.findByID({ collection: "entry-photos", id, overrideAccess: true })).filename),
    );
    assert.deepEqual((await read(await store({ photos: photos.toReversed() }))).photos, names.toReversed());
  });

  it("merges the history of the same person, but not of one who shares a phone number", async () => {
    const phone = "(11) 90000-4321";
    const [id, again, sibling] = [await store({ phone }), await store(), await store({ name: "Outra Pessoa", phone })];
    for (const entry of [again, sibling, id])
      await roles.ask("scout", "/desk/decisions", { method: "POST", json: { ids: [entry], status: "seen" } });
    const { history, duplicates } = await read(id);
    assert.deepEqual(
      history.map(({ entry, event, to, accountName }: Record<string, unknown>) => [entry, event, to, accountName]),
      [
        [id, "status", "seen", "scout"],
        [again, "status", "seen", "scout"],
      ],
    );
    assert.deepEqual(
      duplicates.map((duplicate: { id: number; reasons: string[] }) => [duplicate.id, duplicate.reasons]),
      [
        [sibling, ["phone"]],
        [again, ["person"]],
      ],
    );
  });
});

describe("an application's answers", () => {
  it("are formatted as the site shows them", () => {
    const answers: [Measure, string | null, string, shown: string | null][] = [
      ["height", "138/4.6", "pt", "1,38 m"],
      ["height", "138/4.6", "en", `1.38 m · 4'6"`],
      ["height", "170", "pt", "1,70 m"],
      ["height", "alta", "pt", "alta"],
      ["height", null, "pt", null],
      ["bust", "90/35.4", "pt", "90 cm"],
      ["waist", "?", "pt", "?"],
      ["hips", null, "pt", null],
      ["shoes", "33.5", "pt", "33,5 BR"],
      ["shoes", "33.5", "en", "33.5 BR"],
      ["jeans", "8x34", "pt", "8x34"],
      ["hair", "Brown", "pt", "Marrom"],
      ["hair", "Pink", "pt", "Pink"],
      ["eyes", "brown", "pt", "Castanho"],
      ["eyes", "Brown", "en", "Brown"],
    ];
    assert.deepEqual(
      answers.map(([measure, answer, language]) => formatMeasure(measure, answer, language)),
      answers.map(([, , , shown]) => shown),
    );
    assert.deepEqual([formatDay("2016-03-09"), formatDay("x"), formatDay(null)], ["09/03/2016", "x", null]);
    assert.deepEqual([formatTime("2026-11-23T12:05:00Z"), formatTime("x")], ["23/11/2026, 09:05", null]);
    const { timeZone } = environment;
    environment.timeZone = "Europe/Lisbon";
    assert.deepEqual([formatTime("2026-11-23T12:05:00Z"), formatClock("2026-11-23T12:05:00Z")], ["23/11/2026, 12:05", "12:05"]);
    environment.timeZone = timeZone;
  });
});

describe("an application in words", () => {
  const [pt, en] = [applicationMessages("pt"), applicationMessages("en")];

  it("says its age and how long it has waited", () => {
    const now = new Date("2026-11-23T12:00:00Z");
    assert.deepEqual([describeAge(10, pt), describeAge(1, en), describeAge(null, pt)], ["10 anos", "1 year", "sem idade"]);
    assert.deepEqual(
      ["2026-11-23T11:00:00Z", "2026-11-22T11:00:00Z", "2026-11-13T12:00:00Z"].map((at) => describeWaiting(at, now, pt)),
      ["hoje", "há 1 dia", "há 10 dias"],
    );
  });

  it("says what was decided", () => {
    const event = { id: 1, entry: 1, event: "status", accountName: null, from: "new", to: "declined/age", text: null, at: "" } as const;
    assert.equal(describeEvent(event, pt), "Nova → Recusada (Idade)");
    assert.equal(describeEvent({ ...event, event: "note" }, en), "Note changed");
  });

  it("says who consented, and whether the guardian confirmed", () => {
    const given = { guardian: "Beatriz $& Demo", consentAt: "2026-11-01T12:00:00.000Z", consentVersion: "1" };
    assert.deepEqual(describeConsent(given, 10, en), [
      "Beatriz $& Demo allowed the data and photos to be used for evaluating the profile, on 01/11/2026, 09:00 (wording version 1).",
    ]);
    assert.deepEqual(describeConsent({}, 10, pt), [pt.consentMissing]);
    assert.deepEqual(describeConsent({}, 18, pt), [pt.consentNotNeeded]);
    assert.deepEqual(describeConsent({ confirmation: "confirmed", confirmedAt: "2026-11-02T12:00:00.000Z" }, null, pt), [
      pt.consentMissing,
      "O responsável confirmou pelo e-mail em 02/11/2026, 09:00.",
    ]);
  });
});

describe("contact links", () => {
  it("open mail and profiles", () => {
    assert.equal(mailLink("ana@example.com", { subject: "Olá", body: "a\nb" }), "mailto:ana@example.com?subject=Ol%C3%A1&body=a%0Ab");
    assert.equal(profileLink("@ana.demo", "instagram"), "https://www.instagram.com/ana.demo");
    assert.equal(profileLink("https://instagram.com/ana.demo/?x=1", "instagram"), "https://www.instagram.com/ana.demo");
    assert.equal(profileLink("ana", "tiktok"), "https://www.tiktok.com/@ana");
  });

  it("are missing where an answer is no address or profile", () => {
    for (const text of ["ana@x?cc=y@z", "ana@x.example, bia@x.example", "Ana <ana@x.example>", "", null])
      assert.equal(isMailAddress(text), false);
    assert.deepEqual(
      [profileLink("javascript:alert(1)", "instagram"), profileLink("https://evil.example/ana", "instagram"), profileLink("", "tiktok")],
      [null, null, null],
    );
  });
});

describe("keys", () => {
  const press = (key: string, over = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    isTyping: false,
    ...over,
  });

  it("have one action each", () => {
    assert.deepEqual(reviewActionOf(press("j")), { kind: "next" });
    assert.deepEqual(reviewActionOf(press("J")), { kind: "next" });
    assert.deepEqual(reviewActionOf(press("ArrowLeft")), { kind: "previous" });
    assert.deepEqual(reviewActionOf(press("3")), { kind: "decide", status: "contacted" });
    assert.deepEqual(reviewActionOf(press("5")), { kind: "decide", status: "declined" });
    assert.equal(reviewActionOf(press("constructor")), null);
    assert.deepEqual(boardActionOf(press("x")), { kind: "select" });
    assert.deepEqual(boardActionOf(press("5")), { kind: "decide", status: "declined" });
  });

  it("do nothing while a person types, holds a modifier or keeps the key down", () => {
    for (const over of [{ isTyping: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])
      assert.equal(reviewActionOf(press("j", over)), null);
    assert.equal(boardActionOf(press("x", { isTyping: true })), null);
    // A key that is held down moves along the board, but decides only once.
    assert.deepEqual(boardActionOf(press("j", { repeat: true })), { kind: "next" });
    assert.equal(boardActionOf(press("2", { repeat: true })), null);
  });
});

describe("the last decision of a tab", () => {
  const memoryStore = () => {
    const values = new Map<string, string>();
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
  };

  it("is kept until it is forgotten, and the newest replaces the one before", () => {
    const tab = memoryStore();
    assert.equal(readLastBatch(tab), null);
    storeLastBatch(tab, "one");
    storeLastBatch(tab, "two");
    forgetLastBatch(tab, "one");
    assert.equal(readLastBatch(tab), "two");
    forgetLastBatch(tab, "two");
    assert.equal(readLastBatch(tab), null);
  });

  it("is ignored when the storage holds something else", () => {
    const tab = memoryStore();
    tab.setItem("desk-last-decision", "{");
    assert.equal(readLastBatch(tab), null);
  });
});
