import type { TalentSummary } from "./talent";

type Traits = Pick<TalentSummary, "talentId" | "gender" | "age" | "heightCm">;

/** Five centimetres part two talents as much as a year does. */
const YEARS_PER_CM = 0.2;

/** What an unknown value counts for, in years: behind who is near, before who is far. */
const UNKNOWN_YEARS = 4;

const gap = (one: number | null, other: number | null): number | null => (one === null || other === null ? null : Math.abs(one - other));

const distance = (one: Traits, other: Traits): number => {
  const years = gap(one.age, other.age) ?? UNKNOWN_YEARS;
  const cm = gap(one.heightCm, other.heightCm);
  return years + (cm === null ? UNKNOWN_YEARS : cm * YEARS_PER_CM);
};

/** The nearest in age and height of the same gender, nearest first; who is equally near keeps the list's order. */
export const similarTalents = <Listed extends Traits>(talent: Traits, listed: readonly Listed[], count: number): Listed[] =>
  listed
    .filter(({ talentId, gender }) => talentId !== talent.talentId && gender === talent.gender)
    .map((candidate) => ({ candidate, years: distance(talent, candidate) }))
    .sort((one, other) => one.years - other.years)
    .slice(0, count)
    .map(({ candidate }) => candidate);

export interface Neighbours<Listed> {
  previous: Listed | null;
  next: Listed | null;
}

/** Who stands before and after a talent in a list; null where the talent is not in it. */
export const neighboursIn = <Listed extends Pick<TalentSummary, "talentId">>(listed: readonly Listed[], talentId: string): Neighbours<Listed> | null => {
  const index = listed.findIndex((candidate) => candidate.talentId === talentId);
  return index === -1 ? null : { previous: listed[index - 1] ?? null, next: listed[index + 1] ?? null };
};
