import type { SiteText } from "../../domain/content";
import { success, type Result } from "../../domain/result";
import type { ContentRules } from "../html/content-link";
import { sanitizeContent } from "../html/sanitize-content";
import type { RecordList } from "../record-list";
import { optionalText, parseWire, wireRecord } from "../wire-fields";
import { readEntries } from "./keyed-document";

const wireText = wireRecord({ pt: optionalText(), en: optionalText() });

/** `GET /api/website-texts` → domain. A text without tags is plain text and stays unchanged; HTML is sanitised. */
export const normalizeSiteTexts = (document: unknown, rules: ContentRules): RecordList<SiteText> =>
  readEntries(document, { resource: "website-texts", read: (key, entry) => normalizeSiteText(key, entry, rules) });

const normalizeSiteText = (key: string, entry: unknown, rules: ContentRules): Result<SiteText, string> => {
  const wire = parseWire(wireText, entry);
  if (!wire.ok) return wire;
  const pt = safeText(wire.value.pt, rules);
  const en = safeText(wire.value.en, rules);
  if (!pt.ok) return pt;
  return en.ok ? success({ key, pt: pt.value, en: en.value }) : en;
};

const safeText = (text: string | null, rules: ContentRules): Result<string | null, string> => {
  if (text === null || !/<[a-z/!?]/i.test(text)) return success(text);
  const content = sanitizeContent(text, rules);
  return content.ok ? success(content.value === "" ? null : content.value) : content;
};
