/** A record as sent: JSON of any shape, since some records are broken. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** The answer of a profile call in place of the talent's own record. */
export interface ProfileAnswer {
  status: number;
  body: unknown;
}

export interface FakePackage {
  /** The `data` of its call. */
  record: WireRecord;
  /** Null: open. */
  ended: "expired" | "revoked" | null;
  /** Null: none is required. */
  passphrase: string | null;
}

/** Tests may change it while the double runs. */
export interface UpstreamContent {
  /** Full records, which the list sends without galleries. `unknown`, since broken records can be any JSON. */
  talents: unknown[];
  /** Whether the list of talents has the extension `updated_since`. */
  tellsChanges: boolean;
  /** Whether the panel announces at sign-in that it accepts entries as JSON, and accepts them. */
  takesJsonEntries: boolean;
  /** By talent id. */
  profileAnswers: Record<string, ProfileAnswer>;
  /** Drafts by `{kind}/{id}`, which only the embedded panel answers; not part of the contract. */
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
  /** Null for a store without boards. */
  boards: unknown[] | null;
  websiteTexts: unknown;
  websiteImages: unknown;
  customizations: unknown;
  socialMedias: unknown;
  /** By the SHA-256 of the token, in hexadecimal. */
  packages: Record<string, FakePackage>;
  /** The file for every video address; by default a generated one with metadata. */
  video?: Buffer;
}

export const isWireRecord = (value: unknown): value is WireRecord => typeof value === "object" && value !== null && !Array.isArray(value);
