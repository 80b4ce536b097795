import { parseTalentAddress } from "../../../src/config/routes";
import { addressesInSitemap, isSitemap } from "./sitemap";
import { isRecord, parseJson } from "../../../src/lib/json";

/** By the file's path; files without a talent are absent. */
export type TalentMentions = Readonly<Record<string, readonly string[]>>;

/** Pages are rendered from their data, so their HTML is not read. */
export const mayMentionTalents = (path: string): boolean => path.endsWith(".json") || isSitemap(path);

export const createTalentCollection = () => {
  const mentions: Record<string, readonly string[]> = {};
  return {
    add: (path: string, bytes: Buffer): void => {
      const ids = mayMentionTalents(path) ? talentsMentionedIn(path, bytes.toString()) : [];
      if (ids.length > 0) mentions[path] = ids;
    },
    mentions: (): TalentMentions => mentions,
  };
};

export const talentsMentionedIn = (path: string, text: string): readonly string[] =>
  isSitemap(path) ? talentsOfAddresses(addressesInSitemap(text)) : talentIdsIn(parseJson(text));

/** For an absolute address; null when it is not that of a talent's page. */
export const talentOfAddress = (address: string): string | null =>
  URL.canParse(address) ? (parseTalentAddress(new URL(address).pathname)?.talentId ?? null) : null;

const talentsOfAddresses = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.map(talentOfAddress).filter((id) => id !== null)),
];

/** Each once, in the order of their first mention. */
export const talentIdsIn = (value: unknown): readonly string[] => {
  const ids = new Set<string>();
  const visit = (item: unknown): void => {
    if (Array.isArray(item)) return item.forEach(visit);
    if (!isRecord(item)) return;
    if (typeof item.talentId === "string") ids.add(item.talentId);
    Object.values(item).forEach(visit);
  };
  visit(value);
  return [...ids];
};
