import { readFile } from "node:fs/promises";
import path from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { controlCharacter } from "../../server/releases/checks/control-character";
import type { Release } from "../../server/releases/store/release";
import { localizedPath, routes } from "../../src/config/routes";
import { fromCastingIndex } from "../../src/domain/casting-index";
import { LOCALES } from "../../src/domain/locale";
import { servedRelease } from "../double/served-release";
import { fetchText } from "./templates";
import { expect, test } from "./test";

const openRelease = (): Promise<Release> => servedRelease(process.env.DATA_DIR ?? "");

const readReleased = ({ directory }: Release, file: string): Promise<string> => readFile(path.join(directory, file), "utf8");

interface Expected {
  address: string;
  text: string;
}

/** Texts that are not in the built page of their address. */
const missingTexts = async (expected: readonly Expected[]): Promise<Expected[]> => {
  const release = await openRelease();
  const found = await Promise.all(
    expected.map(async ({ address, text }) =>
      DomUtils.textContent(parseDocument(await readReleased(release, `${decodeURIComponent(address.slice(1))}/index.html`))).includes(text),
    ),
  );
  return expected.filter((_one, index) => found[index] === false);
};

test("pages and page data of the release contain no control character", async () => {
  const release = await openRelease();
  const files = [...release.files.keys()].filter((file) => file.endsWith(".html") || file.endsWith("/page-data.json"));
  const found = await Promise.all(files.map(async (file) => ({ file, character: controlCharacter(await readReleased(release, file)) })));
  expect(files.length).toBeGreaterThan(0);
  expect(found.filter(({ character }) => character !== null)).toEqual([]);
});

test("every talent's page contains the name as the content store sends it", async () => {
  const talents = fromCastingIndex(JSON.parse(await fetchText("/api/casting/todas/todos")));
  const expected = talents.flatMap(({ talentId, name, categories }) =>
    categories.flatMap((category) =>
      LOCALES.map((locale) => ({ address: localizedPath(routes.talent(category, { talentId, name }), locale), text: name })),
    ),
  );
  expect(expected.filter(({ text }) => /[^\0-\x7f]/.test(text)).length).toBeGreaterThan(0);
  expect(await missingTexts(expected)).toEqual([]);
});

for (const locale of LOCALES)
  test(`every post's page in ${locale} contains the title as the content store sends it`, async () => {
    const { items }: { items: { slug: string; title: string }[] } = JSON.parse(await fetchText(`/api/posts/${locale}`));
    const expected = items.map(({ slug, title }) => ({ address: localizedPath(`${routes.blog()}/${slug}`, locale), text: title }));
    expect(expected.length).toBeGreaterThan(0);
    expect(await missingTexts(expected)).toEqual([]);
  });
