import { consentWording } from "../../../src/config/consent-wording";
import { localizedPath, routes } from "../../../src/config/routes";
import { LOCALES } from "../../../src/domain/locale";
import { pageDataFile } from "../../../src/lib/gatsby-files";
import { readPageStrings } from "./page-strings";
import type { Release } from "./release";
import { releaseDate } from "./release-id";

interface Shown {
  text: string;
  /** `yyyy-mm-dd`, the day of the release. */
  since: string;
}

/** Reads the consent's wordings from the application forms of the kept releases, oldest first; each release once. */
export const createShownWordings = (releases: () => readonly (Release | null)[]) => {
  const read = new WeakMap<Release, Promise<readonly Shown[]>>();

  return async (): Promise<readonly Shown[]> => {
    const oldestFirst = releases()
      .filter((release) => release !== null)
      .sort((one, other) => one.id.localeCompare(other.id));
    const lists = oldestFirst.map((release) => {
      const wordings = read.get(release) ?? readWordings(release);
      read.set(release, wordings);
      return wordings;
    });
    return (await Promise.all(lists)).flat();
  };
};

const readWordings = async ({ directory, id }: Release): Promise<readonly Shown[]> => {
  const since = (releaseDate(id) ?? new Date()).toISOString().slice(0, 10);
  const wordings = LOCALES.map(async (locale) => {
    const strings = await readPageStrings(directory, pageDataFile(localizedPath(routes.scouting(), locale)), "scouting");
    const text = consentWording(strings[locale] ?? {});
    return text === null ? [] : [{ text, since }];
  });
  return (await Promise.all(wordings)).flat();
};
