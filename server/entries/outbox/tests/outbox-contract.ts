import type { ReceivedEntry } from "../../../../src/domain/entry";
import type { PackageRow } from "../../../../src/domain/package";
import type { EntryRow } from "../entry-rows";
import type { Acknowledged, Outbox, Submission } from "../outbox";
import { DuplicateRowError } from "../outbox-sql";

/** Storage that a test may open several times: as several gateways, or as one gateway after a restart. */
export interface ContractStorage {
  open: () => Promise<Outbox>;
  /** The clock of all of them, in milliseconds. */
  clock: { now: number };
}

type ContractTest = (storage: ContractStorage) => Promise<void>;

const DAY = 24 * 60 * 60_000;
const PHOTOS = [Buffer.from("first photo"), Buffer.from("second photo")];

const submissionOf = (text: string, key: string | null = null): Submission => ({ key, body: [Buffer.from(text)] });

export const anEnquiry = (name: string): ReceivedEntry => ({
  kind: "contact",
  answers: { name, email: "ana@familia.example", phone: "+55 (11) 90000-0001", message: "Olá" },
  locale: "pt",
  selection: [],
});

const anApplication = (name: string): ReceivedEntry => ({
  kind: "getScouted",
  answers: {
    ...{ name, gender: "female", birthdate: "2016-03-09", age: 10, phone: "+55 (11) 90000-0001", email: "ana@familia.example" },
    ...{ city: "Cidade Inventada", instagram: null, tiktok: null, heightCm: 138, bustCm: null, waistCm: null, hipsCm: null },
    ...{ jeans: 10, shoes: 33, hair: "Brown", eyes: "Brown", guardian: "Pai de Exemplo", consent: null },
  },
  locale: "pt",
  selection: [],
});

export const addContact = (outbox: Outbox, text: string, key: string | null = null): Promise<Acknowledged & { key: string }> =>
  outbox.add({ entry: anEnquiry(text), photos: [] }, submissionOf(text, key));

export const addApplication = (outbox: Outbox, text: string): Promise<Acknowledged & { key: string }> =>
  outbox.add({ entry: anApplication(text), photos: PHOTOS }, submissionOf(text));

/** The entry, leased by this gateway. */
export const leased = async (outbox: Outbox, reference: string, now: number): Promise<EntryRow> => {
  const row = await outbox.entries.find(reference);
  const held = row === null ? null : await outbox.entries.lease(row, now);
  if (held === null) throw new Error(`${reference} cannot be leased`);
  return held;
};

const failedAttempt = (now: number, mayRetryEarly = false) => ({
  ...{ triedAt: now, dueAt: now + 10 * 60_000, reason: "The panel answered 503.", isOwn: false, mayRetryEarly },
});

export const aPick = (sequence: number, talent: string | null = "401"): PackageRow => {
  const person = { id: "7f3a91c2-0000-4000-8000-000000000000", name: "Rui" };
  if (talent === null) return { person, talent, message: "Obrigado", done: true, sequence };
  return { person, talent, choice: "yes", comment: `comentário ${sequence}`, sequence };
};

const referencesOf = (rows: readonly { reference: string }[]): string[] => rows.map(({ reference }) => reference);

const ENTRIES: Readonly<Record<string, ContractTest>> = {
  "opens an entry with its photos after a restart": async ({ open, clock }) => {
    const { reference, key } = await addApplication(await open(), "um");
    const again = await open();
    const [row] = await again.entries.due(clock.now, 10);
    const entry = row === undefined ? null : await again.open(row);
    expect([row?.reference, entry?.entry.answers.name, entry?.photos]).toEqual([reference, "um", PHOTOS]);
    expect((await again.findFamilyPage(reference, key))?.reference).toBe(reference);
    expect(await again.findFamilyPage(reference, "x".repeat(22))).toBeNull();
  },
  "gives a repeated submission the first answer on every gateway, and refuses another body under its key": async ({ open }) => {
    const added = await addContact(await open(), "um", "a key");
    const other = await open();
    expect(await other.findAcknowledged(submissionOf("um", "a key"))).toEqual({ ok: true, value: added });
    expect(await other.findAcknowledged(submissionOf("dois", "a key"))).toEqual({ ok: false, error: "other-body" });
    expect(await other.findAcknowledged(submissionOf("um", "another key"))).toEqual({ ok: true, value: null });
    await expect(addContact(other, "dois", "a key")).rejects.toThrow(DuplicateRowError);
    expect(await other.entries.all()).toHaveLength(1);
  },
  "recognises the same body without a key for ten minutes": async ({ open, clock }) => {
    const added = await addContact(await open(), "um");
    expect(await (await open()).findAcknowledged(submissionOf("um"))).toEqual({ ok: true, value: added });
    clock.now += 11 * 60_000;
    expect(await (await open()).findAcknowledged(submissionOf("um"))).toEqual({ ok: true, value: null });
  },
  "signs alike on every gateway": async ({ open }) => {
    expect((await open()).sign("a text")).toBe((await open()).sign("a text"));
  },
  "returns a postponed entry when it is due": async ({ open, clock }) => {
    const outbox = await open();
    const { reference } = await addContact(outbox, "um");
    const { id } = await leased(outbox, reference, clock.now);
    expect(await outbox.entries.postpone(id, failedAttempt(clock.now))).toBe(1);
    expect(await outbox.entries.due(clock.now, 10)).toEqual([]);
    expect(await outbox.entries.due(clock.now + 10 * 60_000, 10)).toMatchObject([{ id, tries: 1, tried_at: clock.now, own_failures: 0 }]);
  },
  "lists a dead letter until it is requeued": async ({ open, clock }) => {
    const outbox = await open();
    const [waiting, dead] = [await addContact(outbox, "um"), await addContact(outbox, "dois")];
    await outbox.entries.markDead((await leased(outbox, dead.reference, clock.now)).id, "rejected");
    expect(referencesOf(await outbox.entries.first())).toEqual([dead.reference, waiting.reference]);
    expect(referencesOf(await outbox.entries.due(clock.now, 10))).toEqual([waiting.reference]);
    expect(await outbox.entries.summary()).toEqual({ waiting: 1, dead: 1, oldestWaitingAt: clock.now });
    expect(await outbox.entries.requeue(dead.reference, clock.now)).toBe(1);
    expect(await outbox.entries.requeue(waiting.reference, clock.now)).toBe(0);
    expect(await outbox.entries.due(clock.now, 10)).toHaveLength(2);
  },
  "makes the least tried entry due early, then the others, and each only once": async ({ open, clock }) => {
    const outbox = await open();
    for (const text of ["um", "dois", "três"]) {
      const { id } = await leased(outbox, (await addContact(outbox, text)).reference, clock.now);
      await outbox.entries.postpone(id, failedAttempt(clock.now, text !== "três"));
    }
    expect(await outbox.entries.makeOneEarlyRetryDue(clock.now)).toBe(1);
    expect(await outbox.entries.makeEarlyRetriesDue(clock.now)).toBe(1);
    expect(await outbox.entries.makeEarlyRetriesDue(clock.now)).toBe(0);
    expect(await outbox.entries.due(clock.now, 10)).toHaveLength(2);
  },
  "deletes a delivered entry with its photos, once": async ({ open, clock }) => {
    const outbox = await open();
    const { reference } = await addApplication(outbox, "um");
    const row = await leased(outbox, reference, clock.now);
    expect([await outbox.remove(row.id), await outbox.remove(row.id)]).toEqual([true, false]);
    expect([await outbox.entries.all(), await outbox.open(row)]).toEqual([[], null]);
  },
  "deletes entries with their photos after thirty days": async ({ open, clock }) => {
    const outbox = await open();
    const { reference } = await addApplication(outbox, "um");
    const row = await outbox.entries.find(reference);
    clock.now += 30 * DAY + 1;
    expect(await outbox.clean()).toEqual([reference]);
    expect(row && (await outbox.open(row))).toBeNull();
  },
};

const ERASURES: Readonly<Record<string, ContractTest>> = {
  "erases an entry that was never sent at once, and forgets its key after a day": async ({ open, clock }) => {
    const outbox = await open();
    const { reference, key } = await addApplication(outbox, "um");
    const row = await outbox.entries.find(reference);
    await outbox.requestErasure(reference, key);
    const requested = await outbox.familyPages.find(reference);
    expect([requested?.erasure, requested?.was_sent, requested && outbox.eraseKeyOf(requested)]).toEqual(["done", 0, key]);
    expect([await outbox.entries.find(reference), row && (await outbox.open(row))]).toEqual([null, null]);
    expect(await outbox.familyPages.dueErasures(clock.now + DAY, 10)).toEqual([]);
    clock.now += 1.1 * DAY;
    await outbox.clean();
    expect((await outbox.familyPages.find(reference))?.eraseKey).toHaveLength(0);
  },
  "tells the content store of the erasure of an entry that was tried, or delivered": async ({ open, clock }) => {
    const outbox = await open();
    const [tried, delivered] = [await addContact(outbox, "um"), await addContact(outbox, "dois")];
    await outbox.entries.postpone((await leased(outbox, tried.reference, clock.now)).id, failedAttempt(clock.now));
    await outbox.remove((await leased(outbox, delivered.reference, clock.now)).id);
    for (const { reference, key } of [tried, delivered]) await outbox.requestErasure(reference, key);
    const due = await outbox.familyPages.dueErasures(clock.now, 10);
    expect(due.map(({ reference, was_sent }) => [reference, was_sent]).toSorted()).toEqual(
      [
        [tried.reference, 1],
        [delivered.reference, 0],
      ].toSorted(),
    );
    expect(await outbox.familyPages.pendingErasures()).toBe(2);
  },
  "sends an erasure again when the entry was delivered meanwhile": async ({ open, clock }) => {
    const outbox = await open();
    const { reference, key } = await addContact(outbox, "um");
    const { id } = await leased(outbox, reference, clock.now);
    await (await open()).requestErasure(reference, key);
    expect(await outbox.remove(id)).toBe(false);
    await outbox.familyPages.reopenErasure(reference, clock.now);
    expect(await outbox.familyPages.find(reference)).toMatchObject({ erasure: "pending", erase_due_at: clock.now, was_sent: 1 });
  },
  "postpones an erasure, marks it as unsupported once, and ends it": async ({ open, clock }) => {
    const outbox = await open();
    const { reference, key } = await addContact(outbox, "um");
    await outbox.remove((await leased(outbox, reference, clock.now)).id);
    await outbox.requestErasure(reference, key);
    await outbox.familyPages.postponeErasure(reference, clock.now + DAY);
    expect(await outbox.familyPages.dueErasures(clock.now, 10)).toEqual([]);
    expect(await outbox.familyPages.makeErasuresDue(clock.now)).toBe(1);
    expect([await outbox.familyPages.markUnsupported(reference), await outbox.familyPages.markUnsupported(reference)]).toEqual([1, 0]);
    expect(referencesOf(await outbox.familyPages.openErasures())).toEqual([reference]);
    await outbox.familyPages.markErased(reference);
    await outbox.familyPages.postponeErasure(reference, clock.now + DAY); // a second attempt that ended later
    expect(await outbox.familyPages.find(reference)).toMatchObject({ erasure: "done", erase_due_at: null });
  },
  "keeps a family's row for 400 days, and one with a waiting erasure until that is applied": async ({ open, clock }) => {
    const outbox = await open();
    const [plain, waiting] = [await addContact(outbox, "um"), await addContact(outbox, "dois")];
    for (const { reference } of [plain, waiting]) await outbox.remove((await leased(outbox, reference, clock.now)).id);
    clock.now += 399 * DAY;
    await outbox.clean();
    await outbox.requestErasure(waiting.reference, waiting.key);
    expect(await outbox.familyPages.find(plain.reference)).not.toBeNull();
    clock.now += 2 * DAY;
    await outbox.clean();
    expect(await outbox.familyPages.find(plain.reference)).toBeNull();
    expect((await outbox.familyPages.find(waiting.reference))?.erasure).toBe("pending");
    await outbox.familyPages.markErased(waiting.reference);
    clock.now += DAY;
    await outbox.clean();
    expect(await outbox.familyPages.find(waiting.reference)).toBeNull();
  },
};

const PICKS: Readonly<Record<string, ContractTest>> = {
  "keeps the pick with the largest sequence, in whatever order gateways store them": async ({ open, clock }) => {
    const [one, other] = [await open(), await open()];
    expect(await one.picks.add("hash", [aPick(2)], clock.now)).toEqual([2]);
    expect(await other.picks.add("hash", [aPick(1), aPick(7, "402"), aPick(3), aPick(4, null)], clock.now)).toEqual([2, 7, 3, 4]);
    expect((await one.picks.ofPackage("hash")).toSorted((a, b) => a.sequence - b.sequence)).toEqual([
      aPick(3),
      aPick(4, null),
      aPick(7, "402"),
    ]);
    expect(await other.picks.ofPackage("another")).toEqual([]);
    expect([await one.picks.count(), await one.picks.summary()]).toEqual([3, { waiting: 3, oldestWaitingAt: clock.now }]);
  },
  "returns picks before people's own rows, and a postponed one when it is due": async ({ open, clock }) => {
    const outbox = await open();
    await outbox.picks.add("hash", [aPick(1, null), aPick(2)], clock.now);
    const due = await outbox.picks.due(clock.now, 10);
    expect(due.map(({ content }) => content?.row.talent)).toEqual(["401", null]);
    for (const pick of due) expect(await outbox.picks.lease(pick)).toBe(true);
    for (const pick of due) await outbox.picks.postpone(pick, clock.now + 60_000);
    expect(await outbox.picks.due(clock.now, 10)).toEqual([]);
    await outbox.picks.makeAllDue(clock.now);
    expect((await outbox.picks.due(clock.now, 10)).map(({ tries }) => tries)).toEqual([1, 1]);
  },
  "does not delete a pick that a newer one has replaced during its delivery": async ({ open, clock }) => {
    const outbox = await open();
    await outbox.picks.add("hash", [aPick(1)], clock.now);
    const due = await outbox.picks.due(clock.now, 10);
    for (const pick of due) await outbox.picks.lease(pick);
    await (await open()).picks.add("hash", [aPick(2)], clock.now);
    await outbox.picks.remove(due);
    expect((await outbox.picks.due(clock.now, 10)).map(({ sequence }) => sequence)).toEqual([2]);
    await outbox.picks.expire(clock.now + 1);
    expect(await outbox.picks.count()).toBe(0);
  },
};

export const CONTRACT: readonly (readonly [string, ContractTest])[] = Object.entries({ ...ENTRIES, ...ERASURES, ...PICKS });
