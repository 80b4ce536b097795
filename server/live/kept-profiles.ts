import type { Talent } from "../../src/domain/talent";
import { encodeJson, type EncodedBody } from "../http/encoded-body";
import { createDiskCopies, parseJson, type DiskCopies, type DiskCopiesOptions } from "./disk-copies";

/** A public profile, and ready to send. */
export interface Profile {
  talent: Talent;
  body: EncodedBody;
}

interface KeptProfilesOptions extends Pick<DiskCopiesOptions<never>, "folder" | "maxAgeMs" | "now" | "warn"> {
  /** The talent as their built page shows them; null where there is none. */
  built: (talentId: string) => Promise<Talent | null>;
}

/** Profiles that outlive a restart: those that were asked for lately, else what the release's own pages show. */
export const createKeptProfiles = ({ built, ...options }: KeptProfilesOptions): DiskCopies<Profile | null> => {
  const asked = createDiskCopies<Profile | null>({
    ...options,
    toText: (profile) => profile?.body.identity.toString() ?? null,
    fromText: async (text) => {
      const talent = parseJson(text);
      return isTalent(talent) ? toProfile(talent) : null;
    },
  });
  return {
    write: asked.write,
    rest: asked.rest,
    read: async (talentId) => {
      const kept = await asked.read(talentId);
      if (kept !== null) return kept;
      const talent = await built(talentId);
      // A built page is shown however old it is; this is no older.
      return talent === null ? null : { value: await toProfile(talent), loadedAt: options.now() };
    },
  };
};

export const toProfile = async (talent: Talent): Promise<Profile> => ({ talent, body: await encodeJson(talent) });

/** Told by what every talent has; the text was written by this gateway or by a build. */
export const isTalent = (value: unknown): value is Talent => {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map(Object.entries(value));
  const hasTexts = ["talentId", "name", "gender"].every((field) => typeof fields.get(field) === "string");
  return hasTexts && ["categories", "skills", "book", "composite", "videos"].every((field) => Array.isArray(fields.get(field)));
};
