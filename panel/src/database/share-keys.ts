import type { Payload } from "payload";

import { isRecord } from "../../../src/lib/json";
import { keyFile, readOrCreateKey } from "../../../src/lib/key-file";
import { seal, unseal } from "../shared/seal";
import { hasSeveralPanels } from "./lock";

/** Keys of hashes that one panel writes and another compares, and of files that another panel reads. */
const SHARED_KEYS = ["audit", "erased", "private-files"];

const readShared = async (payload: Payload, name: string): Promise<Buffer | null> => {
  const stored: unknown = await payload.kv.get(`key:${name}.key`);
  const sealed = isRecord(stored) && typeof stored.sealed === "string" ? stored.sealed : null;
  if (sealed === null) return null;
  const text = unseal(sealed, payload.secret, "panel key");
  if (text === null) payload.logger.warn(`PAYLOAD_SECRET is not the one of the last start: all panels of a store need the same`);
  return text === null ? null : Buffer.from(text, "base64");
};

const shareKey = async (payload: Payload, name: string, dataDir: string): Promise<void> => {
  const file = keyFile(dataDir, name);
  const shared = await readShared(payload, name);
  const own = await readOrCreateKey(file, shared ?? undefined);
  if (shared === null) {
    await payload.kv.set(`key:${name}.key`, { sealed: seal(own.toString("base64"), payload.secret, "panel key") });
  } else if (!own.equals(shared)) {
    payload.logger.error(
      `${file} is not the key of the other panels: replace it by theirs, or they do not find or read what this panel stores`,
    );
  }
};

/**
 * With Postgres: gives a new panel the keys of the others, which the database stores encrypted with a key derived from `PAYLOAD_SECRET`. A
 * panel that already has keys keeps them.
 */
export const shareKeys = async (payload: Payload, dataDir: string): Promise<void> => {
  if (!hasSeveralPanels()) return;
  for (const name of SHARED_KEYS) await shareKey(payload, name, dataDir);
};
