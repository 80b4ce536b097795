import type { Campaign, Post } from "./editorial";
import type { Talent } from "./talent";

export const PREVIEW_KINDS = ["talents", "posts", "campaigns"] as const;

/** The names are the panel's. */
export type PreviewKind = (typeof PREVIEW_KINDS)[number];

export type Preview = { kind: "talents"; talent: Talent } | { kind: "posts"; post: Post } | { kind: "campaigns"; campaign: Campaign };
