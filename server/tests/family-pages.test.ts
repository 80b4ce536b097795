import { runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;

beforeAll(async () => {
  running = await runGateway({ servesSite: true });
});

afterAll(() => running.close());

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  running.app.inject({ url, headers: { accept: "text/html", "accept-encoding": "br, gzip", ...headers } });

const BUILT = { pt: "pedido/[reference]/index.html", en: "en/pedido/[reference]/index.html" };

it.each([
  ["/pedido/7F3A91C2", BUILT.pt],
  ["/pedido/00000000", BUILT.pt],
  ["/en/pedido/7F3A91C2", BUILT.en],
  ["/confirmacao", "confirmacao/index.html"],
  ["/en/confirmacao", "en/confirmacao/index.html"],
])("%s is the built page %s, stored nowhere, not indexed, and named to no other site", async (url, file) => {
  const reply = await get(url);
  expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining(`<main>${file}</main>`)]);
  expect(reply.headers).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
    "content-security-policy": expect.stringContaining("script-src 'self'"),
    "content-type": "text/html; charset=utf-8",
  });
  expect(reply.headers.etag).toBeUndefined();
  expect((await get(url, { "if-none-match": "*" })).statusCode).toBe(200);
});

it.each([
  ["/pedido/7f3a91c2", "/pedido/7F3A91C2"],
  ["/pedido/7F3A91C2/", "/pedido/7F3A91C2"],
  ["/en/pedido/7f3a91c2/index.html", "/en/pedido/7F3A91C2"],
  ["/pedido/%37F3A91C2", "/pedido/7F3A91C2"],
])("%s redirects to %s", async (url, to) => {
  const reply = await get(url);
  expect([reply.statusCode, reply.headers.location]).toEqual([301, to]);
});

it.each(["/pedido", "/pedido/x", "/pedido/7F3A91C2/mais", "/pedido/[reference]", "/pedido/7F3A91C2G"])("%s is not found", async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

it("the page's data is available under the name that the browser's router gives it", async () => {
  const reply = await get("/page-data/pedido/[reference]/page-data.json");
  expect([reply.statusCode, reply.json().path]).toEqual([200, "/pedido/[reference]"]);
});
