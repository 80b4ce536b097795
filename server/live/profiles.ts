import type { Talent } from "../../src/domain/talent";
import type { Result } from "../../src/domain/result";
import type { ProfiledTalent } from "../../src/upstream/talents/fetch-talent";
import { encodeJson, type EncodedBody } from "../http/encoded-body";
import { createStaleCache } from "./stale-cache";
import type { LiveTalents } from "./live-talents";

const FRESH_MS = 60_000;
const STALE_MS = 12 * 60 * 60_000;
const MAX_PROFILES = 2_000;

export interface ProfilesOptions {
  fetch: (talentId: string) => Promise<Result<ProfiledTalent | null, { message: string }>>;
  live: LiveTalents;
  now: () => number;
}

/** Public profiles by id, ready to send; null for an unknown or withdrawn talent. */
export const createProfiles = ({ fetch, live, now }: ProfilesOptions) => {
  const cache = createStaleCache<EncodedBody | null, { message: string }>({
    load: async (talentId) => {
      const result = await fetch(talentId);
      if (!result.ok) return result;
      return { ok: true, value: result.value === null ? null : await encodeJson(toPublicTalent(result.value.talent)) };
    },
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    max: MAX_PROFILES,
    now,
  });

  return {
    get: (talentId: string): Promise<Result<EncodedBody | null, { message: string }>> => {
      const snapshot = live.snapshot();
      const isWithdrawn = snapshot !== null && !snapshot.byId.has(talentId);
      return isWithdrawn ? Promise.resolve({ ok: true, value: null }) : cache.get(talentId);
    },
    expire: cache.expire,
  };
};

export type Profiles = ReturnType<typeof createProfiles>;

/** Field by field, so that nothing new upstream can slip into a public answer. */
const toPublicTalent = (talent: Talent): Talent => ({
  talentId: talent.talentId,
  name: talent.name,
  gender: talent.gender,
  age: talent.age,
  coverVersion: talent.coverVersion,
  categories: talent.categories,
  heightCm: talent.heightCm,
  heightFeet: talent.heightFeet,
  shoes: talent.shoes,
  jeans: talent.jeans,
  hair: talent.hair,
  hairKind: talent.hairKind,
  eyes: talent.eyes,
  skills: talent.skills,
  socialUrl: talent.socialUrl,
  book: talent.book,
  composite: talent.composite,
  videos: talent.videos,
});
