import { createHash } from "node:crypto";

import { isLocale } from "../../../src/domain/locale";
import { isRecord } from "../../../src/lib/json";
import type { ConsentWording } from "./entry";

const VERSION = /^\d{4}-\d{2}-\d{2}-([0-9a-f]{16})$/;
const MAX_LENGTH = 4000;

/**
 * Null without a wording, and when the text does not match the hash in its version: the entry then names a version whose text is unknown.
 */
export const parseWording = ({ wording, locale }: Readonly<Record<string, unknown>>): ConsentWording | null => {
  const { version, text } = isRecord(wording) ? wording : {};
  if (typeof version !== "string" || typeof text !== "string" || text.length > MAX_LENGTH) return null;
  const [, hash] = VERSION.exec(version) ?? [];
  const isText = hash !== undefined && createHash("sha256").update(text).digest("hex").startsWith(hash);
  return isText && isLocale(locale) ? { version, text, locale } : null;
};
