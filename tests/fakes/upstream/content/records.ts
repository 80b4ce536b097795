/** A record as the double sends it: JSON of any shape, since half of its work is to send odd ones. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** What a profile call answers in place of the talent's own record. */
export interface ProfileAnswer {
  status: number;
  body: unknown;
}

/** Everything the double serves. Tests may change it while it runs. */
export interface UpstreamContent {
  /** Full records; the list leaves the galleries out. Not only objects: a broken list holds anything. */
  talents: unknown[];
  /** By talent id. */
  profileAnswers: Record<string, ProfileAnswer>;
  /** By `{kind}/{id}`: what the embedded panel alone answers, beyond the contract. */
  drafts: Record<string, unknown>;
  categories: unknown[];
  instagram: unknown[];
  /** By language. */
  posts: Record<string, unknown[]>;
  campaigns: Record<string, unknown[]>;
  magazines: Record<string, unknown[]>;
  slides: unknown[];
  staff: unknown[];
  gallery: unknown[];
  websiteTexts: unknown;
  websiteImages: unknown;
  customizations: unknown;
  socialMedias: unknown;
  /** The file behind every address of a video; one with metadata unless a test sets it. */
  video?: Buffer;
}

export const isWireRecord = (value: unknown): value is WireRecord => typeof value === "object" && value !== null && !Array.isArray(value);
