import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FOUND_ID, MODEL_SEARCH, type FoundByName } from "../../src/config/search-page";
import { runGateway, type RunningGateway } from "./run-gateway";

let running: RunningGateway;

beforeAll(async () => {
  running = await runGateway();
});

afterAll(() => running.close());

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ method: "GET", url, headers });

const foundIn = (html: string): FoundByName => JSON.parse(new RegExp(`<script type="application/json" id="${FOUND_ID}">(.*?)</script>`).exec(html)?.[1] ?? "null");

describe("a search by name", () => {
  it("is sent with those whom it finds, each at their own address", async () => {
    const { statusCode, headers, body } = await get("/pesquisa/IRIS");
    expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([200, "text/html; charset=utf-8", "no-cache"]);
    expect(body).toContain("<h1>“IRIS”</h1>");
    expect(body.match(/<li data-section="[^"]*"><a href="[^"]*"/g)).toEqual([expect.stringMatching(/href="\/digital-influencers\/\d+\/iris-imaginaria"$/)]);
    expect(foundIn(body)).toMatchObject({ name: "IRIS", total: 1, talents: [{ name: "Íris Imaginária", categories: ["digitalInfluencers"] }] });
    expect(body).toContain("1 de 1 talentos");
  });

  it("leads on in its language", async () => {
    const { body } = await get("/en/pesquisa/aurora?letra=A");
    expect(body).toContain('<li data-section="kids"><a href="/en/kids/401/aurora-teste-lima"');
    expect(body).toContain("1 of 1 talents");
  });

  it.each(["secreta", "Nina%20Secreta", "ninguem"])("finds nobody for %s, hidden talents included", async (name) => {
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
    ["/pesquisa/foto.jpg", "foto.jpg"],
    ["/pesquisa/%5B...name%5D", "[...name]"],
    ["/pesquisa/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E", "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"],
    ["/pesquisa/%24%26%24%601", "$&amp;$`1"],
  ])("takes %s for a name and shows it as text", async (url, shown) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(headers["content-security-policy"]).toBeDefined();
    expect(body).toContain(`<h1>“${shown}”</h1>`);
    expect(body).not.toContain(MODEL_SEARCH.name);
    expect(body.match(/<script/g)).toHaveLength(3);
  });

  it("is compressed, and known again by its ETag until somebody else is found", async () => {
    const { headers } = await get("/pesquisa/aurora", { "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBe("br");
    expect((await get("/pesquisa/aurora", { "if-none-match": String(headers.etag) })).statusCode).toBe(304);
    expect((await get("/pesquisa/bento")).headers.etag).not.toBe(headers.etag);
  });

  it("has no name that ends in a slash", async () => {
    const { statusCode, headers } = await get("/en/pesquisa/ana/?letra=A");
    expect([statusCode, headers.location]).toEqual([301, "/en/pesquisa/ana?letra=A"]);
  });

  it.each(["/en/pesquisa/%20", "/en/pesquisa/%E3%80%80%09", "/en/pesquisa/%20/"])("leads to everybody where the name is blank: %s", async (url) => {
    const { statusCode, headers } = await get(`${url}?letra=A`);
    expect([statusCode, headers.location]).toEqual([301, "/en/pesquisa?letra=A"]);
  });
});

it("has a page of its own for everybody", async () => {
  const { statusCode, body } = await get("/pesquisa");
  expect([statusCode, foundIn(body)]).toEqual([200, null]);
});

it("sends the page without anybody while nobody knows the talents", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "search-"));
  await (await runGateway({ dataDir })).close();
  await rm(join(dataDir, "live"), { recursive: true });
  const lost = await runGateway({ dataDir, upstream: { fault: { kind: "down" } }, upstreamLimits: { retries: 0 } });
  const { statusCode, body } = await lost.app.inject("/pesquisa/aurora");
  expect([statusCode, foundIn(body)]).toEqual([200, null]);
  expect(body).toContain("<h1>“aurora”</h1>");
  expect(body).not.toContain("<li data-section");
  await lost.close();
  await rm(dataDir, { recursive: true, force: true });
});
