import assert from "node:assert/strict";
import { it } from "node:test";

import type { AuditEvent } from "../../payload-types";
import { groupVisits } from "../visits";

let lastId = 0;

/** A reading of an application by account 1; `at` is a time on 23 November in São Paulo. */
const event = (at: string, over: Partial<AuditEvent> = {}): AuditEvent => {
  const createdAt = new Date(`2026-11-23T${at}-03:00`).toISOString();
  return {
    id: (lastId += 1),
    account: 1,
    accountName: "Bia",
    action: "read",
    store: "entries",
    record: "5",
    subjects: ["child", "guardian"],
    updatedAt: createdAt,
    createdAt,
    ...over,
  };
};

const photos = { store: "entry-photos", record: "8, 9", subjects: ["guardian", "child"], detail: "files" };

const summary = (events: AuditEvent[]) =>
  groupVisits(events).map(({ steps }) =>
    steps.map(({ action, store, records, details }) => [`${action} ${store} ${records}`, ...details].join(" ")),
  );

it("one opening, what was changed meanwhile and the photos of the same person are one visit", () => {
  const events = [
    event("09:00:00"),
    event("09:00:01"),
    event("09:00:03", photos),
    event("09:05:00", { action: "change", detail: "status, statusAt" }),
    event("09:20:00", { action: "change", detail: "notes, status" }),
    event("09:20:01"),
  ];
  assert.deepEqual(summary(events), [["read entries 5", "read entry-photos 8,9 files", "change entries 5 status statusAt notes"]]);
  const [visit] = groupVisits(events);
  assert.deepEqual([visit?.day, visit?.from, visit?.to], ["2026-11-23", "2026-11-23T12:00:00.000Z", "2026-11-23T12:20:01.000Z"]);
});

it("another person, another account, a pause of more than half an hour and another day begin a visit", () => {
  const sibling = { record: "6", subjects: ["guardian", "sibling"] };
  assert.equal(groupVisits([event("09:00:00"), event("09:01:00", sibling)]).length, 2);
  assert.equal(groupVisits([event("09:00:00"), event("09:01:00", { account: 2 })]).length, 2);
  assert.equal(groupVisits([event("09:00:00"), event("09:30:01")]).length, 2);
  assert.equal(groupVisits([event("09:00:00"), event("09:25:00"), event("09:50:00")]).length, 1);
  assert.equal(groupVisits([event("23:59:00"), event("23:59:00", { createdAt: "2026-11-24T03:01:00.000Z" })]).length, 2);
});

it("records without people, such as those of erased ones, are told apart by their numbers", () => {
  assert.equal(groupVisits([event("09:00:00", { subjects: [] }), event("09:01:00", { subjects: [], record: "6" })]).length, 2);
});

it("repeated lists of one screen are one visit with every record, newest visits first", () => {
  const list: Partial<AuditEvent> = { action: "list", subjects: [] };
  const events = [
    event("09:00:00", { ...list, record: "1, 2" }),
    event("09:01:00", { ...list, record: "2, 3" }),
    event("09:02:00", { ...list, store: "consents", record: "1" }),
  ];
  assert.deepEqual(summary(events), [["list consents 1"], ["list entries 1,2,3"]]);
});

it("each export is a visit", () => {
  assert.equal(groupVisits([event("09:00:00", { action: "export" }), event("09:01:00", { action: "export" })]).length, 2);
});
