import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { GalleryPicture } from "../../src/domain/talent";
import type { ProfiledTalent } from "../../src/upstream/talents/fetch-talent";
import type { ListedTalent } from "../../src/upstream/talents/fetch-talents";
import { nameError } from "../../src/lib/describe-error";
import { isHidden, type LiveSnapshot } from "./live-talents";

/** 22 base64url characters are 132 bits. */
const LENGTH = 22;

export interface TalentTokensOptions {
  /** Called until it succeeds. */
  readKey: () => Promise<Buffer>;
  warn: (sentence: string) => void;
}

/**
 * Signs the ids and file versions of hidden talents. Without the token, which only the listing of their `TF -` category contains,
 * the response is that of an unknown id, after the same time.
 */
export const createTalentTokens = ({ readKey, warn }: TalentTokensOptions) => {
  // Replaced by the stored key; until then tokens from before this start are refused.
  let opening: Promise<void> | null = null;
  let hasFailed = false;
  let key: Buffer = randomBytes(32);
  let protectedList: { listed: readonly ListedTalent[]; result: readonly ListedTalent[] } | null = null;
  const sign = (text: string): string => createHmac("sha256", key).update(text).digest("base64url").slice(0, LENGTH);
  const signVersion = (talentId: string, version: string): string => sign(JSON.stringify(["file", talentId, version]));
  const opens = (talentId: string, token: unknown): boolean => isEqual(sign(talentId), token);
  const protectVersion = (talentId: string, version: string): string => `${version}.${signVersion(talentId, version)}`;

  const fail = (error: unknown): void => {
    opening = null;
    if (!hasFailed) warn(`Addresses of TF talents last only until their key can be read or stored: ${nameError(error)}`);
    hasFailed = true;
  };

  return {
    /** Reads the key once; after a failure the next call tries again. */
    open: (): Promise<void> => {
      opening ??= readKey().then((stored) => {
        key = stored;
        protectedList = null;
      }, fail);
      return opening;
    },
    tokenOf: sign,
    /** Takes the same time for every id. */
    opens,
    /** Whether the answer for this talent must be that for an unknown id. */
    isLocked: (snapshot: LiveSnapshot | null, { talentId, token }: { talentId: string; token: unknown }): boolean => {
      const isOpened = opens(talentId, token);
      const entry = snapshot?.byId.get(talentId);
      return entry !== undefined && isHidden(entry) && !isOpened;
    },
    /** Whether `protectListed` or `protectProfile` made a version. Needs no list of files, so a wrong guess takes as long as an unknown id. */
    isProtectedVersion: (talentId: string, sent: string): boolean => {
      const [version = "", signature, ...more] = sent.split(".");
      return isEqual(signVersion(talentId, version), signature) && more.length === 0;
    },
    /** Signs the versions of hidden talents' covers, which could be computed from their paths. The same array for the same list. */
    protectListed: (listed: readonly ListedTalent[]): readonly ListedTalent[] => {
      if (protectedList?.listed === listed) return protectedList.result;
      const result = listed.map((entry) => (isHidden(entry) ? { ...entry, talent: withCover(entry.talent, protectVersion) } : entry));
      protectedList = { listed, result };
      return result;
    },
    protectProfile: (profile: ProfiledTalent): ProfiledTalent => {
      if (!isHidden(profile)) return profile;
      const { talent, files } = profile;
      const protect = (version: string): string => protectVersion(talent.talentId, version);
      const inGallery = <Picture extends GalleryPicture>(pictures: readonly Picture[]): Picture[] =>
        pictures.map((picture) => ({ ...picture, version: protect(picture.version) }));
      const videos = talent.videos.map((video) => (video.provider === "file" ? { ...video, source: protect(video.source) } : video));
      return {
        ...profile,
        talent: {
          ...withCover(talent, protectVersion),
          book: inGallery(talent.book),
          composite: inGallery(talent.composite),
          digitals: inGallery(talent.digitals),
          videos,
        },
        files: files.map((file) => ({ ...file, version: protect(file.version) })),
      };
    },
  };
};

export type TalentTokens = ReturnType<typeof createTalentTokens>;

const withCover = <Talent extends ListedTalent["talent"]>(
  talent: Talent,
  protect: (talentId: string, version: string) => string,
): Talent => ({
  ...talent,
  coverVersion: talent.coverVersion === null ? null : protect(talent.talentId, talent.coverVersion),
});

const isEqual = (expected: string, sent: unknown): boolean => {
  const [one, other] = [Buffer.from(expected), Buffer.from(typeof sent === "string" ? sent : "")];
  return one.length === other.length && timingSafeEqual(one, other);
};
