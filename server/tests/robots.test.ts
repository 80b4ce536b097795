import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordById } from "../../tests/fakes/upstream/content/fixture-content";
import { pageDataFile, pageFile } from "../../src/lib/gatsby-files";
import { waitFor } from "../../tests/wait";
import { runGateway, type RunningGateway } from "./run-gateway";
import { builtPage, page, TEMPLATE } from "./small-site";

const MINOR = "noindex, noimageindex, noai";
const LISTING = "noindex, follow";

const builtListing = (address: string, hasMinors?: boolean): Record<string, string> => ({
  [pageFile(address)]: page(`${address.includes("kids") ? "Aurora Teste Lima" : ""} list ${address}`),
  [pageDataFile(address)]: JSON.stringify({
    componentChunkName: TEMPLATE,
    path: address,
    result: { data: { names: address.includes("kids") ? ["Aurora"] : [] }, pageContext: { hasMinors } },
  }),
});

const LISTINGS = {
  // The double has no minor in these listings,
  ...builtListing("/talents/meninos", false),
  ...builtListing("/en/talents/meninos", false),
  ...builtListing("/talents/meninos/pagina/2", false),
  // but this one was built when there was one,
  ...builtListing("/digital-influencers/meninas", true),
  // this one by a version without `hasMinors`,
  ...builtListing("/digital-influencers/meninos"),
  // and these before there was one.
  ...builtListing("/kids", false),
  ...builtListing("/kids/meninas", false),
  ...builtListing("/en/kids/meninas/pagina/2", false),
};

const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, "")}`;

let running: RunningGateway;

beforeAll(async () => {
  running = await runGateway({
    servesSite: true,
    extraFilesOf: () => LISTINGS,
    pages: { "/kids/401/aurora-teste-lima": "Aurora", "/talents/408/hugo-suposto": "Hugo" },
  });
});

afterAll(() => running.close());

const robotsOf = async (url: string, method: "GET" | "HEAD" = "GET"): Promise<unknown> => {
  const reply = await running.app.inject({ method, url });
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.headers["x-robots-tag"];
};

const dataOf = (address: string): string => `/${pageDataFile(address)}`;

it.each([
  ["/talents/meninos", undefined],
  ["/en/talents/meninos", undefined],
  ["/talents/meninos/pagina/2", undefined],
  ["/digital-influencers/meninas", LISTING],
  ["/digital-influencers/meninos", LISTING],
  ["/kids", LISTING],
  ["/kids/meninas", LISTING],
  ["/en/kids/meninas/pagina/2", LISTING],
  ["/pesquisa", LISTING],
  ["/kids/401/aurora-teste-lima", MINOR],
  ["/talents/408/hugo-suposto", undefined],
  ["/", undefined],
  ["/blog", undefined],
])("sends the page %s and its data with the robots header %s", async (address, expected) => {
  expect([await robotsOf(address), await robotsOf(address, "HEAD"), await robotsOf(dataOf(address))]).toEqual([
    expected,
    expected,
    expected,
  ]);
});

it.each(["/pesquisa/aurora", "/en/pesquisa/ninguem", dataOf("/pesquisa/[...name]")])(
  "sends the search %s with noindex",
  async (address) => {
    expect(await robotsOf(address)).toBe(LISTING);
  },
);

it.each(["/kids/402/bento-exemplo", dataOf("/kids/402/bento-exemplo")])(
  "sends %s, a page not built yet, with a minor's robots header",
  async (address) => {
    expect(await robotsOf(address)).toBe(MINOR);
  },
);

it.each(["/api/casting/kids/todos", "/api/talents/401", "/%61pi/talents/401"])("sends %s with noindex", async (address) => {
  expect(await robotsOf(address)).toMatch(/^noindex, noimageindex/);
});

it("follows the live list when a listing gets its first minor, or loses its last", async () => {
  const { talents } = running.upstream.content;
  const hugo = recordById(talents, "408");
  running.upstream.content.talents = talents.map((talent) => (talent === hugo ? { ...hugo, birthdate: "2012-01-01" } : talent));
  await running.gateway.live.forceRefresh();
  await waitFor(async () =>
    expect([await robotsOf("/talents/meninos/pagina/2"), await robotsOf("/en/talents/meninos")]).toEqual([LISTING, LISTING]),
  );
  running.upstream.content.talents = talents;
  await running.gateway.live.forceRefresh();
  expect(await robotsOf("/talents/meninos/pagina/2")).toBeUndefined();
});

it("sends no talent's page, and listings with noindex, while the live list is unknown", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "robots-"));
  const talent = builtPage("/kids/401/aurora-teste-lima", "Aurora");
  const filesOf = () => ({ ...LISTINGS, ...talent });
  await (await runGateway({ dataDir, servesSite: true, extraFilesOf: filesOf })).close();
  await rm(join(dataDir, "live"), { recursive: true });
  const lost = await runGateway({ dataDir, servesSite: true, upstream: { fault: { kind: "down" } }, upstreamLimits: { retries: 0 } });
  const statuses = await Promise.all(Object.keys(talent).map(async (file) => (await lost.app.inject(addressOf(file))).statusCode));
  expect(statuses).toEqual([503, 503]);
  expect((await lost.app.inject("/digital-influencers/meninas")).headers["x-robots-tag"]).toBe(LISTING);
  await lost.close();
  await rm(dataDir, { recursive: true, force: true });
});

it("sends no file of the release that names or shows a minor without a robots header", async () => {
  const files = [...(running.gateway.releases.current()?.files.keys() ?? [])].filter((file) => !file.endsWith("404.html"));
  const minors = /Aurora|talents\/401\//;
  let marked = 0;
  for (const file of files) {
    const { headers, body } = await running.app.inject(addressOf(file));
    const isAbout = minors.test(body);
    marked += Number(isAbout);
    expect([file, isAbout && !/noindex/.test(String(headers["x-robots-tag"]))]).toEqual([file, false]);
  }
  expect(marked).toBe(8);
});
