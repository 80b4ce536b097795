import type { Day } from "../../domain/age";
import type { TalentSummary } from "../../domain/talent";
import type { MediaPath } from "../../domain/media";
import { mediaPath, mediaVersion, type MediaRules } from "../media-path";
import { firstNumber } from "../wire-values";
import { normalizeCategories } from "./normalize-categories";
import { publishedAge, heightInCm } from "./normalize-measurements";
import type { WireTalentSummary } from "./wire-talent";

/** A talent as lists know it, with what only the server side may know. */
export interface ListedTalent {
  talent: TalentSummary;
  coverPath: MediaPath | null;
  /** Names of its `TF -` categories. A talent that has any is in no visible category. */
  hiddenCategories: readonly string[];
}

export interface TalentContext {
  media: MediaRules;
  today: Day;
}

/** Upstream's talent in the site's terms; the birthdate ends here. */
export const normalizeTalent = (wire: WireTalentSummary, { media, today }: TalentContext): ListedTalent => {
  const { categories, hiddenCategories } = normalizeCategories(wire.categories);
  const coverPath = mediaPath(wire.cover, media);
  return {
    coverPath,
    hiddenCategories,
    talent: {
      talentId: wire.id,
      name: wire.name.replace(/\s+/g, " "),
      gender: wire.gender === "man" ? "male" : "female",
      age: publishedAge(wire.birthdate, today),
      coverVersion: coverPath === null ? null : mediaVersion(coverPath),
      categories,
      heightCm: heightInCm(wire.height),
      shoes: firstNumber(wire.shoes),
      jeans: firstNumber(wire.jeans),
      hair: wire.hair,
      hairKind: wire.hair_kind,
      eyes: wire.eyes,
      skills: [...new Set(wire.skills)],
    },
  };
};
