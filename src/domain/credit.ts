/** In the order in which filters offer them. The content store uses the same words; labels: `talent.credit.{kind}`. */
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

/** Credits of one year keep the editors' order. */
export const newestFirst = (credits: readonly Credit[]): Credit[] => [...credits].sort((one, other) => other.year - one.year);

/** The newest credit of each kind comes first; so does the kind with the newest credit. */
export const groupCredits = (credits: readonly Credit[]): CreditGroup[] => {
  const sorted = newestFirst(credits);
  const kinds = [...new Set(sorted.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, credits: sorted.filter((credit) => credit.kind === kind) }));
};
