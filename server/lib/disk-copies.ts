import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { isRecord, parseJson } from "../../src/lib/json";
import { removeOlderFiles } from "./remove-older-files";
import { writeFileAtomically } from "./write-atomically";
import { nameError } from "../../src/lib/describe-error";

/** `loadedAt`: when upstream sent the value, in milliseconds since 1970. */
export interface DatedCopy<Value> {
  value: Value;
  loadedAt: number;
}

/** The last good answers of one kind on disk, for a restart during an outage. */
export interface DiskCopies<Value> {
  /** Null when there is no copy, or it is damaged or too old. */
  read(key: string): Promise<DatedCopy<Value> | null>;
  /** Writes in the background; warns at most once an hour when the disk cannot be written. */
  write(key: string, value: Value): void;
  drain(): Promise<unknown>;
}

export interface DiskCopiesOptions<Value> {
  /** Absolute. */
  folder: string;
  /** Null deletes the copy. */
  toText: (value: Value) => string | null;
  /** Null when the text is not a valid copy. */
  fromText: (text: string) => Promise<Value | null>;
  maxAgeMs: number;
  now: () => number;
  warn: (sentence: string) => void;
}

/** An unchanged value is written again after this time, so that its copy does not seem older than it is. */
const REWRITE_MS = 10 * 60_000;

const CLEANUP_MS = 60 * 60_000;
const MAX_DIGESTS = 4_000;
const FORMAT = 1;

/** Keeps one file for each key in `folder`; files beyond their age are deleted about once an hour. */
export const createDiskCopies = <Value>({ folder, toText, fromText, maxAgeMs, now, warn }: DiskCopiesOptions<Value>): DiskCopies<Value> => {
  const written = new LRUCache<string, { digest: string; at: number }>({ max: MAX_DIGESTS });
  const pathOf = (key: string): string => join(folder, `${digestOf(key)}.json`);
  /** The last write of each key: a key's writes follow one another, so that the newest value stays. */
  const pending = new Map<string, Promise<void>>();
  let cleanedAt = Number.NEGATIVE_INFINITY;
  let warnedAt = Number.NEGATIVE_INFINITY;

  const removeExpired = async (): Promise<void> => {
    if (now() - cleanedAt < CLEANUP_MS) return;
    cleanedAt = now();
    await removeOlderFiles(folder, maxAgeMs);
  };

  const store = async (key: string, text: string | null): Promise<void> => {
    const digest = text === null ? "" : digestOf(text);
    const last = written.get(key);
    if (last?.digest === digest && now() - last.at < REWRITE_MS) return;
    if (text === null) await rm(pathOf(key), { force: true });
    else await writeFileAtomically(pathOf(key), JSON.stringify({ format: FORMAT, key, loadedAt: now(), text }));
    written.set(key, { digest, at: now() });
    await removeExpired();
  };

  const warnHourly = (error: unknown): void => {
    if (now() - warnedAt < CLEANUP_MS) return;
    warnedAt = now();
    warn(`Copies for an outage cannot be kept: ${nameError(error)}`);
  };

  return {
    read: async (key) => {
      const file = await readFile(pathOf(key), "utf8").catch(() => null); // never loaded, or deleted
      const stored = file === null ? null : parseFile(file, key);
      if (stored === null || now() - stored.loadedAt > maxAgeMs) return null;
      const value = await fromText(stored.text);
      return value === null ? null : { value, loadedAt: stored.loadedAt };
    },
    write: (key, value) => {
      const write = (pending.get(key) ?? Promise.resolve())
        .then(() => store(key, toText(value)))
        .catch(warnHourly)
        .finally(() => {
          if (pending.get(key) === write) pending.delete(key);
        });
      pending.set(key, write);
    },
    drain: () => Promise.all(pending.values()),
  };
};

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 40);

const parseFile = (file: string, key: string): { loadedAt: number; text: string } | null => {
  const stored = parseJson(file);
  if (!isRecord(stored) || stored.format !== FORMAT || stored.key !== key) return null;
  const { loadedAt, text } = stored;
  return typeof loadedAt === "number" && typeof text === "string" ? { loadedAt, text } : null;
};
