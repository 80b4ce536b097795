import { runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;

/** Sets the agency's switch, and advances the clock until the gateway's copy of it is stale. */
const allow = (value: unknown): void => {
  Object.assign(running.upstream.content.customizations as object, { book_download: value });
  running.advanceClock(6 * 60_000);
};

beforeEach(async () => {
  running = await runGateway();
  allow(true);
});

afterEach(() => running.close());

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ method: "GET", url, headers });

const countDownloads = () => running.countRequests(/\/download\/zip/);

it("answers an adult's book as a ZIP with the talent's name", async () => {
  const reply = await get("/api/talents/408/book.zip");
  expect([reply.statusCode, reply.headers["content-type"], reply.headers["x-robots-tag"]]).toEqual([200, "application/zip", "noindex"]);
  expect(reply.headers["content-disposition"]).toBe("attachment; filename=hugo-suposto-book.zip");
  expect(reply.rawPayload.subarray(0, 4)).toEqual(Buffer.from("PK\u0003\u0004"));
  expect(reply.rawPayload.readUInt16LE(reply.rawPayload.lastIndexOf(Buffer.from("PK\u0005\u0006")) + 10)).toBe(3);
});

it("sends no request to the upstream for HEAD", async () => {
  const head = await running.app.inject({ method: "HEAD", url: "/api/talents/408/book.zip" });
  expect([head.statusCode, head.headers["content-type"], countDownloads()]).toEqual([200, "application/zip", 0]);
});

it.each([
  ["a child", "401"],
  ["somebody of unknown age", "411"],
  ["somebody whose birthdate is no date", "413"],
  ["nobody", "999"],
  ["an address that climbs", "408%2F..%2F..%2Fapi"],
])("answers 404 for %s without a request to the upstream", async (_case, id) => {
  const reply = await get(`/api/talents/${id}/book.zip`, { "accept-language": "en" });
  expect([reply.statusCode, reply.json(), countDownloads()]).toEqual([404, { message: "Not found." }, 0]);
});

it.each([false, undefined, "no"])("answers 404 when the agency's switch is %p", async (value) => {
  allow(value);
  expect((await get("/api/talents/408/book.zip")).statusCode).toBe(404);
  expect(countDownloads()).toBe(0);
});

it("answers 404 for an adult without pictures", async () => {
  expect((await get("/api/talents/412/book.zip")).statusCode).toBe(404);
});

it("renews an expired token once", async () => {
  await get("/api/talents/408");
  await running.upstream.setFault({ kind: "expire-tokens", afterCalls: 0 });
  expect((await get("/api/talents/408/book.zip")).statusCode).toBe(200);
});

it.each([
  ["an error", { kind: "status", status: 500 }, 502],
  ["a refusal", { kind: "status", status: 422 }, 502],
  ["haste", { kind: "too-many-requests", retryAfter: "1" }, 502],
  ["a page of HTML", { kind: "html" }, 502],
  ["a redirect", { kind: "status", status: 302 }, 502],
] as const)("answers in words when the upstream fails: %s", async (_case, fault, status) => {
  await running.upstream.setFault({ ...fault, path: /download/ });
  const reply = await get("/api/talents/408/book.zip", { "accept-language": "en" });
  expect([reply.statusCode, reply.json()]).toEqual([status, { message: "The file could not be prepared. Please try again." }]);
  expect([reply.headers["content-disposition"], reply.headers["cache-control"]]).toEqual([undefined, "no-store"]);
});

it("answers with a message when the upstream is unreachable", async () => {
  await get("/api/talents/408");
  await get("/api/talents/408/book.zip");
  await running.upstream.setFault({ kind: "down" });
  const reply = await get("/api/talents/408/book.zip");
  expect([reply.statusCode, reply.json()]).toEqual([503, { message: "Indisponível no momento. Tente novamente." }]);
});

it("breaks the connection off when the upstream's transfer breaks off", async () => {
  await running.upstream.setFault({ kind: "reset", path: /download/ });
  await expect(get("/api/talents/408/book.zip")).rejects.toThrow();
});

it("answers 503 when the upstream never answers", async () => {
  await get("/api/talents/408");
  await running.upstream.setFault({ kind: "hang", path: /download/ });
  expect((await get("/api/talents/408/book.zip")).statusCode).toBe(503);
});
