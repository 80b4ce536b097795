import { isWireRecord, type WireRecord } from "./content/records";
import type { UpstreamRequest } from "./upstream-request";
import { json, type Reply } from "./reply";

const LARGEST_PAGE = 10_000;

/** A page of a list with its numbers, as the contract describes it. */
export const paginatedList = ({ query }: UpstreamRequest, records: readonly unknown[]): Reply => {
  const perPage = Math.min(positiveOr(query.get("paginate"), 20), LARGEST_PAGE);
  const current = positiveOr(query.get("page"), 1);
  const data = records.slice((current - 1) * perPage, current * perPage);
  const last_page = Math.max(1, Math.ceil(records.length / perPage));
  return json(200, { data, current_page: current, last_page, per_page: perPage, total: records.length });
};

/** The same page as `data` without numbers, which the contract allows. */
export const unwrappedList = (request: UpstreamRequest, records: readonly unknown[]): Reply => {
  const { data } = JSON.parse(String(paginatedList(request, records).body)) as { data: unknown[] };
  return json(200, { data });
};

/** Records without a date come last. */
export const newestFirst = (records: readonly unknown[]): unknown[] => {
  const dateOf = (record: unknown): string => (isWireRecord(record) && typeof record.created_at === "string" ? record.created_at : "");
  return [...records].sort((one, other) => dateOf(other).localeCompare(dateOf(one)));
};

const positiveOr = (value: string | null, fallback: number): number => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : fallback;
};

/** A talent as in the list: without galleries, and without skills unless asked. */
export const toListedTalent = (talent: unknown, withSkills: boolean): unknown => {
  if (!isWireRecord(talent)) return talent;
  const { book: _book, compo: _compo, video: _video, skills, ...summary } = talent;
  return withSkills ? { ...summary, skills } : summary;
};

export const findRecord = (records: readonly unknown[], [field, value]: readonly [string, string]): WireRecord | undefined =>
  records.filter(isWireRecord).find((record) => record[field] !== undefined && String(record[field]) === value);
