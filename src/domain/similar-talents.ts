import type { TalentSummary } from "./talent";
import { TALENT_FIELDS, type FieldRecord, type FieldTable } from "./talent-fields";

export type Traits = Pick<TalentSummary, "talentId" | "gender"> & FieldRecord;

/** In years: more than the distance of a similar value, less than that of a distant one. */
const UNKNOWN_YEARS = 4;

/** In years of age; the table has the weights of the fields. */
const distance = (one: FieldRecord, other: FieldRecord, fields: FieldTable): number =>
  weighedFields(fields).reduce((years, [key, weight]) => years + (gap(one[key], other[key], weight) ?? UNKNOWN_YEARS), 0);

const weighedFields = (fields: FieldTable) =>
  Object.entries(fields).flatMap(([key, field]) => ("similarity" in field ? [[key, field.similarity ?? 0] as const] : []));

const gap = (one: unknown, other: unknown, weight: number): number | null =>
  typeof one === "number" && typeof other === "number" ? Math.abs(one - other) * weight : null;

interface SimilarOptions {
  count: number;
  fields?: FieldTable;
}

/** Same gender, compared by the table's `similarity`; nearest first, ties keep the list's order. */
export const similarTalents = <Listed extends Traits>(
  talent: Traits,
  listed: readonly Listed[],
  { count, fields = TALENT_FIELDS }: SimilarOptions,
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

/** Null when the list does not contain the talent. */
export const findNeighbours = <Listed extends Pick<TalentSummary, "talentId">>(
  listed: readonly Listed[],
  talentId: string,
): Neighbours<Listed> | null => {
  const index = listed.findIndex((candidate) => candidate.talentId === talentId);
  return index === -1 ? null : { previous: listed[index - 1] ?? null, next: listed[index + 1] ?? null };
};
