import { EYE_FILTERS, HAIR_FILTERS } from "../../src/config/color-filters";
import type { Choice } from "../../src/domain/casting-choice";
import type { TalentSummary } from "../../src/domain/talent";
import type { GroupKey } from "../../src/domain/talent-fields";

type SharedValues = ReadonlyMap<string, string>;

/** Maps all values of a choice to its first. */
const sharedValues = (choices: readonly Choice[]): SharedValues =>
  new Map(choices.flatMap(({ values }) => values.map((value): [string, string] => [plain(value), values[0] ?? value])));

/** As filters compare values. */
const plain = (value: string): string => value.trim().toLowerCase();

const SHARED: Readonly<Record<GroupKey, SharedValues>> = { hair: sharedValues(HAIR_FILTERS), eyes: sharedValues(EYE_FILTERS) };

/** Replaces all values that one filter matches by one value, and values that no filter matches by null: filters do not distinguish them. */
export const withFilterOptions = (talent: TalentSummary): TalentSummary => ({
  ...talent,
  hair: SHARED.hair.get(plain(talent.hair ?? "")) ?? null,
  eyes: SHARED.eyes.get(plain(talent.eyes ?? "")) ?? null,
});
