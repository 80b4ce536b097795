import { createHmac } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode } from "../../src/lib/error-code";
import { keyFile, keysFolder, readOrCreateKey } from "../../src/lib/key-file";
import { syncFolder } from "../../src/lib/write-durably";

export interface ErasedTalents {
  /** Number of erased talents; never decreases. */
  count: number;
  /** Time of the first erasure after the first `count` ones, in milliseconds since 1970; null when there is none. */
  firstAfter(count: number): number | null;
  has(talentId: string): boolean;
}

interface Line {
  kind: string;
  hash: string;
  at: string;
}

const listFile = (dataDir: string): string => join(keysFolder(dataDir), "erased.jsonl");

/**
 * Reads `{dataDir}/keys/erased.jsonl`, which the embedded panel writes too: one JSON line per erased record, with the
 * HMAC-SHA256 of `{kind}:{id}` with the key `keys/erased.key` instead of the id.
 */
export const readErasedTalents = async (dataDir: string): Promise<ErasedTalents> => {
  const text = await readFile(listFile(dataDir), "utf8").catch((error: unknown) =>
    errorCode(error) === "ENOENT" ? "" : Promise.reject(error),
  );
  const lines = text
    .split("\n")
    .flatMap(parseLine)
    .filter(({ kind }) => kind === "talent");
  const key = lines.length === 0 ? null : await readOrCreateKey(keyFile(dataDir, "erased"));
  const hashes = new Set(lines.map(({ hash }) => hash));
  // In the order of the list, which is append-only; a talent with two lines counts once, from its first line.
  const times = [...hashes].map((hash) => Date.parse(lines.find((line) => line.hash === hash)?.at ?? ""));
  return {
    count: hashes.size,
    firstAfter: (count) => (count < times.length ? Math.min(...times.slice(count)) : null),
    has: (talentId) => key !== null && hashes.has(hashOf(key, talentId)),
  };
};

/** Resolves after fsync. */
export const addErasedTalents = async (dataDir: string, talentIds: readonly string[], now: number): Promise<void> => {
  const erased = await readErasedTalents(dataDir);
  const fresh = talentIds.filter((talentId) => !erased.has(talentId));
  if (fresh.length === 0) return;
  const key = await readOrCreateKey(keyFile(dataDir, "erased"));
  const at = new Date(now).toISOString();
  const lines = fresh.map((talentId) => JSON.stringify({ kind: "talent", hash: hashOf(key, talentId), at, highestId: null }));
  await mkdir(dirname(listFile(dataDir)), { recursive: true, mode: 0o700 });
  const handle = await open(listFile(dataDir), "a", 0o600);
  try {
    // A crash may have left an incomplete last line.
    await handle.appendFile(`\n${lines.join("\n")}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(dirname(listFile(dataDir)));
};

const hashOf = (key: Buffer, talentId: string): string => createHmac("sha256", key).update(`talent:${talentId}`).digest("hex");

const parseLine = (text: string): Line[] => {
  try {
    const value: unknown = JSON.parse(text);
    return isLine(value) ? [value] : [];
  } catch {
    return []; // incomplete after a crash: that erasure did not happen
  }
};

const isLine = (value: unknown): value is Line =>
  typeof value === "object" &&
  value !== null &&
  ["kind", "hash", "at"].every((field) => typeof new Map(Object.entries(value)).get(field) === "string");
