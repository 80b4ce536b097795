import { randomBytes } from "node:crypto";
import { startPostgres, type PostgresServer } from "../../../../tests/servers/postgres";
import { startS3Server, type S3Server } from "../../../../tests/fakes/s3-server";
import { createSharedDatabase, type SharedDatabase } from "../../../shared-state/database";
import { EntryKeysError, type EntryKeySource } from "../entry-keys";
import { openSharedOutbox } from "../open-shared-outbox";
import type { Outbox } from "../outbox";
import { SharedStorageError, storageFailure } from "../storage-failure";
import { addApplication, addContact, aPick, CONTRACT, leased } from "./outbox-contract";

const aKey = (): string => randomBytes(32).toString("base64");
const KEY = aKey();

const opened: Pick<Outbox, "close">[] = [];
const clock = { now: 0 };
let postgres: PostgresServer;
let s3: S3Server;
let database: SharedDatabase;
let databases = 0;

beforeAll(async () => {
  [postgres, s3] = await Promise.all([startPostgres(), startS3Server()]);
});
afterAll(() => Promise.all([postgres.close(), s3.close()]));
beforeEach(async () => {
  databases += 1;
  s3.objects.clear();
  database = createSharedDatabase({ url: await postgres.createDatabase(`outbox_${databases}`), warn: () => undefined });
  opened.push(database);
  clock.now = Date.parse("2026-11-23T12:00:00Z");
});
afterEach(() => Promise.all(opened.splice(0).map((one) => one.close())));

const openWith = async (keys: EntryKeySource): Promise<Outbox> => {
  const shared = { databaseUrl: database.url, bucket: s3.settings };
  const outbox = await openSharedOutbox({ shared, keys, now: () => clock.now, warn: () => undefined });
  opened.push(outbox);
  return outbox;
};
const open = (): Promise<Outbox> => openWith({ text: KEY });

const expireLeases = async (): Promise<void> => {
  for (const table of ["entries", "picks"]) await database.query(`UPDATE gateway.${table} SET leased_until = now() - interval '1 second'`);
};

it.each(CONTRACT)("the shared outbox %s", (_behaviour, test) => test({ open, clock }));

describe("a lease of the shared outbox", () => {
  it("keeps other gateways from sending the entry, until it expires", async () => {
    const [one, other] = [await open(), await open()];
    const { reference } = await addContact(one, "um");
    const [due] = await other.entries.due(clock.now, 10);
    const row = await leased(one, reference, clock.now);
    expect([due && (await other.entries.lease(due, clock.now)), await other.entries.due(clock.now, 10)]).toEqual([null, []]);
    await expireLeases();
    expect(await leased(other, reference, clock.now)).toMatchObject({ reference, tries: 0 });
    const attempt = { triedAt: clock.now, dueAt: clock.now, reason: "late", isOwn: false, mayRetryEarly: false };
    expect([await one.entries.postpone(row.id, attempt), await one.entries.markDead(row.id, "late")]).toEqual([0, 0]);
  });

  it("is given to one of many gateways that ask at the same moment", async () => {
    const gateways = await Promise.all(Array.from({ length: 4 }, open));
    const { reference } = await addContact(await open(), "um");
    const row = await gateways[0]?.entries.find(reference);
    const leases = await Promise.all(gateways.map((gateway) => row && gateway.entries.lease(row, clock.now)));
    expect(leases.filter((lease) => lease)).toHaveLength(1);
  });

  it("makes an erasure by another gateway tell the content store, also after the gateway was killed", async () => {
    const [one, other] = [await open(), await open()];
    const { reference, key } = await addContact(one, "um");
    await leased(one, reference, clock.now);
    await expireLeases();
    await other.requestErasure(reference, key);
    expect(await other.familyPages.find(reference)).toMatchObject({ erasure: "pending", was_sent: 1 });
    const [erasure] = await one.familyPages.dueErasures(clock.now, 10);
    const asked = await Promise.all([one, other].map((gateway) => erasure && gateway.familyPages.leaseErasure(erasure, clock.now)));
    expect(asked.toSorted()).toEqual([false, true]);
  });

  it("holds a person's own row back while another gateway sends the person's picks", async () => {
    const [one, other] = [await open(), await open()];
    await one.picks.add("hash", [aPick(1), aPick(2, null)], clock.now);
    const [pick, own] = await one.picks.due(clock.now, 10);
    if (pick === undefined || own === undefined) throw new Error("no picks");
    expect([await one.picks.lease(pick), await other.picks.lease(pick), await other.picks.lease(own)]).toEqual([true, false, false]);
    expect(await one.picks.lease(own)).toBe(true);
    await expireLeases();
    expect(await other.picks.lease(own)).toBe(true);
  });
});

describe("photos in the bucket", () => {
  it("are encrypted, and deleted with their entry", async () => {
    const outbox = await open();
    const { reference } = await addApplication(outbox, "um");
    expect([s3.objects.size, Buffer.concat([...s3.objects.values()]).includes("photo")]).toEqual([2, false]);
    await outbox.remove((await leased(outbox, reference, clock.now)).id);
    expect(s3.objects.size).toBe(0);
  });

  it("that could not be stored make the form fail, and nothing stays", async () => {
    const outbox = await open();
    s3.setAway(true);
    await expect(addApplication(outbox, "um")).rejects.toThrow(SharedStorageError);
    await addContact(outbox, "dois");
    s3.setAway(false);
    expect((await outbox.entries.all()).map(({ kind }) => kind)).toEqual(["contact"]);
  }, 20_000);

  it("are not mistaken for missing ones while the bucket is away", async () => {
    const outbox = await open();
    const { reference } = await addApplication(outbox, "um");
    const row = await leased(outbox, reference, clock.now);
    s3.setAway(true);
    const error: unknown = await outbox.open(row).catch((reason: unknown) => reason);
    s3.setAway(false);
    expect(storageFailure(error)).toBe("unwritable");
    expect((await outbox.open(row))?.photos).toHaveLength(2);
  }, 20_000);

  it("of an erased entry are deleted when the bucket answers again", async () => {
    const outbox = await open();
    const { reference, key } = await addApplication(outbox, "um");
    s3.setAway(true);
    await outbox.requestErasure(reference, key);
    s3.setAway(false);
    expect(s3.objects.size).toBe(2);
    await database.query("UPDATE gateway.unused_photos SET noted_at = now() - interval '2 hours'");
    await outbox.clean();
    expect([s3.objects.size, (await database.query("SELECT * FROM gateway.unused_photos")).rows]).toEqual([0, []]);
  }, 20_000);

  it("that were deleted as unused cannot be acknowledged", async () => {
    const outbox = await open();
    await database.query("CREATE FUNCTION gateway.drop_notes() RETURNS TRIGGER LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'");
    await database.query(
      "CREATE TRIGGER drop_notes BEFORE INSERT ON gateway.unused_photos FOR EACH ROW EXECUTE FUNCTION gateway.drop_notes()",
    );
    await expect(addApplication(outbox, "um")).rejects.toThrow(SharedStorageError);
    expect(await outbox.entries.all()).toEqual([]);
  });
});

describe("the keys of the shared outbox", () => {
  it("are replaced without losing what waits, and without changing access keys, receipts or signatures", async () => {
    const before = await open();
    const [application, contact] = [await addApplication(before, "um"), await addContact(before, "dois", "a key")];
    await before.picks.add("hash", [aPick(1)], clock.now);
    const added = aKey();
    const during = await openWith({ text: `${added},${KEY}` });
    const row = await leased(during, application.reference, clock.now);
    expect([(await during.open(row))?.entry.answers.name, (await during.open(row))?.photos.length]).toEqual(["um", 2]);
    expect(await during.findAcknowledged({ key: "a key", body: [Buffer.from("dois")] })).toEqual({ ok: true, value: contact });
    expect([during.sign("a text"), (await during.findFamilyPage(contact.reference, contact.key))?.reference]).toEqual([
      before.sign("a text"),
      contact.reference,
    ]);
    expect(await during.picks.add("hash", [aPick(2)], clock.now)).toEqual([2]);
    expect(await during.picks.ofPackage("hash")).toEqual([aPick(2)]);
    const third = await addApplication(during, "três");
    // The former key is removed once no waiting row is encrypted with it.
    await during.remove(row.id);
    const after = await openWith({ text: added });
    expect((await after.open(await leased(after, third.reference, clock.now)))?.entry.answers.name).toBe("três");
    expect(after.sign("a text")).toBe(before.sign("a text"));
  });

  it("come from a command's output", async () => {
    const { reference } = await addContact(await open(), "um");
    const outbox = await openWith({ command: `printf '%s\\n%s\\n' ${aKey()} ${KEY}` });
    expect((await outbox.open(await leased(outbox, reference, clock.now)))?.entry.answers.name).toBe("um");
  });

  it.each<[string, EntryKeySource, string]>([
    ["a command that fails", { command: "echo a secret; exit 1" }, "command-failed"],
    ["a command that prints no key", { command: "echo a secret" }, "no-keys"],
    ["a key that has encrypted nothing", { text: aKey() }, "-is-not-given"],
  ])("%s is a storage error that tells no key", async (_case, keys, code) => {
    await open();
    const error: unknown = await openWith(keys).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(EntryKeysError);
    expect(String(error)).toContain(code);
    expect(String(error)).not.toContain("secret");
  });
});
