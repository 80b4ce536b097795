import type { Campaign, Post } from "./editorial";
import type { Talent } from "./talent";

export const PREVIEW_KINDS = ["talents", "posts", "campaigns"] as const;

/** What can be looked at before it is published; the panel's names. */
export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** A draft in the terms of what is published. */
export type Preview = { kind: "talents"; talent: Talent } | { kind: "posts"; post: Post } | { kind: "campaigns"; campaign: Campaign };
