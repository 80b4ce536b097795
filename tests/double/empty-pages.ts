import { readFile } from "node:fs/promises";
import path from "node:path";
import { localizedPath } from "../../src/config/routes";
import type { Locale } from "../../src/domain/locale";
import { axeViolations, resize, visit, WIDTHS, type Visitor } from "../browser/visitor";

/** Portuguese addresses of the pages that every site has. */
export const ADDRESSES = [
  "/",
  "/kids",
  "/teens/meninas",
  "/atores/meninos",
  "/talents",
  "/digital-influencers",
  "/pesquisa",
  "/pesquisa/ana",
  "/blog",
  "/campanhas",
  "/revista",
  "/sobre-nos",
  "/workshop",
  "/contato",
  "/selecao",
  "/seja-modelo",
  "/privacidade",
  "/remover-imagens",
  "/verificar-contato",
  "/pedido/7F3A91C2",
  "/confirmacao",
];

export const addressesIn = (languages: readonly Locale[]): string[] =>
  ADDRESSES.flatMap((address) => languages.map((language) => localizedPath(address, language)));

export interface EmptySite {
  address: string;
  dataDir: string;
}

interface EmptySiteTest {
  languages: readonly Locale[];
  /** Called inside the tests. */
  site: () => EmptySite;
  visitor: () => Visitor;
}

/** The pages of a site whose store has no content. */
export const testEmptyPages = ({ languages, site, visitor: getVisitor }: EmptySiteTest): void => {
  it.each(addressesIn(languages))(
    "%s opens with one heading, in its language, without an error, overflow or axe violation",
    async (address) => {
      const visitor = getVisitor();
      visitor.errors.length = 0;
      const response = await visit(visitor, address);
      expect(response.status()).toBe(200);
      const { page } = visitor;
      expect(await page.getAttribute("html", "lang")).toBe(address.startsWith("/en") ? "en" : "pt");
      expect(await page.locator("h1:visible").count()).toBe(1);
      expect(await page.innerText("body")).not.toMatch(/undefined|\bnull\b|NaN|\{\{|Juriti/);
      for (const width of WIDTHS) {
        await resize(visitor, width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await resize(visitor, 390);
      expect(await axeViolations(page)).toEqual([]);
      expect(visitor.errors).toEqual([]);
    },
  );

  it("has a sitemap of its own pages, and logs no failure of the build", async () => {
    const sitemap = await (await fetch(`${site().address}/sitemap.xml`)).text();
    expect(sitemap).toContain("/seja-modelo</loc>");
    expect(await readFile(path.join(site().dataDir, "build.log"), "utf8")).not.toMatch(/^\s*(error|failed|panic)\b/im);
  });
};
