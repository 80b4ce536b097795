import { startUpstream, type FakeUpstream } from "../../tests/fakes/upstream/start-upstream";
import { createUpstreamClient, type UpstreamClient } from "./http";
import { fetchAllRecords, fetchPageRecords } from "./pages";

let upstream: FakeUpstream;
let client: UpstreamClient;

beforeEach(async () => {
  upstream = await startUpstream();
  client = createUpstreamClient(upstream.settings);
});

afterEach(async () => {
  await client.close();
  await upstream.close();
});

const PAGED = { backend: "panel", path: "/posts/blog/en/post" } as const;
const DATA_ALONE = { backend: "panel", path: "/posts/campaigns/en" } as const;

const setRecords = (count: number) => {
  const records = Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
  upstream.content.posts.en = records;
  upstream.content.campaigns.en = records;
};

const countRequests = (path: string) => upstream.requests.filter((request) => request.path === path).length;

it.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [30, 3],
])("fetches all of %i records in %i pages with a total", async (count, pages) => {
  setRecords(count);
  const records = await fetchAllRecords(client, { ...PAGED, pageSize: 10 });
  expect(records.ok && records.value).toHaveLength(count);
  expect(countRequests(PAGED.path)).toBe(pages);
});

it.each([
  [0, 1],
  [9, 1],
  [10, 2],
  [11, 2],
])("fetches all of %i records in %i pages of data alone", async (count, pages) => {
  setRecords(count);
  const records = await fetchAllRecords(client, { ...DATA_ALONE, pageSize: 10 });
  expect(records.ok && records.value).toHaveLength(count);
  expect(countRequests(DATA_ALONE.path)).toBe(pages);
});

it("returns nothing past the end", async () => {
  setRecords(3);
  expect(await fetchPageRecords(client, { ...PAGED, pageSize: 10 }, 2)).toEqual({ ok: true, value: [] });
});

it("fails when a page fails", async () => {
  setRecords(30);
  await upstream.setFault({ kind: "status", status: 404, path: /blog/ });
  expect(await fetchAllRecords(client, { ...PAGED, pageSize: 10 })).toMatchObject({ ok: false, error: { kind: "status", status: 404 } });
});

it("reports an answer without a list as invalid-response", async () => {
  const answer = await fetchAllRecords(client, { backend: "panel", path: "/api/customizations", pageSize: 10 });
  expect(answer).toMatchObject({ ok: false, error: { kind: "invalid-response", call: "GET /api/customizations" } });
});
