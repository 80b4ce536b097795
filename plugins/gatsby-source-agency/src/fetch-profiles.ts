import pLimit from "p-limit";
import { failure, success, type Result } from "../../../src/domain/result";
import type { TalentSource } from "../../../src/upstream/source";
import type { SkippedRecord, RecordList } from "../../../src/upstream/record-list";
import { fetchTalent, type ProfiledTalent } from "../../../src/upstream/talents/fetch-talent";
import type { ListedTalent } from "../../../src/upstream/talents/fetch-talents";
import type { UpstreamError } from "../../../src/upstream/upstream-error";
import { PROFILE_CONCURRENCY } from "./constants";

const RESOURCE = "talent profile";

/**
 * In the order of `listed`. A missing or invalid profile is skipped and reported; a failed request fails the whole call, because
 * its talent would disappear from the site.
 */
export const fetchProfiles = async (
  source: TalentSource,
  listed: readonly ListedTalent[],
): Promise<Result<RecordList<ProfiledTalent>, UpstreamError>> => {
  const limit = pLimit(PROFILE_CONCURRENCY);
  const skipped: SkippedRecord[] = [];
  const failed: UpstreamError[] = [];
  const fetchOne = async ({ talent: { talentId } }: ListedTalent): Promise<ProfiledTalent | null> => {
    if (failed.length > 0) return null;
    const profile = await fetchTalent(source, talentId);
    if (profile.ok && profile.value !== null) {
      skipped.push(...profile.value.skipped);
      return profile.value;
    }
    if (profile.ok) skipped.push({ resource: RESOURCE, id: talentId, reason: "is listed, but has no profile" });
    else if (profile.error.kind === "record") skipped.push({ resource: RESOURCE, id: talentId, reason: profile.error.message });
    else failed.push(profile.error);
    return null;
  };
  const profiles = await Promise.all(listed.map((entry) => limit(() => fetchOne(entry))));
  const [error] = failed;
  if (error !== undefined) return failure(error);
  return success({ items: profiles.filter((talent) => talent !== null), skipped });
};
