import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { localizedPath, splitLocale } from "../../../src/config/routes";
import { DEFAULT_LOCALE } from "../../../src/domain/locale";
import { pageDataFile, STATIC_QUERY_FOLDER } from "../../../src/lib/gatsby-files";
import type { DeadLink } from "./site-links";

export interface SortedLinks {
  /** Written by templates: a build with such a link is refused. */
  ofTemplates: readonly DeadLink[];
  /** Written in the content store: one editor's mistake must not block every publication. */
  ofEditors: readonly DeadLink[];
}

/** A link that its page's data contains literally was written by an editor; templates build links from ids and names. */
export const sortDeadLinks = async (publicDir: string, links: readonly DeadLink[]): Promise<SortedLinks> => {
  if (links.length === 0) return { ofTemplates: [], ofEditors: [] };
  const shared = await readShared(join(publicDir, STATIC_QUERY_FOLDER));
  const ofTemplates: DeadLink[] = [];
  const ofEditors: DeadLink[] = [];
  for (const link of links) {
    const own = await readText(join(publicDir, pageDataFile(link.page)));
    (isWrittenIn(own + shared, link.link) ? ofEditors : ofTemplates).push(link);
  }
  return { ofTemplates, ofEditors };
};

const readText = (path: string): Promise<string> => readFile(path, "utf8").catch(() => ""); // a page without data has no editor's text

const readShared = async (folder: string): Promise<string> => {
  const names = await readdir(folder).catch(() => []); // the build has no static queries
  const texts = await Promise.all(names.map((name) => readText(join(folder, name))));
  return texts.join("\n");
};

/** As a value, or as an attribute inside a text; editors write addresses without a language. */
const isWrittenIn = (data: string, link: string): boolean => {
  const forms = new Set([link, localizedPath(splitLocale(link).path, DEFAULT_LOCALE)]);
  const written = [...forms].flatMap((form) => [form, form.replace(/&/g, "&amp;")]).map((form) => JSON.stringify(form).slice(1, -1));
  return written.some((form) => data.includes(`"${form}"`) || data.includes(`\\"${form}\\"`));
};
