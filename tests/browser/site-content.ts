import { expect, type Locator, type Page } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import { TALENTS_PER_PAGE } from "../../src/config/constants";
import { listingPath } from "../../src/config/routes";
import { fromCastingIndex, type CastingIndex } from "../../src/domain/casting-index";
import { CATEGORIES, GENDERS } from "../../src/domain/category";
import type { TalentSummary } from "../../src/domain/talent";
import { fetchText } from "./templates";

const readJson = async (path: string) => JSON.parse(await fetchText(path));

export const listedNames = async (): Promise<readonly string[]> => ((await readJson("/api/casting/todas/todos")) as CastingIndex).names;

/** From the complete listing by default. */
export const readTalents = async (path = "/todas/todos"): Promise<readonly TalentSummary[]> =>
  fromCastingIndex((await readJson(`/api/casting${path}`)) as CastingIndex);

/** The names of the talents that a list shows, in its order. */
export const shownNames = (page: Page): Locator => page.locator('main ul li:has(img, svg[role="img"]) a > span[id]');

/** The list's cards can come after its count. */
export const waitForNames = (page: Page, names: readonly string[]): Promise<void> => expect(shownNames(page)).toHaveText(names);

export const readStructuredData = async (path: string): Promise<Record<string, unknown>[]> => {
  const scripts = DomUtils.getElementsByTagName("script", parseDocument(await fetchText(path)));
  return scripts
    .filter(({ attribs }) => attribs.type === "application/ld+json")
    .map((script) => JSON.parse(DomUtils.textContent(script)) as Record<string, unknown>);
};

export interface Listing {
  path: string;
  count: number;
}

/** A listing with a second page that is not full. */
export const findListingOfTwoPages = async (): Promise<Listing> => {
  for (const category of CATEGORIES) {
    for (const gender of GENDERS) {
      const path = listingPath(category, gender);
      const { ids } = (await readJson(`/api/casting${path}`)) as CastingIndex;
      if (ids.length > TALENTS_PER_PAGE && ids.length < 2 * TALENTS_PER_PAGE) return { path, count: ids.length };
    }
  }
  throw new Error("the site has no listing of two pages");
};

export interface Edition {
  magazineId: string;
  title: string;
  /** The cover included. */
  pageCount: number;
}

/** The newest first. */
export const readEditions = async (language: "pt" | "en"): Promise<readonly Edition[]> => {
  const { items } = (await readJson(`/api/magazines/${language}`)) as { items: (Omit<Edition, "pageCount"> & { pages: string[] })[] };
  return items.map(({ magazineId, title, pages }) => ({ magazineId, title, pageCount: pages.length + 1 }));
};

export const readPageData = async (path: string) =>
  (await readJson(`/page-data${path === "/" ? "/index" : path}/page-data.json`)).result.data;

/** A text that editors write, as plain text, from the data of a page that shows it. */
export const readText = async (path: string, key: string, language: "pt" | "en"): Promise<string> => {
  const { texts } = (await readPageData(path)) as { texts: { nodes: { key: string; pt: string; en: string }[] } };
  const text = texts.nodes.find((node) => node.key === key)?.[language];
  if (!text) throw new Error(`${path} has no text ${key}`);
  return DomUtils.textContent(parseDocument(text));
};

/** The agency's name, as the home page gives it to other sites. */
export const readAgencyName = async (): Promise<string> => {
  const name = /property="og:site_name" content="([^"]*)"/.exec(await fetchText("/"))?.[1];
  if (!name) throw new Error("the home page names no agency");
  return DomUtils.textContent(parseDocument(name));
};
