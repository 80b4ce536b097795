import type { Talent } from "../../src/domain/talent";
import { hasLists } from "../../src/domain/talent-fields";
import type { TalentFile } from "../../src/upstream/talents/fetch-talent";
import { encodeJson, type EncodedBody } from "../http/encoded-body";
import { parseJson } from "../../src/lib/json";
import { createDiskCopies, type DiskCopies, type DiskCopiesOptions } from "../lib/disk-copies";

export interface Profile {
  talent: Talent;
  body: EncodedBody;
  /** Paths of the talent's files, never sent; null for a profile from a built page, which has no paths. */
  files: readonly TalentFile[] | null;
}

interface ProfileCopiesOptions extends Pick<DiskCopiesOptions<never>, "folder" | "maxAgeMs" | "now" | "warn"> {
  /** Null without a built page. */
  built: (talentId: string) => Promise<Talent | null>;
}

/** Reads recently requested profiles from disk, else the talent from the release's page data. */
export const createProfileCopies = ({ built, ...options }: ProfileCopiesOptions): DiskCopies<Profile | null> => {
  const disk = createDiskCopies<Profile | null>({
    ...options,
    toText: (profile) => (profile === null ? null : JSON.stringify({ talent: profile.talent, files: profile.files })),
    fromText: async (text) => {
      const stored = parseJson(text);
      if (typeof stored !== "object" || stored === null || !("talent" in stored) || !("files" in stored)) return null;
      return isTalent(stored.talent) && areFiles(stored.files) ? toProfile(stored.talent, stored.files) : null;
    },
  });
  return {
    write: disk.write,
    drain: disk.drain,
    read: async (talentId) => {
      const stored = await disk.read(talentId);
      if (stored !== null) return stored;
      const talent = await built(talentId);
      // Counts as loaded now, since the built page itself is served at any age.
      return talent === null ? null : { value: await toProfile(talent, null), loadedAt: options.now() };
    },
  };
};

export const toProfile = async (talent: Talent, files: readonly TalentFile[] | null): Promise<Profile> => ({
  talent,
  body: await encodeJson(talent),
  files,
});

/** Checks the fields that every talent has; the text was written by this gateway or by a build. */
export const isTalent = (value: unknown): value is Talent => {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map(Object.entries(value));
  const hasTexts = ["talentId", "name", "gender"].every((field) => typeof fields.get(field) === "string");
  const lists = ["categories", "videos", "networkProfiles", "credits", "book", "composite", "digitals"];
  return hasTexts && lists.every((field) => Array.isArray(fields.get(field))) && hasLists(Object.fromEntries(fields));
};

const areFiles = (value: unknown): value is readonly TalentFile[] => Array.isArray(value) && value.every(isFile);

const isFile = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  "version" in value &&
  typeof value.version === "string" &&
  "path" in value &&
  typeof value.path === "string";
