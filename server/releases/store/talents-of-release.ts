import { parseTalentAddress } from "../../../src/config/routes";
import { addressOfPageData } from "../../../src/lib/gatsby-files";
import type { Release } from "./release";

/** Ids of the talents that a release names: those with a page, and those in its data files. */
export const talentsOfRelease = ({ files, talents }: Pick<Release, "files" | "talents">): ReadonlySet<string> => {
  const ids = new Set(Object.values(talents).flat());
  for (const path of files.keys()) {
    const address = addressOfPageData(path);
    const talentId = address === null ? null : (parseTalentAddress(address)?.talentId ?? null);
    if (talentId !== null) ids.add(talentId);
  }
  return ids;
};
