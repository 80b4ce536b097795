import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { waitFor } from "../../../tests/wait";
import { runGateway, type RunningGateway, type RunOptions } from "../../tests/run-gateway";
import { createEntryTable } from "../outbox/entry-table";
import { openDatabase } from "../outbox/open-database";
import { createSqliteSql } from "../outbox/sqlite-sql";
import { storageFailure } from "../outbox/storage-failure";
import { CONTACT, multipart, scoutingForm, send } from "./form-bodies";

const running: RunningGateway[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((gateway) => gateway.close()));
});

const start = async (options: RunOptions = {}): Promise<RunningGateway> => {
  const gateway = await runGateway({ upstream: { fault: { kind: "status", status: 503, path: /send$/ } }, ...options });
  running.push(gateway);
  return gateway;
};

const CANARIES = ["Canária", "canary@familia.example", "90000-1234", "canary-note", "canary-artist"];
const ANSWERS = { name: "Canária Exemplo", email: "canary@familia.example", phone: "+55 (11) 90000-1234", city: "canary-note" };

const allBytes = async (folder: string): Promise<Buffer> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  return Buffer.concat(await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name)))));
};

it("stores no answer and no photo unencrypted in the data folder", async () => {
  const gateway = await start();
  expect((await send(gateway, "getScouted", await scoutingForm(ANSWERS))).statusCode).toBe(202);
  expect((await send(gateway, "contact", multipart({ ...CONTACT, name: ANSWERS.name, message: "canary-note" }))).statusCode).toBe(202);
  const bytes = await allBytes(gateway.dataDir);
  expect(CANARIES.filter((canary) => bytes.includes(canary))).toEqual([]);
  expect(bytes.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
  expect(await readdir(join(gateway.dataDir, "entries/incoming"))).toEqual([]);
});

it("leaves no data of a delivered entry in the database or in its write-ahead log", async () => {
  const gateway = await start({ upstream: {} });
  await send(gateway, "contact", multipart(CONTACT));
  await waitFor(() => expect(gateway.gateway.entries.delivered()).toBe(1));
  const folder = join(gateway.dataDir, "entries");
  await waitFor(async () => expect((await stat(join(folder, "outbox.db-wal"))).size).toBe(0));
  expect((await readFile(join(folder, "outbox.db"))).includes("contact")).toBe(false);
});

it("stores the key with mode 600 outside of the entries' folder", async () => {
  const gateway = await start();
  const { mode, size } = await stat(join(gateway.dataDir, "keys/entries.key"));
  expect([mode & 0o777, size]).toEqual([0o600, 32]);
});

it("gives up entries after a restart with another key", async () => {
  const first = await start();
  await send(first, "contact", multipart(CONTACT));
  await first.gateway.stop();
  await writeFile(join(first.dataDir, "keys/entries.key"), Buffer.alloc(32, 7));
  const second = await start({ dataDir: first.dataDir, upstream: {} });
  second.advanceClock(60_000);
  second.gateway.entries.wake();
  await waitFor(() => expect(second.warnings.join()).toMatch(/given up: .* cannot be read: another key/));
  expect(second.upstream.entries).toEqual([]);
});

it.each([
  ["a full disk", { entries: { freeSpaceFloor: Number.MAX_SAFE_INTEGER } }, async () => undefined, 507],
  [
    "an invalid key file",
    {},
    (dataDir: string) => mkdir(join(dataDir, "keys")).then(() => writeFile(join(dataDir, "keys/entries.key"), "short")),
    503,
  ],
  ["a file in place of the folder", {}, (dataDir: string) => writeFile(join(dataDir, "entries"), ""), 503],
  [
    "a damaged database",
    {},
    (dataDir: string) => mkdir(join(dataDir, "entries")).then(() => writeFile(join(dataDir, "entries/outbox.db"), "x".repeat(5000))),
    503,
  ],
])("%s makes forms answer 503 or 507 while other routes work", async (...[, options, prepare, status]) => {
  const first = await start();
  await first.gateway.stop();
  await rm(join(first.dataDir, "entries"), { recursive: true });
  await rm(join(first.dataDir, "keys"), { recursive: true });
  await prepare(first.dataDir);
  const gateway = await start({ dataDir: first.dataDir, ...options });
  const reply = await send(gateway, "contact", multipart(CONTACT));
  expect([reply.statusCode, reply.json(), reply.headers["retry-after"]]).toEqual([
    status,
    { message: expect.stringContaining("try again later") },
    "60",
  ]);
  expect((await gateway.app.inject("/api/casting/kids/todos")).statusCode).toBe(200);
});

it("accepts forms again without a restart once the disk can be written", async () => {
  const first = await start();
  await first.gateway.stop();
  await rm(join(first.dataDir, "entries"), { recursive: true });
  await writeFile(join(first.dataDir, "entries"), "");
  const gateway = await start({ dataDir: first.dataDir });
  expect((await send(gateway, "contact", multipart(CONTACT))).statusCode).toBe(503);
  await rm(join(first.dataDir, "entries"));
  expect((await send(gateway, "contact", multipart(CONTACT))).statusCode).toBe(202);
});

it("leaves neither an entry nor a file when photos cannot be stored", async () => {
  const gateway = await start();
  await rm(join(gateway.dataDir, "entries/photos"), { recursive: true });
  await writeFile(join(gateway.dataDir, "entries/photos"), "");
  expect((await send(gateway, "getScouted", await scoutingForm())).statusCode).toBe(503);
  expect(await readdir(join(gateway.dataDir, "entries/incoming"))).toEqual([]);
  expect((await send(gateway, "contact", multipart(CONTACT))).statusCode).toBe(202);
});

it("distinguishes a full disk from other storage errors", async () => {
  const gateway = await start();
  const database = openDatabase(join(gateway.dataDir, "full.db"));
  database.exec("PRAGMA max_page_count = 1");
  const fill = () => database.prepare("INSERT INTO receipts VALUES (?, ?, ?, ?)").run("x".repeat(50_000), "b", "r", 1);
  const caught = ((): unknown => {
    try {
      return fill();
    } catch (error) {
      return error;
    }
  })();
  database.close();
  expect(storageFailure(caught)).toBe("full");
  await symlink("/dev/full", join(gateway.dataDir, "full"));
  expect(storageFailure(await writeFile(join(gateway.dataDir, "full"), "x").catch((error: unknown) => error))).toBe("full");
  expect(
    storageFailure(
      ((): unknown => {
        try {
          return new DatabaseSync("/nowhere/at/all.db");
        } catch (error) {
          return error;
        }
      })(),
    ),
  ).toBe("unwritable");
  expect(storageFailure(new TypeError("a bug"))).toBe(null);
});

it("the entries command lists, shows and replays a dead letter", async () => {
  // The command reads the clock of the machine.
  const gateway = await start({ initialTime: Date.now(), upstream: { fault: { kind: "status", status: 422, path: /send$/ } } });
  const { reference } = (await send(gateway, "getScouted", await scoutingForm(ANSWERS))).json();
  await waitFor(() => expect(gateway.warnings.join()).toContain(reference));
  await chmod(gateway.dataDir, 0o700);
  const run = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/entries.ts", ...args], {
      env: { ...process.env, DATA_DIR: gateway.dataDir, PANEL_URL: "http://127.0.0.1:9" },
    });
    return stdout;
  };
  const listed = await run("list");
  expect([listed.includes(reference), CANARIES.filter((canary) => listed.includes(canary))]).toEqual([true, []]);
  const shown = await run("show", reference, "--photos", join(gateway.dataDir, "out"));
  expect([/^ +"name": "Canária Exemplo",$/m.test(shown), (await readdir(join(gateway.dataDir, "out"))).length]).toEqual([true, 6]);
  await gateway.upstream.setFault(null);
  await run("replay", reference.toLowerCase());
  gateway.advanceClock(10 * 60_000);
  gateway.gateway.entries.wake();
  await waitFor(() => expect(gateway.gateway.entries.delivered()).toBe(1));
  expect(gateway.upstream.entries).toHaveLength(1);
});

it("accepts forms at once after another process had locked the database", async () => {
  const folder = await mkdtemp(join(tmpdir(), "outbox-"));
  const database = openDatabase(join(folder, "outbox.db"));
  database.exec("PRAGMA busy_timeout = 20");
  const sql = createSqliteSql(database);
  const entries = createEntryTable(sql);
  const other = new DatabaseSync(join(folder, "outbox.db"));
  other.exec("BEGIN IMMEDIATE");
  await expect(entries.remove("an entry")).rejects.toThrow("locked");
  other.exec("ROLLBACK");
  const entry = { id: "1", reference: "7F3A91C2", kind: "contact" as const, sealed: Buffer.from("sealed"), photos: 0, created_at: 1 };
  await entries.insert(entry, { keyDigest: "key", bodyDigest: "body" });
  await entries.postpone("1", { triedAt: 2, dueAt: 3, reason: "unavailable", isOwn: false, mayRetryEarly: false });
  expect(other.prepare("SELECT reference, due_at FROM entries").all()).toMatchObject([{ reference: "7F3A91C2", due_at: 3 }]);
  other.close();
  await sql.close();
  await expect(entries.remove("1")).rejects.toThrow("not open");
  await rm(folder, { recursive: true });
});
