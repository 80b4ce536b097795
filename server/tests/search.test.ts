import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FOUND_ID, type FoundByName } from "../../src/config/search-page";
import { unlistedRoutes } from "../../src/config/unlisted-routes";
import { elementsOf, parseHtml, textOf } from "../../src/lib/html";
import { pageFile } from "../../src/lib/gatsby-files";
import { runGateway, type RunningGateway } from "./run-gateway";
import { searchFiles } from "./search-site";
import { page } from "./small-site";

let running: RunningGateway;

beforeAll(async () => {
  running = await runGateway({ servesSite: true, extraFilesOf: () => searchFiles() });
});

afterAll(() => running.close());

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ method: "GET", url, headers });

const foundIn = (html: string): FoundByName | null => {
  const script = elementsOf(parseHtml(html)).find(({ attribs }) => attribs.id === FOUND_ID);
  const [text] = script?.children ?? [];
  return text !== undefined && "data" in text ? JSON.parse(text.data) : null;
};

describe("a search by name", () => {
  it("is rendered with its results, in its language and at its own address", async () => {
    const { statusCode, headers, body } = await get("/pesquisa/IRIS");
    expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([200, "text/html; charset=utf-8", "no-cache"]);
    expect(foundIn(body)).toMatchObject({
      name: "IRIS",
      total: 1,
      talents: [{ name: "Íris Imaginária", categories: ["digitalInfluencers"] }],
    });
    const english = await get("/en/pesquisa/aurora?letra=A");
    expect(english.body).toContain('<html lang="en"><head><title>/en/pesquisa/aurora</title>');
    expect(foundIn(english.body)).toMatchObject({ total: 1, talents: [{ talentId: "401", isMinor: true }] });
  });

  it("is rendered with age classes, so that a minor's picture is named by the first name only", async () => {
    expect(foundIn((await get("/pesquisa/hugo")).body)?.talents).toMatchObject([{ name: "Hugo Suposto", isMinor: false }]);
  });

  it.each(["secreta", "Nina%20Secreta", "ninguem"])("finds nobody for %s, including hidden talents", async (name) => {
    const { statusCode, body } = await get(`/pesquisa/${name}`);
    expect(statusCode).toBe(200);
    expect(foundIn(body)).toMatchObject({ total: 0, talents: [] });
    expect(body).not.toContain("nina-secreta");
  });

  it.each([
    ["/en/pesquisa/Jo%C3%A3o%20D'%C3%81vila?letra=J", "João D'Ávila"],
    ["/pesquisa/a%2Fb%5C", "a/b\\"],
    ["/pesquisa/.%20", "."],
    ["/pesquisa/404", "404"],
    ["/pesquisa/100%25", "100%"],
    ["/pesquisa/foto.jpg", "foto.jpg"],
    ["/pesquisa/%5B...name%5D", "[...name]"],
    ["/pesquisa/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E", '"><script>alert(1)</script>'],
    ["/pesquisa/%24%26%24%601", "$&$`1"],
  ])("reads %s as a name", async (url, name) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(headers["content-security-policy"]).toBeDefined();
    expect(foundIn(body)?.name).toBe(name);
    expect(textOf(body)).toContain(url.replace(/\?.*/, ""));
  });

  it("is compressed, and answers 304 for its ETag until the results change", async () => {
    const { headers } = await get("/pesquisa/aurora", { "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBe("br");
    expect((await get("/pesquisa/aurora", { "if-none-match": String(headers.etag) })).statusCode).toBe(304);
    expect((await get("/pesquisa/bento")).headers.etag).not.toBe(headers.etag);
  });

  it("is rendered once for many visitors", async () => {
    const bodies = await Promise.all(["/pesquisa/hugo", "/pesquisa/hugo", "/pesquisa/hugo?letra=H"].map((url) => get(url)));
    expect(new Set([...bodies, await get("/pesquisa/hugo")].map(({ body }) => body)).size).toBe(1);
  });

  it("redirects a name with a trailing slash", async () => {
    const { statusCode, headers } = await get("/en/pesquisa/ana/?letra=A");
    expect([statusCode, headers.location]).toEqual([301, "/en/pesquisa/ana?letra=A"]);
  });

  it.each(["/en/pesquisa/%20", "/en/pesquisa/%E3%80%80%09", "/en/pesquisa/%20/"])(
    "redirects a blank name to /pesquisa: %s",
    async (url) => {
      const { statusCode, headers } = await get(`${url}?letra=A`);
      expect([statusCode, headers.location]).toEqual([301, "/en/pesquisa?letra=A"]);
    },
  );
});

it("serves the page of all talents at /pesquisa", async () => {
  const { statusCode, body } = await get("/pesquisa");
  expect([statusCode, foundIn(body)]).toEqual([200, null]);
});

it("renders the heading only while the list of talents is unknown", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "search-"));
  await (await runGateway({ dataDir, servesSite: true, extraFilesOf: () => searchFiles() })).close();
  await rm(join(dataDir, "live"), { recursive: true });
  const lost = await runGateway({ dataDir, servesSite: true, upstream: { fault: { kind: "down" } }, upstreamLimits: { retries: 0 } });
  const { statusCode, body } = await lost.app.inject("/pesquisa/aurora");
  expect([statusCode, foundIn(body)]).toEqual([200, { name: "aurora", total: null, talents: [] }]);
  await lost.close();
  await rm(dataDir, { recursive: true, force: true });
});

const BUILT = page(pageFile(unlistedRoutes.anySearch()));

it.each([
  ["has no renderer", {}, ": MissingRenderer"],
  ["cannot render it", searchFiles("exports.render = async () => { throw new TypeError('Aurora'); };"), ": TypeError"],
])("sends the page as built, and warns once, when the release %s", async (_what, files, cause) => {
  const broken = await runGateway({ servesSite: true, extraFilesOf: () => files });
  for (const name of ["aurora", "bento"]) {
    const { statusCode, headers, body } = await broken.app.inject(`/pesquisa/${name}`);
    expect([statusCode, body]).toEqual([200, BUILT]);
    expect(headers["x-robots-tag"]).toBe("noindex, follow");
  }
  expect((await broken.app.inject("/api/metrics")).body).toContain('gateway_search_renders_total{outcome="fallback"} 2');
  expect(broken.warnings.filter((warning) => warning.startsWith("Searches are sent without results"))).toEqual([
    expect.stringMatching(new RegExp(`${cause}$`)),
  ]);
  await broken.close();
});
