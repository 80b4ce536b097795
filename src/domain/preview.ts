import type { Campaign, Post } from "./editorial";
import type { Talent } from "./talent";

export const PREVIEW_KINDS = ["talents", "posts", "campaigns"] as const;

/** Kinds of content with a preview; the names are the panel's. */
export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** A draft as domain types. */
export type Preview = { kind: "talents"; talent: Talent } | { kind: "posts"; post: Post } | { kind: "campaigns"; campaign: Campaign };
