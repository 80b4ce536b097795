import type { Day } from "../../domain/age";
import type { TalentSummary } from "../../domain/talent";
import { TALENT_FIELDS, toSummaryValues, type FieldTable } from "../../domain/talent-fields";
import type { MediaPath } from "../../domain/media";
import { mediaPath, mediaVersion, type MediaRules } from "../media-path";
import { normalizeCategories } from "./normalize-categories";
import { normalizeField } from "./normalize-measurements";
import type { WireTalentSummary } from "./wire-talent";

/** A talent as in lists, with data that stays on the server side. */
export interface ListedTalent {
  talent: TalentSummary;
  coverPath: MediaPath | null;
  /** Names of its `TF -` categories. A talent that has any is in no visible category. */
  hiddenCategories: readonly string[];
}

export interface TalentContext {
  media: MediaRules;
  today: Day;
  fields?: FieldTable;
}

/** Wire talent → domain. The birthdate is replaced by the published age. */
export const normalizeTalent = (wire: WireTalentSummary, { media, today, fields = TALENT_FIELDS }: TalentContext): ListedTalent => {
  const { categories, hiddenCategories } = normalizeCategories(wire.categories);
  const coverPath = mediaPath(wire.cover, media);
  return {
    coverPath,
    hiddenCategories,
    talent: {
      talentId: wire.id,
      name: wire.name.replace(/\s+/g, " "),
      gender: wire.gender === "man" ? "male" : "female",
      coverVersion: coverPath === null ? null : mediaVersion(coverPath),
      categories,
      ...toSummaryValues(fields, (key, field) => normalizeField(field, wire.values[key], today)),
    },
  };
};
