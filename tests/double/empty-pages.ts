import { readFile } from "node:fs/promises";
import path from "node:path";
import { localizedPath } from "../../src/config/routes";
import type { Locale } from "../../src/domain/locale";
import { fetchText } from "../browser/templates";
import { expect, test } from "../browser/test";
import { axeViolations, resize, visit, WIDTHS } from "../browser/visitor";

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

interface EmptySiteTest {
  languages: readonly Locale[];
  /** Called inside the tests. */
  dataDir: () => string;
}

export const testEmptyPages = ({ languages, dataDir }: EmptySiteTest): void => {
  for (const address of addressesIn(languages))
    test(`${address} opens with one heading, in its language, without an error, overflow or axe violation`, async ({ openVisitor }) => {
      const visitor = await openVisitor();
      const { page } = visitor;
      await page.addInitScript(() => sessionStorage.setItem("introSeen", "true"));
      const response = await visit(visitor, address);
      expect(response.status()).toBe(200);
      await expect(page.locator("html")).toHaveAttribute("lang", address.startsWith("/en") ? "en" : "pt");
      await expect(page.locator("h1:visible")).toHaveCount(1);
      expect(await page.innerText("body")).not.toMatch(/undefined|\bnull\b|NaN|\{\{|Juriti/);
      for (const width of WIDTHS) {
        await resize(visitor, width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await resize(visitor, 390);
      expect(await axeViolations(page)).toEqual([]);
    });

  test("has a sitemap of its own pages, and logs no failure of the build", async () => {
    expect(await fetchText("/sitemap.xml")).toContain("/seja-modelo</loc>");
    expect(await readFile(path.join(dataDir(), "build.log"), "utf8")).not.toMatch(/^\s*(error|failed|panic)\b/im);
  });
};
