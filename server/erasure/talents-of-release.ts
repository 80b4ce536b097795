import { parseTalentAddress } from "../../src/config/routes";
import { addressOfData } from "../releases/checks/check-page-data";
import type { Release } from "../releases/release-store";

/** The talents that a release names: each has a page of its own in it. */
export const talentsOfRelease = ({ files }: Pick<Release, "files">): ReadonlySet<string> => {
  const ids = new Set<string>();
  for (const path of files.keys()) {
    const address = addressOfData(path);
    const talentId = address === null ? null : (parseTalentAddress(address)?.talentId ?? null);
    if (talentId !== null) ids.add(talentId);
  }
  return ids;
};
