import type { Talent } from "../../src/domain/talent";
import { TALENT_FIELDS, toProfileValues, type FieldRecord, type FieldTable } from "../../src/domain/talent-fields";
import { failure, success, type Result } from "../../src/domain/result";
import type { ProfiledTalent } from "../../src/upstream/talents/fetch-talent";
import type { EncodedBody } from "../http/encoded-body";
import type { DiskCopies } from "../lib/disk-copies";
import { toProfile, type Profile } from "./profile-copies";
import { createStaleCache } from "../lib/stale-cache";
import type { LiveTalents } from "./live-talents";

const FRESH_MS = 60_000;
const MAX_PROFILES = 2_000;

export interface ProfilesOptions {
  fetch: (talentId: string) => Promise<Result<ProfiledTalent | null, { message: string }>>;
  live: LiveTalents;
  disk: DiskCopies<Profile | null>;
  staleMs: number;
  /** Called with each profile that the upstream sent, in the background. */
  onLoaded?: (profiled: ProfiledTalent) => void;
  now: () => number;
  isUpstreamDown: () => boolean;
}

const UNKNOWN = failure({ message: "the published talents are unknown" });

/** Null for an unknown or withdrawn talent. Fails while the published talents are unknown, since a copy may be of a withdrawn talent. */
export const createProfiles = ({ fetch, live, disk, staleMs, onLoaded, now, isUpstreamDown }: ProfilesOptions) => {
  const cache = createStaleCache<Profile | null, { message: string }>({
    load: async (talentId) => {
      const result = await fetch(talentId);
      if (!result.ok) return result;
      if (result.value === null) return success(null);
      onLoaded?.(result.value);
      return success(await toProfile(toPublicTalent(result.value.talent), result.value.files));
    },
    disk,
    freshMs: FRESH_MS,
    staleMs,
    max: MAX_PROFILES,
    now,
    isUpstreamDown,
  });

  const find = (talentId: string): Promise<Result<Profile | null, { message: string }>> => {
    const snapshot = live.snapshot();
    if (snapshot === null) return Promise.resolve(UNKNOWN);
    return snapshot.byId.has(talentId) ? cache.get(talentId) : Promise.resolve(success(null));
  };

  return {
    get: async (talentId: string): Promise<Result<EncodedBody | null, { message: string }>> => {
      const profile = await find(talentId);
      return profile.ok ? success(profile.value?.body ?? null) : profile;
    },
    /** With the paths of the talent's files, which are never sent. */
    withFiles: find,
    expire: cache.expire,
    drain: cache.drain,
  };
};

export type Profiles = ReturnType<typeof createProfiles>;

/** Copies known fields only, so that no other field gets into a public response. */
export const toPublicTalent = (talent: Talent, fields: FieldTable = TALENT_FIELDS): Talent => {
  const record: FieldRecord = talent;
  return {
    talentId: talent.talentId,
    name: talent.name,
    gender: talent.gender,
    coverVersion: talent.coverVersion,
    categories: talent.categories,
    ...toProfileValues(fields, (key) => record[key]),
    socialUrl: talent.socialUrl,
    networkProfiles: talent.networkProfiles,
    book: talent.book,
    composite: talent.composite,
    digitals: talent.digitals,
    videos: talent.videos,
    credits: talent.credits,
  };
};
