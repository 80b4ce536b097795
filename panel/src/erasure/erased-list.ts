import { createHmac } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import path from "node:path";

import { errorCode } from "../../../src/lib/error-code";
import { keyFile, keysFolder, readOrCreateKey } from "../../../src/lib/key-file";
import { syncFolder } from "../../../src/lib/write-durably";

/** Kinds of erased records. Media, photos and documents are identified by their random file names, entries also by their idempotency key. */
export type ErasedKind = "talent" | "media" | "entry" | "entry-photo" | "entry-key" | "consent-document";

export type ErasedRecord = {
  kind: ErasedKind;
  /** Id, file name or idempotency key; only its keyed hash is written. */
  id: string;
  /** The highest id in the collection at the time, so that no later record reuses an erased id; null where ids are random. */
  highestId: number | null;
};

export type ErasedLine = { kind: string; hash: string; at: string; highestId: number | null };

export type ErasedList = {
  /** The keyed hash that stands for an erased record. */
  reference: (kind: ErasedKind, id: string | number) => string;
  has: (kind: ErasedKind, id: string | number) => boolean;
  /** Resolves when the records are written to disk (fsync); skips records that are already in the list. */
  add: (records: readonly ErasedRecord[]) => Promise<void>;
  /** Like `add`, for lines of another panel's list. */
  merge: (lines: readonly ErasedLine[]) => Promise<void>;
  lines: () => readonly ErasedLine[];
  highestId: (kind: ErasedKind) => number;
  size: () => number;
};

export const isLine = (value: unknown): value is ErasedLine =>
  typeof value === "object" &&
  value !== null &&
  "kind" in value &&
  typeof value.kind === "string" &&
  "hash" in value &&
  typeof value.hash === "string" &&
  "highestId" in value &&
  (value.highestId === null || typeof value.highestId === "number");

/** Empty when the file does not exist. */
const readText = (file: string): Promise<string> =>
  readFile(file, "utf8").catch((error: unknown) => (errorCode(error) === "ENOENT" ? "" : Promise.reject(error)));

/** Ignores a line that a crash cut short: its erasure did not happen. */
const parseLine = (text: string): ErasedLine[] => {
  try {
    const value: unknown = JSON.parse(text);
    return isLine(value) ? [value] : [];
  } catch {
    return [];
  }
};

/**
 * The list of erased records in `keys/erased.jsonl`, one JSON line each. It contains no names: a record is the HMAC-SHA256
 * of `{kind}:{id}` with the key in `keys/erased.key`. Backups do not contain `keys/`, so a restore does not shorten the list.
 */
export const openErasedList = async (dataDir: string): Promise<ErasedList> => {
  const folder = keysFolder(dataDir);
  const file = path.join(folder, "erased.jsonl");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const key = await readOrCreateKey(keyFile(dataDir, "erased"));
  const reference: ErasedList["reference"] = (kind, id) => createHmac("sha256", key).update(`${kind}:${id}`).digest("hex");
  const known = new Map<string, ErasedLine>();
  const highest = new Map<string, number>();
  const remember = (line: ErasedLine): void => {
    const { kind, hash, highestId } = line;
    known.set(hash, line);
    if (highestId !== null) highest.set(kind, Math.max(highestId, highest.get(kind) ?? 0));
  };
  for (const text of (await readText(file)).split("\n")) parseLine(text).forEach(remember);

  const merge: ErasedList["merge"] = async (given) => {
    const lines = given.filter(({ hash }) => !known.has(hash));
    if (lines.length === 0) return;
    const handle = await open(file, "a", 0o600);
    try {
      // Starts with a line break, since a crash may have cut the last line short.
      await handle.appendFile(`\n${lines.map((line) => JSON.stringify(line)).join("\n")}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await syncFolder(folder);
    lines.forEach(remember);
  };

  return {
    reference,
    has: (kind, id) => known.has(reference(kind, id)),
    add: (records) => {
      const at = new Date().toISOString();
      return merge(records.map(({ kind, id, highestId }) => ({ kind, hash: reference(kind, id), at, highestId })));
    },
    merge,
    lines: () => [...known.values()],
    highestId: (kind) => highest.get(kind) ?? 0,
    size: () => known.size,
  };
};

declare global {
  var panelErasedList: Promise<ErasedList> | undefined;
}

/**
 * The list of this process, opened once. It is global, because Next bundles this module several times: records that one copy adds must be
 * visible to the others.
 */
export const erasedList = (dataDir: string): Promise<ErasedList> => (globalThis.panelErasedList ??= openErasedList(dataDir));
