import type { TalentSummary } from "./talent";
import { TALENT_FIELDS, type FieldRecord, type FieldTable } from "./talent-fields";

/** What tells how alike two talents are. */
export type Traits = Pick<TalentSummary, "talentId" | "gender"> & FieldRecord;

/** What an unknown value counts for, in years: a talent without it comes behind those who are near and before those who are far. */
const UNKNOWN_YEARS = 4;

/** How many years of age two talents lie apart, every field of the table weighed as it says. */
const distance = (one: FieldRecord, other: FieldRecord, fields: FieldTable): number =>
  weighedFields(fields).reduce((years, [key, weight]) => years + (gap(one[key], other[key], weight) ?? UNKNOWN_YEARS), 0);

const weighedFields = (fields: FieldTable) =>
  Object.entries(fields).flatMap(([key, field]) => ("similarity" in field ? [[key, field.similarity ?? 0] as const] : []));

const gap = (one: unknown, other: unknown, weight: number): number | null =>
  typeof one === "number" && typeof other === "number" ? Math.abs(one - other) * weight : null;

/** What `similarTalents` needs of a talent, so that nothing else of the talent has to be kept. */
export const traitsOf = (talent: Traits, fields: FieldTable = TALENT_FIELDS): Traits => {
  const { talentId, gender } = talent;
  return { talentId, gender, ...Object.fromEntries(weighedFields(fields).map(([key]) => [key, talent[key]])) };
};

interface Sought {
  count: number;
  fields?: FieldTable;
}

/** The nearest talents of the same gender by the table's `similarity`, nearest first; equally near ones keep the list's order. */
export const similarTalents = <Listed extends Traits>(
  talent: Traits,
  listed: readonly Listed[],
  { count, fields = TALENT_FIELDS }: Sought,
): Listed[] =>
  listed
    .filter(({ talentId, gender }) => talentId !== talent.talentId && gender === talent.gender)
    .map((candidate) => ({ candidate, years: distance(talent, candidate, fields) }))
    .sort((one, other) => one.years - other.years)
    .slice(0, count)
    .map(({ candidate }) => candidate);

export interface Neighbours<Listed> {
  previous: Listed | null;
  next: Listed | null;
}

/** The talents before and after a talent in a list; null where the talent is not in it. */
export const neighboursIn = <Listed extends Pick<TalentSummary, "talentId">>(
  listed: readonly Listed[],
  talentId: string,
): Neighbours<Listed> | null => {
  const index = listed.findIndex((candidate) => candidate.talentId === talentId);
  return index === -1 ? null : { previous: listed[index - 1] ?? null, next: listed[index + 1] ?? null };
};
