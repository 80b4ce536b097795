/** In menu order. */
export const CATEGORIES = ["kids", "teens", "atores", "talents", "digitalInfluencers"] as const;

export type Category = (typeof CATEGORIES)[number];

export const GENDERS = ["male", "female"] as const;

export type Gender = (typeof GENDERS)[number];
