import type { Page } from "@playwright/test";
import { listingPath, parseTalentAddress, routes } from "../../src/config/routes";
import { CATEGORIES, GENDERS } from "../../src/domain/category";
import { fromCastingIndex } from "../../src/domain/casting-index";
import { isMinor, type TalentSummary } from "../../src/domain/talent";
import { findTemplates, toEnglish, fetchText } from "./templates";
import { expect, test } from "./test";
import { siteAddress } from "./visitor";

const fetchTalents = async (): Promise<TalentSummary[]> => fromCastingIndex(JSON.parse(await fetchText("/api/casting/todas/todos")));

interface XmlFacts {
  error: string | null;
  texts: string[];
}

const parseXml = (page: Page, xml: string, selector: string): Promise<XmlFacts> =>
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

const sitemapPaths = async (page: Page): Promise<string[]> => {
  const { error, texts } = await parseXml(page, await fetchText("/sitemap.xml"), "url > loc");
  expect(error).toBeNull();
  return texts.map((address) => new URL(address).pathname);
};

const talentPath = async (predicate: (talent: TalentSummary) => boolean): Promise<string> => {
  const talent = (await fetchTalents()).find(predicate);
  const category = talent?.categories[0];
  if (!talent || !category) throw new Error("the demo content has no such talent");
  return routes.talent(category, talent);
};

test.describe("the sitemap", () => {
  test("lists adults and no child", async ({ page }) => {
    const talents = await fetchTalents();
    const minors = new Set(talents.filter(isMinor).map(({ talentId }) => talentId));
    const listed = (await sitemapPaths(page)).flatMap((path) => parseTalentAddress(path)?.talentId ?? []);
    expect(minors.size).toBeGreaterThan(0);
    expect(listed.filter((talentId) => minors.has(talentId))).toEqual([]);
    const adults = talents.filter((talent) => !isMinor(talent) && talent.categories.length > 0).map(({ talentId }) => talentId);
    expect([...new Set(listed)].sort()).toEqual(adults.sort());
  });

  test("lists no page of a listing that shows a minor", async ({ page }) => {
    const talents = await fetchTalents();
    const paths = await sitemapPaths(page);
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

  test("lists addresses that answer 200, are canonical and indexable", async ({ page }) => {
    const paths = await sitemapPaths(page);
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

  test("is named by robots.txt, which disallows no page that carries noindex", async () => {
    const robots = await fetchText("/robots.txt");
    expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
    expect(robots.split("\n\n")[0]).toBe("User-agent: *\nDisallow: /api/");
    expect(robots).toMatch(/User-agent: GPTBot\n[^]*Disallow: \/kids\n/);
  });
});

for (const language of ["pt", "en"])
  test.describe(`the feed in ${language}`, () => {
    const addressed = (path: string) => (language === "pt" ? path : toEnglish(path));

    test("is RSS with links that answer", async ({ page }) => {
      const response = await fetch(new URL(addressed("/rss.xml"), siteAddress()));
      expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
      const { error, texts: links } = await parseXml(page, await response.text(), "item > link");
      expect(error).toBeNull();
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        const { pathname } = new URL(link);
        expect(pathname.startsWith(addressed("/blog/"))).toBe(true);
        expect((await fetch(new URL(pathname, siteAddress()), { redirect: "manual" })).status).toBe(200);
      }
    });

    test("is linked from the blog", async () => {
      const [, href = ""] = /<link[^>]*type="application\/rss\+xml"[^>]*href="([^"]*)"/.exec(await fetchText(addressed("/blog"))) ?? [];
      expect(new URL(href).pathname).toBe(addressed("/rss.xml"));
    });
  });

const structuredTypes = async (path: string): Promise<string[]> => {
  const html = await fetchText(path);
  const scripts = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)];
  return scripts.map(([, json = ""]) => JSON.parse(json)["@type"]);
};

test.describe("structured data", () => {
  for (const [template, expected] of [
    ["home", ["Organization"]],
    ["category", ["BreadcrumbList"]],
    ["listing", ["BreadcrumbList"]],
    ["blog", ["BreadcrumbList"]],
    ["post", ["BreadcrumbList", "BlogPosting"]],
    ["campaigns", ["BreadcrumbList"]],
    ["campaign", ["BreadcrumbList"]],
    ["not found", []],
  ] as const)
    test(`of the ${template} template has the types ${expected}`, async () => {
      const path = (await findTemplates())[template] ?? "";
      for (const address of [path, toEnglish(path)])
        expect((await structuredTypes(address)).slice(0, Math.max(expected.length, 1))).toEqual(expected);
    });

  test("describes an adult's position in the site", async () => {
    expect(await structuredTypes(await talentPath((talent) => !isMinor(talent)))).toContain("BreadcrumbList");
  });

  test("says nothing about a child, and the share image shows none", async () => {
    const path = await talentPath(isMinor);
    expect(await structuredTypes(path)).toEqual([]);
    expect(await fetchText(path)).not.toMatch(/property="og:image"[^>]*content="[^"]*\/media\/talents/);
  });

  test("keeps the script hashes of the policy below ten", async () => {
    const policy = (await fetch(new URL("/", siteAddress()))).headers.get("content-security-policy") ?? "";
    const [scripts = ""] = /script-src [^;]*/.exec(policy) ?? [];
    expect(scripts.match(/'sha256-/g)?.length ?? 0).toBeLessThan(10);
  });
});
