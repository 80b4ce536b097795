import { GENDERS, type Category, type Gender } from "./category";
import type { TalentSummary } from "./talent";
import { formatReference } from "./talent-reference";

/** A column of few distinct values: row `n` holds `values[rows[n]]`. */
export interface DictionaryColumn<Value> {
  values: readonly Value[];
  rows: readonly number[];
}

/**
 * Talent summaries turned on their side, one array per field, all of one length and in upstream's order:
 * what `GET /api/casting/…` sends. Ten thousand rows compress to about a tenth of their row form.
 */
export interface CastingIndex {
  ids: readonly string[];
  /** Only in the index of a `TF -` category: what `t` in its talents' addresses must be. */
  tokens?: readonly string[];
  names: readonly string[];
  covers: readonly (string | null)[];
  /** Row → position in `GENDERS`. */
  genders: readonly number[];
  ages: readonly (number | null)[];
  heights: readonly (number | null)[];
  shoes: readonly (number | null)[];
  jeans: readonly (number | null)[];
  categories: DictionaryColumn<readonly Category[]>;
  hair: DictionaryColumn<string | null>;
  hairKinds: DictionaryColumn<string | null>;
  eyes: DictionaryColumn<string | null>;
  skills: DictionaryColumn<readonly string[]>;
}

/** Turns summaries into columns; `tokenOf` adds the column of tokens. */
export const toCastingIndex = (talents: readonly TalentSummary[], tokenOf?: (talentId: string) => string): CastingIndex => ({
  ids: talents.map(({ talentId }) => talentId),
  ...(tokenOf && { tokens: talents.map(({ talentId }) => tokenOf(talentId)) }),
  names: talents.map(({ name }) => name),
  covers: talents.map(({ coverVersion }) => coverVersion),
  genders: talents.map(({ gender }) => GENDERS.indexOf(gender)),
  ages: talents.map(({ age }) => age),
  heights: talents.map(({ heightCm }) => heightCm),
  shoes: talents.map(({ shoes }) => shoes),
  jeans: talents.map(({ jeans }) => jeans),
  categories: toDictionary(talents.map(({ categories }) => categories)),
  hair: toDictionary(talents.map(({ hair }) => hair)),
  hairKinds: toDictionary(talents.map(({ hairKind }) => hairKind)),
  eyes: toDictionary(talents.map(({ eyes }) => eyes)),
  skills: toDictionary(talents.map(({ skills }) => skills)),
});

/** The inverse of `toCastingIndex`; with tokens, each `talentId` is a reference (`domain/talent-reference`). */
export const fromCastingIndex = (index: CastingIndex): TalentSummary[] =>
  index.ids.map((talentId, row) => ({
    talentId: formatReference({ talentId, token: index.tokens?.[row] ?? null }),
    name: index.names[row] ?? "",
    gender: genderAt(index.genders[row]),
    age: index.ages[row] ?? null,
    coverVersion: index.covers[row] ?? null,
    categories: fromDictionary(index.categories, row) ?? [],
    heightCm: index.heights[row] ?? null,
    shoes: index.shoes[row] ?? null,
    jeans: index.jeans[row] ?? null,
    hair: fromDictionary(index.hair, row) ?? null,
    hairKind: fromDictionary(index.hairKinds, row) ?? null,
    eyes: fromDictionary(index.eyes, row) ?? null,
    skills: fromDictionary(index.skills, row) ?? [],
  }));

const genderAt = (position: number | undefined): Gender => GENDERS[position ?? -1] ?? "female";

const toDictionary = <Value>(cells: readonly Value[]): DictionaryColumn<Value> => {
  const positions = new Map<string, number>();
  const values: Value[] = [];
  const rows = cells.map((cell) => {
    const key = JSON.stringify(cell);
    const known = positions.get(key);
    if (known !== undefined) return known;
    positions.set(key, values.length);
    return values.push(cell) - 1;
  });
  return { values, rows };
};

const fromDictionary = <Value>({ values, rows }: DictionaryColumn<Value>, row: number): Value | undefined =>
  values[rows[row] ?? -1];
