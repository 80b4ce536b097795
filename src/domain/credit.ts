/** Kinds of work, in the order in which filters offer them. The content store uses the same words; labels: `talent.credit.{kind}`. */
export const CREDIT_KINDS = [
  "film",
  "short_film",
  "series",
  "soap",
  "tv_show",
  "theatre",
  "advertising",
  "music_video",
  "fashion_show",
  "editorial",
  "dubbing",
  "other",
] as const;

export type CreditKind = (typeof CREDIT_KINDS)[number];

/** A work of a talent. */
export interface Credit {
  creditId: string;
  year: number;
  title: string;
  role: string | null;
  /** The company, channel or brand. */
  production: string | null;
  kind: CreditKind;
}

export interface CreditGroup {
  kind: CreditKind;
  credits: readonly Credit[];
}

/** The newest first; those of one year stay in the editors' order. */
export const newestFirst = (credits: readonly Credit[]): Credit[] => [...credits].sort((one, other) => other.year - one.year);

/** Credits by kind, the newest first; the kind with the newest credit comes first. */
export const groupCredits = (credits: readonly Credit[]): CreditGroup[] => {
  const sorted = newestFirst(credits);
  const kinds = [...new Set(sorted.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, credits: sorted.filter((credit) => credit.kind === kind) }));
};
