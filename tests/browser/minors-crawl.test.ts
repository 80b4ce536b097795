import { DomUtils, parseDocument } from "htmlparser2";
import { coverAddress } from "../../src/config/media";
import { parseTalentAddress } from "../../src/config/routes";
import { fromCastingIndex } from "../../src/domain/casting-index";
import { isMinor } from "../../src/domain/talent";
import { crawl, escapePattern } from "./crawl";
import { fetchText } from "./templates";
import { expect, test } from "./test";
import { siteAddress } from "./visitor";

const sitemapPaths = async (): Promise<string[]> => {
  const sitemap = parseDocument(await fetchText("/sitemap.xml"), { xmlMode: true });
  return DomUtils.getElementsByTagName("loc", sitemap).map((location) => new URL(DomUtils.textContent(location)).pathname);
};

test("every answer that names or shows a minor carries robots marks, in a crawl from the sitemap", async () => {
  const minors = fromCastingIndex(JSON.parse(await fetchText("/api/casting/todas/todos"))).filter(isMinor);
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
