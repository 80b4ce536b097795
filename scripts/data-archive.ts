import { execFile } from "node:child_process";
import { chmod, copyFile, link, lstat, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { failure, success, type Result } from "../src/domain/result";

const run = promisify(execFile);

/** Keys and credentials: a backup must not contain the keys that decrypt it, so operators keep them elsewhere. */
export const KEPT_ELSEWHERE = ["keys", "secrets.json"];

/** The first admin's password, which is read once. */
const PASSWORD_FILE = "admin-password.txt";

/** When the last backup was written, for the panel's checklist. */
export const BACKUP_MARKER = "last-backup.json";

/** Tables and pictures of imports, which are deleted in days; the agency has its own copies. */
const PASSING = ["imports"];

/** Files that the site creates again, or that only the running process needs. */
const DERIVED = ["releases", "live", "media-cache", "card-cache", "logs", "locks", "build.log", "nonces.db", "counts.db", BACKUP_MARKER];

const EXCLUDED = [...KEPT_ELSEWHERE, PASSWORD_FILE, ...PASSING, ...DERIVED];

const DATABASE = /\.db$/;
const TEMPORARY = /\.(tmp|db-wal|db-shm|db-journal)$|^\./;
const MANIFEST = "backup.json";
const FORMAT = 1;

/**
 * Writes the data of a site, running or not, to a compressed archive with mode 600. Databases are copied with a consistent
 * snapshot, before the files that they refer to.
 */
export const backUp = async (dataDir: string, file: string): Promise<Result<null, string>> => {
  if (await exists(file)) return failure(`${file} is there already; choose another name`);
  if (!(await isFolder(dataDir))) return failure(`there is no data in ${dataDir}`);
  const staged = await mkdtemp(path.join(dataDir, ".backup-"));
  const draft = `${file}.part`;
  try {
    const paths = await listFiles(dataDir);
    if (paths.length === 0) return failure(`there is no data in ${dataDir}`);
    for (const name of paths.filter((candidate) => DATABASE.test(candidate)))
      await copyDatabase(path.join(dataDir, name), await makeParent(staged, name));
    for (const name of paths.filter((candidate) => !DATABASE.test(candidate)))
      await copyPlain(path.join(dataDir, name), await makeParent(staged, name));
    await writeFile(path.join(staged, MANIFEST), JSON.stringify({ format: FORMAT, madeAt: new Date().toISOString() }));
    await writeFile(draft, "", { mode: 0o600 });
    await run("tar", ["--create", "--gzip", "--file", draft, "--directory", staged, "."]);
    await rename(draft, file);
    return success(null);
  } catch (error) {
    return failure(messageOf(error));
  } finally {
    await rm(staged, { recursive: true, force: true });
    await rm(draft, { force: true });
  }
};

/** Extracts an archive into a folder without data, completely or not at all; keeps keys and credentials in that folder. */
export const restore = async (file: string, dataDir: string): Promise<Result<null, string>> => {
  if (!(await exists(file))) return failure(`there is no ${file}`);
  await mkdir(dataDir, { recursive: true });
  if ((await readdir(dataDir)).some((name) => ![...KEPT_ELSEWHERE, PASSWORD_FILE].includes(name)))
    return failure(`${dataDir} is not empty`);
  const staged = await mkdtemp(path.join(dataDir, ".restore-"));
  try {
    await run("tar", ["--extract", "--gzip", "--file", file, "--directory", staged, "--no-same-owner"]);
    const checked = await check(staged);
    if (!checked.ok) return checked;
    await rm(path.join(staged, MANIFEST));
    const present = await readdir(dataDir);
    for (const name of (await readdir(staged)).filter((candidate) => !present.includes(candidate)))
      await rename(path.join(staged, name), path.join(dataDir, name));
    return success(null);
  } catch (error) {
    return failure(messageOf(error));
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
};

const check = async (folder: string): Promise<Result<null, string>> => {
  const note = await readFile(path.join(folder, MANIFEST), "utf8").catch(() => "");
  if (!note.includes(`"format":${FORMAT}`)) return failure("the file is not a backup of this site, or of another version of it");
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name));
    if (!entry.isFile() && !entry.isDirectory()) return failure(`the archive contains ${name}, which is not a regular file`);
    if (EXCLUDED.includes(name)) return failure(`the archive contains ${name}, which a backup never contains`);
    if (entry.isFile() && DATABASE.test(name) && !isWhole(path.join(folder, name))) return failure(`the database ${name} is damaged`);
  }
  return success(null);
};

const isWhole = (file: string): boolean => {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const answer = database.prepare("PRAGMA integrity_check").get();
    database.close();
    return answer?.integrity_check === "ok";
  } catch {
    return false; // not a database
  }
};

/** A consistent snapshot, also during writes. */
const copyDatabase = async (from: string, to: string): Promise<void> => {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    database.exec(`VACUUM INTO '${to.replace(/'/g, "''")}'`);
  } finally {
    database.close();
  }
  await chmod(to, 0o600);
};

/** Hard-links the file if possible, since the site replaces files and never changes them; skips a file that was deleted meanwhile. */
const copyPlain = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to).catch((error: unknown) => (isMissing(error) ? undefined : copyFile(from, to)));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};

const makeParent = async (folder: string, name: string): Promise<string> => {
  const target = path.join(folder, name);
  await mkdir(path.dirname(target), { recursive: true });
  return target;
};

/** Relative to the data folder. */
const listFiles = async (dataDir: string): Promise<string[]> => {
  const tops = (await readdir(dataDir)).filter((name) => !EXCLUDED.includes(name) && !TEMPORARY.test(name));
  const found = await Promise.all(tops.map((name) => filesBelow(dataDir, name)));
  return found.flat().filter((name) => !TEMPORARY.test(path.basename(name)));
};

const filesBelow = async (dataDir: string, name: string): Promise<string[]> => {
  const stats = await lstat(path.join(dataDir, name));
  if (stats.isFile()) return [name];
  if (!stats.isDirectory()) return [];
  const entries = await readdir(path.join(dataDir, name), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)));
};

const exists = (file: string): Promise<boolean> =>
  lstat(file).then(
    () => true,
    () => false,
  );

const isFolder = (folder: string): Promise<boolean> =>
  lstat(folder).then(
    (stats) => stats.isDirectory(),
    () => false,
  );

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

const messageOf = (error: unknown): string => (error instanceof Error ? error.message.trim().replace(/\s+/g, " ") : String(error));
