import { failure, success, type Result } from "../domain/result";
import type { UpstreamClient, UpstreamError } from "./http";
import type { JsonCall } from "./request-spec";
import { isRecord } from "../lib/json";

/** Protects against a list that the content store never ends. */
export const MAX_PAGES = 1000;

export interface ListPage {
  records: readonly unknown[];
  /** Null when the content store sends only `data`. */
  lastPage: number | null;
  /** The whole answer, for fields of extensions. */
  body: Readonly<Record<string, unknown>>;
}

export interface ListCall extends Omit<JsonCall, "query"> {
  query?: Readonly<Record<string, string | number>>;
  /** Records per request. */
  pageSize: number;
}

/** Without `last_page`, a page with fewer records than requested is the last. */
export const fetchAllRecords = async (client: UpstreamClient, list: ListCall): Promise<Result<unknown[], UpstreamError>> => {
  const records: unknown[] = [];
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    const page = await fetchPage(client, list, number);
    if (!page.ok) return page;
    records.push(...page.value.records);
    if (isLastPage(page.value, { number, pageSize: list.pageSize })) break;
  }
  return success(records);
};

export const isLastPage = (
  { records: { length }, lastPage }: Pick<ListPage, "records" | "lastPage">,
  { number, pageSize }: { number: number; pageSize: number },
): boolean => length === 0 || (lastPage === null ? length < pageSize : number >= lastPage);

/** Empty past the end. */
export const fetchPageRecords = async (
  client: UpstreamClient,
  list: ListCall,
  number: number,
): Promise<Result<readonly unknown[], UpstreamError>> => {
  const page = await fetchPage(client, list, number);
  return page.ok ? success(page.value.records) : page;
};

/** The `data` array of an unpaged list. */
export const fetchRecords = async (client: UpstreamClient, call: JsonCall): Promise<Result<readonly unknown[], UpstreamError>> => {
  const answer = await client.getJson(call);
  if (!answer.ok) return answer;
  const records = isRecord(answer.value) ? answer.value.data : null;
  return Array.isArray(records) ? success(records) : failure(notAList(call.path));
};

/** Empty past the end. */
export const fetchPage = async (client: UpstreamClient, list: ListCall, number: number): Promise<Result<ListPage, UpstreamError>> => {
  const { backend, path, limits, pageSize } = list;
  const query = { ...list.query, paginate: pageSize, page: number };
  const answer = await client.getJson({ backend, path, limits, query });
  if (!answer.ok) return answer;
  const body = isRecord(answer.value) ? answer.value : {};
  if (!Array.isArray(body.data)) return failure(notAList(path));
  const lastPage = Number(body.last_page ?? Number.NaN);
  return success({ records: body.data, lastPage: Number.isInteger(lastPage) ? lastPage : null, body });
};

const notAList = (path: string): UpstreamError => ({
  kind: "invalid-response",
  call: `GET ${path}`,
  status: 200,
  message: `GET ${path}: the answer has no list named data.`,
});
