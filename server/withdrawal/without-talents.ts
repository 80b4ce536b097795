import { isRecord } from "../../src/lib/json";

export interface ShownTalents {
  isShown: (talentId: string) => boolean;
  /** Number of withdrawn talents on other pages of the same listing; the total counts them. */
  withdrawnElsewhere: number;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Removes the talents that may not be shown from page data or any other JSON: from lists, and a single one becomes null. A list's `total`
 * beside it is corrected; `pages` stays, because the built pages are not divided again.
 */
export const withoutTalents = (value: unknown, shown: ShownTalents): unknown => {
  if (Array.isArray(value)) return keepShown(value, shown).map((item) => withoutTalents(item, shown));
  if (!isRecord(value)) return value;
  if (isHiddenTalent(value, shown)) return null;
  const fields = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutTalents(field, shown)]));
  return typeof value.total === "number" ? { ...fields, total: correctedTotal(value, value.total, shown) } : fields;
};

/** An entry of a list is a talent, or Gatsby's `{ node: talent }`. */
const keepShown = (list: readonly unknown[], shown: ShownTalents): readonly unknown[] =>
  list.filter((item) => !(isRecord(item) && (isHiddenTalent(item, shown) || isHiddenTalent(item.node, shown))));

const isHiddenTalent = (value: unknown, { isShown }: ShownTalents): boolean =>
  isRecord(value) && typeof value.talentId === "string" && !isShown(value.talentId);

/** An emptied list has a total of zero, so that the browser fetches the live list at once. */
const correctedTotal = (listing: Fields, total: number, shown: ShownTalents): number => {
  const lists = Object.values(listing).filter((field) => Array.isArray(field));
  const before = lists.reduce((sum, list) => sum + list.length, 0);
  const after = lists.reduce((sum, list) => sum + keepShown(list, shown).length, 0);
  if (before > 0 && after === 0) return 0;
  return Math.max(after, total - (before - after) - shown.withdrawnElsewhere);
};
