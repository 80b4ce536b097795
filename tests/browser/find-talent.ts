import { routes } from "../../src/config/routes";
import { fromCastingIndex } from "../../src/domain/casting-index";
import type { Talent } from "../../src/domain/talent";
import { siteAddress } from "./visitor";

const ask = async (path: string) => (await fetch(new URL(path, siteAddress()))).json();

const profiles: Talent[] = [];

/** Fetched once. */
const fetchProfiles = async (): Promise<readonly Talent[]> => {
  if (profiles.length > 0) return profiles;
  for (const { talentId } of fromCastingIndex(await ask("/api/casting/todas/todos"))) {
    profiles.push(await ask(`/api/talents/${encodeURIComponent(talentId)}`));
  }
  return profiles;
};

/** The first matching talent, and its page in its first category. */
export const findTalent = async (isWanted: (talent: Talent) => boolean): Promise<{ talent: Talent; path: string }> => {
  const talent = (await fetchProfiles()).find(isWanted);
  const category = talent?.categories[0];
  if (talent === undefined || category === undefined) throw new Error("the site lists no such talent");
  return { talent, path: routes.talent(category, talent) };
};

const isPortrait = ({ width, height }: Talent["book"][number]): boolean => width !== null && height !== null && width <= height;

/** The number of slides of a book: one for each landscape, one for two portraits. */
export const slideCount = ({ book }: Talent): number => {
  const portraits = book.filter(isPortrait).length;
  return book.length - portraits + Math.ceil(portraits / 2);
};

export const hasLongBook = (talent: Talent): boolean => slideCount(talent) >= 5 && talent.book.some(isPortrait);
