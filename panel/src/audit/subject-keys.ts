import { createHmac } from "node:crypto";

import { toEmailKey, toNameKey } from "../shared/text-keys";
import { phoneKey } from "../../../src/domain/phone";
import { keyFile, readOrCreateKey } from "../../../src/lib/key-file";
import { environment } from "../environment";

/** A person concerned: name, phone number and e-mail address, as they were given. */
export type Subject = { name?: string | null; phone?: string | null; email?: string | null };

/** Half of a SHA-256 in hexadecimal: enough to distinguish people, with half the index size. */
const HASH_LENGTH = 32;

let opened: Promise<Buffer> | null = null;

/** Reads or creates `DATA_DIR/keys/audit.key`. A failed attempt is repeated at the next call. */
export const auditKey = (): Promise<Buffer> => {
  opened ??= readOrCreateKey(keyFile(environment.dataDir, "audit")).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};

/** Expects text folded like the search keys of entries, so that another spelling of the same name or number has the same hash. */
const hash = (key: Buffer, kind: keyof Subject, folded: string): string[] =>
  folded === "" ? [] : [createHmac("sha256", key).update(`${kind}:${folded}`).digest("hex").slice(0, HASH_LENGTH)];

export const hashSubjects = async (subjects: readonly Subject[]): Promise<string[]> => {
  const key = await auditKey();
  const hashes = subjects.flatMap(({ name, phone, email }) => [
    ...hash(key, "name", toNameKey(name)),
    ...hash(key, "phone", phoneKey(phone)),
    ...hash(key, "email", toEmailKey(email)),
  ]);
  return [...new Set(hashes)];
};

/** Hashes the text as a name, a phone number and an e-mail address. */
export const hashSearchText = (text: string): Promise<string[]> => hashSubjects([{ name: text, phone: text, email: text }]);
