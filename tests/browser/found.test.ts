import type { Browser, Page } from "playwright-core";
import { coverAddress } from "../../src/config/media";
import { listingPath, parseTalentAddress, routes } from "../../src/config/routes";
import { CATEGORIES, GENDERS } from "../../src/domain/category";
import { fromCastingIndex } from "../../src/domain/casting-index";
import { isMinor, type TalentSummary } from "../../src/domain/talent";
import { crawl, escapePattern } from "./crawl";
import { findTemplates, inEnglish, read } from "./templates";
import { aVisitor, axeViolations, launch, siteAddress, visit } from "./visitor";

jest.setTimeout(120_000);

let browser: Browser;
let page: Page;
let talents: TalentSummary[];
beforeAll(async () => {
  browser = await launch();
  page = await browser.newPage();
  talents = fromCastingIndex(JSON.parse(await read("/api/casting/todas/todos")));
});
afterAll(() => browser.close());

interface XmlFacts {
  error: string | null;
  texts: string[];
}

/** Reads XML as a browser does: what is wrong with it, and the texts of one element. */
const parseXml = (xml: string, selector: string): Promise<XmlFacts> =>
  page.evaluate(
    ({ text, wanted }) => {
      const document = new DOMParser().parseFromString(text, "application/xml");
      return {
        error: document.querySelector("parsererror")?.textContent ?? null,
        texts: [...document.querySelectorAll(wanted)].map((element) => element.textContent ?? ""),
      };
    },
    { text: xml, wanted: selector },
  );

const sitemapPaths = async (): Promise<string[]> => {
  const { error, texts } = await parseXml(await read("/sitemap.xml"), "url > loc");
  expect(error).toBeNull();
  return texts.map((address) => new URL(address).pathname);
};

const withTalent = (predicate: (talent: TalentSummary) => boolean): string => {
  const talent = talents.find(predicate);
  const category = talent?.categories[0];
  if (!talent || !category) throw new Error("the demo content has no such talent");
  return routes.talent(category, talent);
};

describe("the sitemap", () => {
  it("lists adults and no child", async () => {
    const minors = new Set(talents.filter(isMinor).map(({ talentId }) => talentId));
    const listed = (await sitemapPaths()).flatMap((path) => parseTalentAddress(path)?.talentId ?? []);
    expect(minors.size).toBeGreaterThan(0);
    expect(listed.filter((talentId) => minors.has(talentId))).toEqual([]);
    const adults = talents.filter((talent) => !isMinor(talent) && talent.categories.length > 0).map(({ talentId }) => talentId);
    expect([...new Set(listed)].sort()).toEqual(adults.sort());
  });

  it("lists no page of a listing that shows a minor", async () => {
    const paths = await sitemapPaths();
    const withMinors = CATEGORIES.flatMap((category) =>
      [null, ...GENDERS]
        .filter((gender) =>
          talents.some(
            (talent) => isMinor(talent) && talent.categories.includes(category) && (gender === null || talent.gender === gender),
          ),
        )
        .map((gender) => listingPath(category, gender)),
    );
    expect(withMinors).toEqual(expect.arrayContaining(["/kids", "/kids/meninas", "/kids/meninos"]));
    expect(paths.filter((path) => withMinors.some((listing) => new RegExp(`^(/en)?${listing}(/pagina/.*)?$`).test(path)))).toEqual([]);
  });

  it("lists addresses that answer 200, are canonical and indexable", async () => {
    const paths = await sitemapPaths();
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(expect.arrayContaining(["/", "/en", "/blog", "/en/blog", "/seja-modelo", "/en/sobre-nos", "/workshop"]));
    for (const path of paths) {
      const response = await fetch(new URL(path, siteAddress()), { redirect: "manual" });
      const html = await response.text();
      const [, canonical = ""] = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html) ?? [];
      const isUnlisted = response.headers.has("x-robots-tag") || /<meta[^>]*name="robots"/.test(html);
      expect([path, response.status, new URL(canonical).pathname, isUnlisted]).toEqual([path, 200, path, false]);
    }
  });

  it("is named by robots.txt, which disallows no page that carries noindex", async () => {
    const robots = await read("/robots.txt");
    expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
    expect(robots.split("\n\n")[0]).toBe("User-agent: *\nDisallow: /api/");
    expect(robots).toMatch(/User-agent: GPTBot\n[^]*Disallow: \/kids\n/);
  });
});

it("every answer that names or shows a minor carries robots marks, in a crawl from the sitemap", async () => {
  const minors = talents.filter(isMinor);
  const aboutMinors = new RegExp(
    minors.flatMap(({ talentId, name }) => [escapePattern(name), `/media/talents/${escapePattern(talentId)}/`]).join("|"),
  );
  const { visited, unmarked } = await crawl(
    [...(await sitemapPaths()), "/sitemap.xml", "/robots.txt", "/sw.js", "/manifest.webmanifest"],
    aboutMinors,
  );
  expect(unmarked).toEqual([]);
  const expected = ["/kids/meninas", "/page-data/kids/meninas/page-data.json", "/pesquisa", "/rss.xml"];
  expect(expected.filter((path) => !visited.includes(path))).toEqual([]);
  const pages = visited.filter((path) => minors.some(({ talentId }) => parseTalentAddress(path)?.talentId === talentId));
  expect(pages.length).toBeGreaterThanOrEqual(minors.length);
  const pictures = minors.flatMap(({ talentId, coverVersion }) =>
    coverVersion === null ? [] : [coverAddress(talentId, coverVersion, 160)],
  );
  for (const picture of pictures)
    expect([picture, (await fetch(new URL(picture, siteAddress()))).headers.get("x-robots-tag")]).toEqual([
      picture,
      expect.stringMatching(/noindex, noimageindex/),
    ]);
});

describe.each(["pt", "en"])("the feed in %s", (language) => {
  const addressed = (path: string) => (language === "pt" ? path : inEnglish(path));

  it("is RSS with links that answer", async () => {
    const response = await fetch(new URL(addressed("/rss.xml"), siteAddress()));
    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const { error, texts: links } = await parseXml(await response.text(), "item > link");
    expect(error).toBeNull();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const { pathname } = new URL(link);
      expect(pathname.startsWith(addressed("/blog/"))).toBe(true);
      expect((await fetch(new URL(pathname, siteAddress()), { redirect: "manual" })).status).toBe(200);
    }
  });

  it("is linked from the blog", async () => {
    const [, href = ""] = /<link[^>]*type="application\/rss\+xml"[^>]*href="([^"]*)"/.exec(await read(addressed("/blog"))) ?? [];
    expect(new URL(href).pathname).toBe(addressed("/rss.xml"));
  });
});

const structuredTypes = async (path: string): Promise<string[]> => {
  const html = await read(path);
  const scripts = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)];
  return scripts.map(([, json = ""]) => JSON.parse(json)["@type"]);
};

describe("structured data", () => {
  it.each([
    ["home", ["Organization"]],
    ["category", ["BreadcrumbList"]],
    ["listing", ["BreadcrumbList"]],
    ["blog", ["BreadcrumbList"]],
    ["post", ["BreadcrumbList", "BlogPosting"]],
    ["campaigns", ["BreadcrumbList"]],
    ["campaign", ["BreadcrumbList"]],
    ["not found", []],
  ])("of the %s template has the types %j", async (template, expected) => {
    const path = (await findTemplates())[template] ?? "";
    for (const address of [path, inEnglish(path)])
      expect((await structuredTypes(address)).slice(0, Math.max(expected.length, 1))).toEqual(expected);
  });

  it("describes an adult's position in the site", async () => {
    expect(await structuredTypes(withTalent((talent) => !isMinor(talent)))).toContain("BreadcrumbList");
  });

  it("says nothing about a child, and the share image shows none", async () => {
    const path = withTalent(isMinor);
    expect(await structuredTypes(path)).toEqual([]);
    expect(await read(path)).not.toMatch(/property="og:image"[^>]*content="[^"]*\/media\/talents/);
  });

  it("keeps the script hashes of the policy below ten", async () => {
    const policy = (await fetch(new URL("/", siteAddress()))).headers.get("content-security-policy") ?? "";
    const [scripts = ""] = /script-src [^;]*/.exec(policy) ?? [];
    expect(scripts.match(/'sha256-/g)?.length ?? 0).toBeLessThan(10);
  });
});

it("a post links to three others", async () => {
  const visitor = await aVisitor(browser, { width: 390 });
  const { post = "" } = await findTemplates();
  await visit(visitor, post);
  const related = visitor.page.getByRole("region", { name: "Leia também" });
  const links = related.getByRole("link");
  expect(await links.count()).toBe(3);
  const heading = (await links.first().getByRole("heading").textContent()) ?? "";
  await links.first().click();
  await visitor.page.getByRole("heading", { level: 1, name: heading }).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});

it("a page reloads once when a part of its script never arrives", async () => {
  const visitor = await aVisitor(browser);
  let documents = 0; // a reload may come before the first one's load event
  visitor.page.on("request", (request) => (documents += Number(request.isNavigationRequest())));
  // A document that reloads itself says so before its error is reported.
  await visitor.page.addInitScript(() =>
    (Reflect.get(window, "navigation") as EventTarget).addEventListener("navigate", (event) => {
      if (Reflect.get(event, "navigationType") === "reload")
        sessionStorage.setItem("reloads", String(Number(sessionStorage.getItem("reloads")) + 1));
    }),
  );
  await visitor.page.route(/component---src-pages-blog/, (route) => route.abort());
  const secondRequest = visitor.page.waitForEvent("request", { predicate: () => documents === 2 });
  await visitor.page.goto(new URL("/blog", siteAddress()).href, { waitUntil: "commit" });
  await secondRequest;
  await visitor.page.waitForEvent("pageerror"); // the second one misses the part too
  expect(await visitor.page.evaluate(() => sessionStorage.getItem("reloads"))).toBe("1");
  expect(await visitor.page.getByRole("heading", { level: 1 }).textContent()).toBe("Blog");
  await visitor.context.close();
});

it.each([
  ["/blog", "Ocorreu um erro ao mostrar a página de erro", "/"],
  ["/en/blog", "An error occured while showing the error page", "/en"],
])("a page at %s that fails to render shows a message and a link home", async (path, words, home) => {
  const visitor = await aVisitor(browser, { width: 390 });
  await visitor.page.route(/page-data\/(en\/)?blog\/page-data\.json/, async (route) => {
    const response = await route.fetch();
    const pageData = await response.json();
    await route.fulfill({ response, json: { ...pageData, result: { ...pageData.result, data: {} } } });
  });
  await visit(visitor, path);
  await visitor.page.getByText(words).waitFor();
  expect(await axeViolations(visitor.page)).toEqual([]);
  await visitor.page.getByRole("link").click();
  await visitor.page.waitForURL((address) => address.pathname === home);
  await visitor.page.getByRole("banner").waitFor();
  await visitor.context.close();
});
