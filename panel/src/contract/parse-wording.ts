import { createHash } from "node:crypto";

import { isRecord, parseJson } from "../../../src/lib/json";
import type { ConsentWording } from "./entry";

const VERSION = /^\d{4}-\d{2}-\d{2}-([0-9a-f]{16})$/;
const MAX_LENGTH = 4000;

/**
 * The wording of an application's consent, of the field `contacts` (an extension). Null without one, and for a text that is not the
 * one of its version: the entry then names a version whose text is unknown.
 */
export const parseWording = (form: FormData): ConsentWording | null => {
  const contacts = parseJson(String(form.get("contacts") ?? ""));
  const consent = isRecord(contacts) && isRecord(contacts.consent) ? contacts.consent : {};
  const { version, wording: text, locale } = consent;
  if (typeof version !== "string" || typeof text !== "string" || text.length > MAX_LENGTH) return null;
  const [, hash] = VERSION.exec(version) ?? [];
  const isText = hash !== undefined && createHash("sha256").update(text).digest("hex").startsWith(hash);
  return isText && (locale === "pt" || locale === "en") ? { version, text, locale } : null;
};
