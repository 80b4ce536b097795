import { isWireRecord, type WireRecord } from "./content/records";
import type { Incoming } from "./incoming";
import { json, type Reply } from "./reply";

const LARGEST_PAGE = 10_000;

/** A page of a list as the contract describes it. */
export const page = ({ query }: Incoming, records: readonly unknown[]): Reply => {
  const perPage = Math.min(positive(query.get("paginate"), 20), LARGEST_PAGE);
  const current = positive(query.get("page"), 1);
  const data = records.slice((current - 1) * perPage, current * perPage);
  const last_page = Math.max(1, Math.ceil(records.length / perPage));
  return json(200, { data, current_page: current, last_page, per_page: perPage, total: records.length });
};

/** The same cut, but `data` alone: a shape that must be tolerated. */
export const barePage = (request: Incoming, records: readonly unknown[]): Reply => {
  const { data } = JSON.parse(String(page(request, records).body)) as { data: unknown[] };
  return json(200, { data });
};

/** The newest first; what has no date comes last. */
export const newestFirst = (records: readonly unknown[]): unknown[] => {
  const dateOf = (record: unknown): string => (isWireRecord(record) && typeof record.created_at === "string" ? record.created_at : "");
  return [...records].sort((one, other) => dateOf(other).localeCompare(dateOf(one)));
};

const positive = (value: string | null, fallback: number): number => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : fallback;
};

/** A talent as lists show it: without galleries, and without skills unless asked. */
export const toListed = (talent: unknown, withSkills: boolean): unknown => {
  if (!isWireRecord(talent)) return talent;
  const { book: _book, compo: _compo, video: _video, skills, ...summary } = talent;
  return withSkills ? { ...summary, skills } : summary;
};

/** One record by id, or by the value of a field. */
export const lookUp = (records: readonly unknown[], [field, value]: readonly [string, string]): WireRecord | undefined =>
  records.filter(isWireRecord).find((record) => record[field] !== undefined && String(record[field]) === value);
