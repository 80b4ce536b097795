import { SELECTION_LIMIT } from "../../src/config/form-limits";
import { foldText } from "../../src/domain/fold-text";
import { TALENT_FIELDS } from "../../src/domain/talent-fields";
import { PAGE_KINDS, type Visit } from "../../src/domain/visit";
import { isRecord, parseJson } from "../../src/lib/json";

/** Enough for a full selection, every filter and a few names. */
export const MAX_VISIT_BYTES = 4 * 1024;

const MAX_TALENT_ID = 64;
const MAX_SEARCHES = 10;

/** Names only: a text with digits or signs may be a phone number, an e-mail address or an address, which are never kept. */
const NAME = /^[\p{L}' .-]{2,40}$/u;

/** Filters by their query parameter: the key of a talent's field, or one of the list's own filters. */
const FILTERS: ReadonlyMap<string, string> = new Map([
  ["categoria", "category"],
  ["genero", "gender"],
  ["letra", "letter"],
  ["semInfo", "withoutValue"],
  ["ordem", "order"],
  ...Object.entries(TALENT_FIELDS).flatMap(([key, field]) => ("parameter" in field ? [[field.parameter, key] as const] : [])),
]);

/** Reads the body of `POST /api/count`. Ignores values that may not be counted; null when the body is not a JSON object. */
export const readVisit = (text: string): Visit | null => {
  const body = parseJson(text);
  if (!isRecord(body)) return null;
  return {
    page: PAGE_KINDS.find((kind) => kind === body.page) ?? null,
    talent: talentIds([body.talent])[0] ?? null,
    selected: talentIds(body.selected),
    filters: texts(body.filters, FILTERS.size).flatMap((name) => FILTERS.get(name) ?? []),
    unfound: texts(body.unfound, MAX_SEARCHES).map(toName),
  };
};

/** Strings of a list, without duplicates. */
const texts = (list: unknown, limit: number): readonly string[] =>
  Array.isArray(list) ? [...new Set(list.filter((item) => typeof item === "string"))].slice(0, limit) : [];

const talentIds = (list: unknown): readonly string[] =>
  texts(list, SELECTION_LIMIT).filter((id) => id !== "" && id.length <= MAX_TALENT_ID);

/** The name, folded for comparison; empty for a text that is not a name. */
const toName = (text: string): string => {
  const folded = foldText(text.slice(0, 200));
  return NAME.test(folded) ? folded : "";
};
