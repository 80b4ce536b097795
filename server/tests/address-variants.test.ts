import fc from "fast-check";
import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { routes } from "../../src/config/routes";
import { runGateway, type RunningGateway } from "./run-gateway";

const CHILD = "/kids/401/aurora-teste-lima";
const WITHDRAWN = "/kids/999/quem-saiu";
const ODD_ID = `/kids/${encodeURIComponent("9,ç/9")}/quem-saiu`;

const BUILT = [CHILD, `/en${CHILD}`, "/talents/408/hugo-suposto", WITHDRAWN, `/en${WITHDRAWN}`, ODD_ID];

/** Addresses of all kinds: talents, a live page, a listing, a page without talents. */
const PAGES = [...BUILT, "/kids/402/bento-exemplo", "/kids", "/en/kids/meninos", "/blog"];
const ADDRESSES = [...PAGES, ...PAGES.map((page) => `/page-data${page}/page-data.json`), "/", "/page-data/index/page-data.json"];

const agent = new Agent({ keepAlive: true });
let running: RunningGateway;
let port: number;

beforeAll(async () => {
  running = await runGateway({ servesSite: true, pages: Object.fromEntries(BUILT.map((page) => [page, `built ${page}`])) });
  await running.app.listen({ port: 0, host: "127.0.0.1" });
  port = (running.app.server.address() as AddressInfo).port;
});

afterAll(async () => {
  agent.destroy();
  await running.close();
});

interface Answer {
  status: number;
  location: string | undefined;
  robots: string | undefined;
  body: string;
}

/** Sends the path unchanged; `inject` and `fetch` resolve dot segments first. */
const ask = (path: string, method = "GET"): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: "127.0.0.1", path, method }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on("data", (chunk: Buffer) => chunks.push(chunk));
      reply.on("end", () => {
        const { location, "x-robots-tag": robots } = reply.headers;
        resolve({ status: reply.statusCode ?? 0, location, robots: robots?.toString(), body: Buffer.concat(chunks).toString() });
      });
    });
    sent.on("error", reject).end();
  });

const hexOf = (character: string): string => [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");

/** Generates spellings of a path that decode to the same, or nearly the same, text. */
const spellings = (path: string): fc.Arbitrary<string> => {
  const forms = [...path.slice(1)].map((character) => {
    const escaped = hexOf(character);
    const others = character === "/" ? ["//", "/./", "/x/../", "/%2e/", "\\", "%5C"] : [`%25${escaped.slice(1)}`];
    return fc.oneof(
      { weight: 12, arbitrary: fc.constant(character) },
      { weight: 1, arbitrary: fc.constantFrom(escaped, escaped.toUpperCase(), ...others) },
    );
  });
  const ends = fc.constantFrom("", "", "", "", "/", "//", "/index.html", "/index.html/", "%2F", "/.", "%00", ";x", "%20");
  return fc.tuple(fc.tuple(...forms), ends).map(([parts, end]) => `/${parts.join("")}${end}`);
};

const QUERIES = fc.constantFrom("", "", "?", "?x=1", "?x=/../%2F", "?//evil.example");
const ASKED = fc
  .constantFrom(...ADDRESSES)
  .chain((address) =>
    fc.record({ address: fc.constant(address), spelling: spellings(address), query: QUERIES, method: fc.constantFrom("GET", "HEAD") }),
  );

it("answers a non-canonical spelling with 404 or a redirect, never with content", async () => {
  const canonical = new Map(await Promise.all(ADDRESSES.map(async (address) => [address, await ask(address)] as const)));
  await fc.assert(
    fc.asyncProperty(ASKED, async ({ address, spelling, query, method }) => {
      const answer = await ask(spelling + query, method);
      const known = canonical.get(address);
      expect(answer.body).not.toContain("built /kids/9");
      if (spelling === address) return expect([answer.status, answer.robots]).toEqual([known?.status, known?.robots]);
      expect([301, 404]).toContain(answer.status);
      if (answer.status === 404) return;
      // Redirects end at content, after one step or two (a wrong name, then a category's listing).
      expect(answer.location).toMatch(/^\/(?!\/)/);
      expect(known?.status === 404 && !/^\/(en\/)?kids\/meninas/.test(answer.location ?? "")).toBe(false);
      const next = await ask(answer.location ?? "");
      expect([next.status, new Set([known?.robots, undefined]).has(next.robots)]).toEqual([200, true]);
    }),
    { numRuns: 1500 },
  );
});

it.each([
  "/k%69ds/401/aurora-teste-lima",
  "/%65n/kids/401/aurora-teste-lima",
  "/kids/%34%30%31/aurora-teste-lima",
  "/kids/401/aurora-teste-lima/",
  "/kids/401/aurora-teste-lima/index.html",
  "/page-data/kids/401/aurora-teste-lima/page-data%2Ejson",
  "/page%2Ddata/kids/401/aurora-teste-lima/page-data.json",
])("redirects %s to the child's page, which robots may not index", async (spelling) => {
  const answer = await ask(`${spelling}?t=1`);
  expect([answer.status, answer.location]).toEqual([301, `${decodeURIComponent(spelling).replace(/\/(index\.html)?$/, "")}?t=1`]);
  expect((await ask(answer.location ?? "")).robots).toBe("noindex, noimageindex, noai");
});

it.each([
  "/k%69ds/999/quem-saiu",
  "/kids/999%2Fquem-saiu",
  "/%65n/kids/999/quem-saiu",
  "/page-data/kids/999/quem-saiu/page-data%2Ejson",
  "/page-data/kids%2F999/quem-saiu/page-data.json",
  "/kids/999/quem%2Dsaiu/index.html",
  "/kids/9%2C%C3%A7%2F9/quem-saiu",
  "/kids/9%2c%c3%a7%2f9/quem-saiu",
])("answers 404 for %s, a spelling of a withdrawn talent's page", async (spelling) => {
  const answer = await ask(spelling);
  expect([answer.status, answer.body.includes("built")]).toEqual([404, false]);
});

it.each([
  ["/pesquisa/a%2fb", "/pesquisa/a%2Fb"],
  ["/p%65squisa/ana", "/pesquisa/ana"],
  ["/pesquisa/a,b", "/pesquisa/a%2Cb"],
  ["/en/pesquisa/[...name]", "/en/pesquisa/%5B...name%5D"],
  ["/pesquisa/%20ana", "/pesquisa/ana"],
  ["/pesquisa/..", "/pesquisa/..%20"],
])("redirects the search %s to %s", async (spelling, location) => {
  expect(await ask(spelling)).toMatchObject({ status: 301, location });
  expect(await ask(location)).toMatchObject({ status: 200 });
});

it("finds any name at the address that the search box builds", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }), async (name) => {
      expect((await ask(routes.search(name))).status).toBe(200);
    }),
    { numRuns: 300 },
  );
});
