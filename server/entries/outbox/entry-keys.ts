import { execFile } from "node:child_process";
import { sharedStateSettings, type Environment, type SharedStateSettings } from "../../../src/config/environment";
import { failure, success, type Result } from "../../../src/domain/result";

/** The source of the keys of the shared outbox: the text itself, or a command that prints it. */
export type EntryKeySource = { text: string } | { command: string };

/** At least one; the first encrypts, all decrypt. */
export type EntryKeys = readonly [Buffer, ...Buffer[]];

const KEY_BYTES = 32;
const COMMAND_MS = 30_000;

/** `code` is the reason; it contains no key. */
export class EntryKeysError extends Error {
  override name = "EntryKeysError";
  constructor(readonly code: string) {
    super(code);
  }
}

export interface SharedEntriesSettings {
  shared: SharedStateSettings;
  keys: EntryKeySource;
}

/** Null when several gateways share nothing. The error is one sentence for the operator. */
export const sharedEntriesSettings = (environment: Environment): Result<SharedEntriesSettings | null, string> => {
  const shared = sharedStateSettings(environment);
  if (!shared.ok) return shared;
  if (shared.value === null) return success(null);
  const { ENTRIES_KEY: text, ENTRIES_KEY_COMMAND: command } = environment;
  if (text !== undefined && command !== undefined) return failure("ENTRIES_KEY and ENTRIES_KEY_COMMAND exclude each other");
  if (command !== undefined) return success({ shared: shared.value, keys: { command } });
  if (text === undefined) return failure("SHARED_DATABASE_URL needs ENTRIES_KEY or ENTRIES_KEY_COMMAND");
  if (parseKeys(text) === null) return failure("ENTRIES_KEY must be 32 bytes in base64, or several of these with commas");
  return success({ shared: shared.value, keys: { text } });
};

/** Rejects with `EntryKeysError` when the command fails, or prints anything but keys. */
export const readEntryKeys = async (source: EntryKeySource): Promise<EntryKeys> => {
  const keys = parseKeys("text" in source ? source.text : await run(source.command));
  if (keys === null) throw new EntryKeysError("no-keys");
  return keys;
};

const parseKeys = (text: string): EntryKeys | null => {
  const [first, ...others] = text
    .split(/[\s,]+/)
    .filter((part) => part !== "")
    .map((part) => Buffer.from(part, "base64"));
  const isValid = (key: Buffer): boolean => key.length === KEY_BYTES;
  return first !== undefined && [first, ...others].every(isValid) ? [first, ...others] : null;
};

/** Does not pass on the command's error, since that contains the command's output. */
const run = (command: string): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile("/bin/sh", ["-c", command], { timeout: COMMAND_MS }, (error, stdout) =>
      error === null ? resolve(stdout) : reject(new EntryKeysError("command-failed")),
    );
  });
