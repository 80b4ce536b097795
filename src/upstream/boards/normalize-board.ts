import { ruleFilter } from "../../config/board-members";
import type { Board } from "../../domain/board";
import type { Translated } from "../../domain/content";
import type { Picture } from "../../domain/media";
import { failure, success, type Result } from "../../domain/result";
import { isRecord } from "../../lib/json";
import type { ContentRules } from "../html/content-link";
import { sanitizeContent } from "../html/sanitize-content";
import { mediaPath, type MediaRules } from "../media-path";
import { cleanSlug } from "../slug";
import { parseWire } from "../wire-fields";
import { wireBoard, wireBoardCover, wireBoardTexts } from "./wire-board";

/** Requires a name in one language, and talents or a rule. */
export const normalizeBoard = (record: unknown, rules: ContentRules): Result<Board, string> => {
  const wire = parseWire(wireBoard, record);
  if (!wire.ok) return wire;
  const sent = isRecord(record) ? record : {};
  const name = readTexts(sent.name);
  if (name.pt === null && name.en === null) return failure("name is missing");
  const members = readMembers(sent);
  if (!members.ok) return members;
  const text = readHtml(sent.text, rules);
  if (!text.ok) return text;
  return success({
    boardId: wire.value.id,
    slug: cleanSlug(wire.value.slug),
    name,
    text: text.value,
    cover: readCover(sent.cover, rules),
    ...members.value,
    isInMenu: isTrue(sent.menu),
    isOnHome: isTrue(sent.home),
  });
};

const isTrue = (sent: unknown): boolean => ["true", "1"].includes(String(sent));

const readTexts = (sent: unknown): Translated => {
  const wire = parseWire(wireBoardTexts, isRecord(sent) ? sent : {});
  return wire.ok ? wire.value : { pt: null, en: null };
};

const readHtml = (sent: unknown, rules: ContentRules): Result<Translated, string> => {
  const { pt, en } = readTexts(sent);
  const texts = { pt: safeText(pt, rules), en: safeText(en, rules) };
  if (!texts.pt.ok) return texts.pt;
  return texts.en.ok ? success({ pt: texts.pt.value, en: texts.en.value }) : texts.en;
};

/** Text without tags is plain text and stays unchanged. */
const safeText = (text: string | null, rules: ContentRules): Result<string | null, string> => {
  if (text === null || !/<[a-z/!?]/i.test(text)) return success(text);
  const content = sanitizeContent(text, rules);
  return content.ok ? success(content.value === "" ? null : content.value) : content;
};

/** Hand-picked talents have priority over a rule. */
const readMembers = ({ talents, rule }: Readonly<Record<string, unknown>>): Result<Pick<Board, "talentIds" | "rule">, string> => {
  if (Array.isArray(talents)) return success({ talentIds: [...new Set(talents.filter(isId).map(String))], rule: null });
  if (typeof rule !== "string" || rule.trim() === "") return failure("talents and rule are missing");
  return ruleFilter(rule.trim()) === null ? failure("rule is not the address of a list") : success({ talentIds: null, rule: rule.trim() });
};

const isId = (sent: unknown): boolean => typeof sent === "number" || (typeof sent === "string" && sent.trim() !== "");

/** Sent as a file, or as a record of a file and its size. */
const readCover = (sent: unknown, media: MediaRules): Picture | null => {
  const wire = parseWire(wireBoardCover, typeof sent === "string" ? { file: sent } : sent);
  const path = wire.ok ? mediaPath(wire.value.file, media) : null;
  if (!wire.ok || path === null) return null;
  const { width, height } = wire.value;
  return width === null || height === null ? { path, width: null, height: null } : { path, width, height };
};
