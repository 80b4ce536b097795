import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { backUp, restore } from "./data-archive";

const run = promisify(execFile);

let folder: string;
let data: string;
let empty: string;
let archive: string;

const write = async (name: string, content: string) => {
  await mkdir(path.dirname(path.join(data, name)), { recursive: true });
  await writeFile(path.join(data, name), content, { mode: 0o600 });
};

const filesIn = async (root: string): Promise<string[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
};

const namesIn = (file: string): string[] => {
  const database = new DatabaseSync(file);
  const rows = database.prepare("SELECT name FROM people ORDER BY name").all() as { name: string }[];
  database.close();
  return rows.map(({ name }) => name);
};

let writer: DatabaseSync;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "archive-"));
  [data, empty, archive] = ["data", "other", "agency.tar.gz"].map((name) => path.join(folder, name)) as [string, string, string];
  await write("media/cover.jpg", "a picture");
  await write("secrets.json", "canary-secret");
  await write("admin-password.txt", "canary-password");
  await write("entries/files/one", "locked");
  await write("keys/entries.key", "canary-key");
  for (const name of [
    "releases/1/index.html",
    "live/talents.json",
    "imports/1/table",
    "media-cache/aa/x",
    "card-cache/y.pdf",
    "logs/panel.log",
    "build.log",
    "nonces.db-wal",
    "media/z.jpg.tmp",
  ])
    await write(name, "x");
  writer = new DatabaseSync(path.join(data, "panel.db"));
  writer.exec("PRAGMA journal_mode = WAL; CREATE TABLE people (name TEXT); INSERT INTO people VALUES ('Ana')");
});

afterEach(async () => {
  writer.close();
  await rm(folder, { recursive: true, force: true });
});

it("restores the data without keys, credentials, releases and caches", async () => {
  expect(await backUp(data, archive)).toEqual({ ok: true, value: null });
  expect(await restore(archive, empty)).toEqual({ ok: true, value: null });
  expect(await filesIn(empty)).toEqual(["entries/files/one", "media/cover.jpg", "panel.db"]);
  expect(await readFile(path.join(empty, "media/cover.jpg"), "utf8")).toBe("a picture");
  expect([(await stat(path.join(empty, "media/cover.jpg"))).mode & 0o777, (await stat(path.join(empty, "panel.db"))).mode & 0o777]).toEqual(
    [0o600, 0o600],
  );
});

it("contains committed data only, while the site writes", async () => {
  writer.exec("INSERT INTO people VALUES ('Bento')");
  writer.exec("BEGIN; INSERT INTO people VALUES ('Clara')");
  await backUp(data, archive);
  writer.exec("COMMIT");
  await restore(archive, empty);
  expect(namesIn(path.join(empty, "panel.db"))).toEqual(["Ana", "Bento"]);
  expect(namesIn(path.join(data, "panel.db"))).toEqual(["Ana", "Bento", "Clara"]);
});

it("writes an archive with mode 600 without key, credential or password, and leaves no temporary files", async () => {
  await backUp(data, archive);
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).sort()).toEqual(["agency.tar.gz", "data"]);
  expect((await readdir(data)).filter((name) => name.startsWith("."))).toEqual([]);
  expect((await run("tar", ["-xzOf", archive])).stdout).not.toContain("canary-");
});

it("refuses to overwrite a file, and to back up an empty folder", async () => {
  await writeFile(archive, "an earlier one");
  expect(await backUp(data, archive)).toEqual({ ok: false, error: expect.stringContaining("is there already") });
  expect(await readFile(archive, "utf8")).toBe("an earlier one");
  expect(await backUp(empty, `${archive}2`)).toEqual({ ok: false, error: expect.stringContaining("no data") });
  expect(await backUp(data, path.join(folder, "no-such-folder", "x.tar.gz"))).toMatchObject({ ok: false });
});

it("restores into a folder that contains only keys, credentials and password, and keeps these", async () => {
  await backUp(data, archive);
  expect(await restore(archive, data)).toEqual({ ok: false, error: expect.stringContaining("not empty") });
  await mkdir(path.join(empty, "keys"), { recursive: true });
  for (const name of ["keys/entries.key", "secrets.json", "admin-password.txt"]) await writeFile(path.join(empty, name), "kept elsewhere");
  expect(await restore(archive, empty)).toMatchObject({ ok: true });
  for (const name of ["keys/entries.key", "secrets.json", "admin-password.txt"])
    expect(await readFile(path.join(empty, name), "utf8")).toBe("kept elsewhere");
  expect(namesIn(path.join(empty, "panel.db"))).toEqual(["Ana"]);
});

const pack = async (make: (root: string) => Promise<unknown>): Promise<string> => {
  const root = await mkdtemp(path.join(folder, "packed-"));
  await writeFile(path.join(root, "backup.json"), '{"format":1}');
  await make(root);
  await run("tar", ["-czf", archive, "-C", root, "."]);
  return archive;
};

it.each([
  [
    "cut off",
    async () => {
      await backUp(data, archive);
      await writeFile(archive, (await readFile(archive)).subarray(0, 300));
    },
  ],
  ["another file", () => writeFile(archive, "hello")],
  ["without its manifest", () => pack((root) => rm(path.join(root, "backup.json")))],
  ["with a symbolic link", () => pack((root) => symlink("/etc/passwd", path.join(root, "secrets.json")))],
  ["with a key", () => pack((root) => mkdir(path.join(root, "keys")))],
  ["with a damaged database", () => pack((root) => writeFile(path.join(root, "panel.db"), "no database"))],
  ["missing", async () => undefined],
])("changes nothing when the archive is %s", async (_case, make) => {
  await make();
  expect(await restore(archive, empty)).toEqual({ ok: false, error: expect.any(String) });
  expect(await readdir(empty).catch(() => [])).toEqual([]);
});

it("the commands back up and restore, and fail with a message", async () => {
  const command = (script: string, dataDir: string, ...args: string[]) =>
    run(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...args], {
      cwd: path.join(__dirname, ".."),
      env: { ...process.env, DATA_DIR: dataDir },
    });
  expect((await command("backup", data, archive)).stdout).toContain("keep those elsewhere");
  expect((await command("restore", empty, archive)).stdout).toMatch(/Put keys back[^]*Put secrets\.json back/);
  await expect(command("restore", empty, archive)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("not empty") });
  await expect(command("backup", data)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("usage") });
}, 60_000);
