import pLimit from "p-limit";
import type { PackageDefinition, PackagedTalent } from "../../src/domain/package-definition";
import { failure, success, type Result } from "../../src/domain/result";
import type { TalentFile } from "../../src/upstream/talents/fetch-talent";
import type { LiveTalents } from "../live/live-talents";
import type { Profiles } from "../live/profiles";
import type { TalentSource } from "./package-view";

export interface PackageTalentsOptions {
  live: Pick<LiveTalents, "snapshot">;
  profiles: Pick<Profiles, "withFiles">;
}

export interface PublishedTalent extends TalentSource {
  packaged: PackagedTalent;
}

/** Profiles that are fetched at a time, of the client's sixteen connections. */
const CONCURRENT = 8;

/** Includes hidden talents, since a package's token grants access to them. */
export const createPackageTalents = ({ live, profiles }: PackageTalentsOptions) => {
  /** Null for a talent who is not published; fails while the published talents or this profile are unknown. */
  const find = async (packaged: PackagedTalent): Promise<Result<PublishedTalent | null, unknown>> => {
    const profile = await profiles.withFiles(packaged.talentId);
    if (!profile.ok) return profile;
    // Looked up after the profile: the talent may have been withdrawn meanwhile.
    const listed = live.snapshot()?.byId.get(packaged.talentId);
    if (profile.value === null || listed === undefined) return success(null);
    const { talent, files } = profile.value;
    const version = listed.talent.coverVersion;
    const cover: TalentFile | null = version === null || listed.coverPath === null ? null : { version, path: listed.coverPath };
    return success({ packaged, talent, files, cover });
  };

  return {
    find,
    /**
     * All published talents, in the package's order. One whose profile cannot be read is left out; fails while the published talents are
     * unknown, or when no profile can be read.
     */
    all: async ({ talents }: PackageDefinition): Promise<Result<readonly PublishedTalent[], null>> => {
      if (live.snapshot() === null) return failure(null);
      const limit = pLimit(CONCURRENT);
      const found = await Promise.all(talents.map((packaged) => limit(() => find(packaged))));
      if (found.length > 0 && found.every(({ ok }) => !ok)) return failure(null);
      return success(found.flatMap((talent) => (talent.ok && talent.value !== null ? [talent.value] : [])));
    },
  };
};

export type PackageTalents = ReturnType<typeof createPackageTalents>;
