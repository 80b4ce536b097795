import type { Day } from "../../domain/day";
import { CREDIT_KINDS, type CreditKind } from "../../domain/credit";
import { networkFields, type NetworkProfile } from "../../domain/network";
import { isMinor, type TalentSummary } from "../../domain/talent";
import { TALENT_FIELDS, toSummaryValues, type FieldTable } from "../../domain/talent-fields";
import type { MediaPath } from "../../domain/media";
import { mediaPath, mediaVersion, type MediaRules } from "../media-path";
import { timestamp } from "../wire-values";
import { normalizeCategories } from "./normalize-categories";
import { STRICT_RULES, type PublicationRules } from "../source";
import { creditKind } from "./normalize-credit";
import { normalizeField } from "./normalize-measurements";
import { normalizeNetworks } from "./normalize-networks";
import type { WireTalentSummary, WireValue } from "./wire-talent";

/** A talent as in lists, with data that are never sent to browsers. */
export interface ListedTalent {
  talent: TalentSummary;
  coverPath: MediaPath | null;
  /** Names of the talent's `TF -` categories. A talent that has any is in no visible category. */
  hiddenCategories: readonly string[];
  /** The first publication, in UTC; missing when the content store does not send it. */
  publishedAt?: string;
}

export interface TalentContext {
  media: MediaRules;
  today: Day;
  rules?: PublicationRules;
  fields?: FieldTable;
}

/** Replaces the birthdate by the published age. */
export const normalizeTalent = (wire: WireTalentSummary, context: TalentContext): ListedTalent =>
  normalizeWithNetworks(wire, context).listed;

/** Returns a minor's profiles on social networks only when the agency publishes them. */
export const normalizeWithNetworks = (
  wire: WireTalentSummary,
  context: TalentContext,
): { listed: ListedTalent; networkProfiles: readonly NetworkProfile[] } => {
  const { minorsInstagram, minorsDigitals, numbersMaxAgeDays } = context.rules ?? STRICT_RULES;
  const listed = withoutNetworks(wire, context);
  if (isMinor(listed.talent) && !minorsDigitals) listed.talent.digitalsOn = null;
  if (isMinor(listed.talent) && !minorsInstagram) return { listed, networkProfiles: [] };
  const networkProfiles = normalizeNetworks(wire.networks, { today: context.today, numbersMaxAgeDays });
  const { followers, networks } = networkFields(networkProfiles);
  // In lists, numbers have no date.
  const talent = { ...listed.talent, followers: followers && { ...followers, date: null }, networks };
  return { listed: { ...listed, talent }, networkProfiles };
};

/** In the order of `CREDIT_KINDS`; unknown kinds become `other`. */
const toCreditKinds = (sent: WireValue | undefined): readonly CreditKind[] => {
  const kinds = Array.isArray(sent) ? sent.map(creditKind) : [];
  return CREDIT_KINDS.filter((kind) => kinds.includes(kind));
};

const withoutNetworks = (wire: WireTalentSummary, { media, today, fields = TALENT_FIELDS }: TalentContext): ListedTalent => {
  const { categories, hiddenCategories } = normalizeCategories(wire.categories);
  const coverPath = mediaPath(wire.cover, media);
  const publishedAt = timestamp(wire.publishedAt);
  const talent: TalentSummary = {
    talentId: wire.id,
    name: wire.name.replace(/\s+/g, " "),
    gender: wire.gender === "man" ? "male" : "female",
    coverVersion: coverPath === null ? null : mediaVersion(coverPath),
    categories,
    ...toSummaryValues(fields, (key, field) => normalizeField(field, wire.values[key], today)),
    creditKinds: toCreditKinds(wire.values.creditKinds),
  };
  return {
    coverPath,
    hiddenCategories,
    ...(publishedAt === null ? {} : { publishedAt }),
    // With a face and a name, the city would help to find a child.
    talent: isMinor(talent) ? { ...talent, city: null } : talent,
  };
};
