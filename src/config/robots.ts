/** For pages that show a minor. */
export const MINOR_ROBOTS = "noindex, noimageindex, noai";

/** For lists that show minors; their links also lead to adults. */
export const LISTING_ROBOTS = "noindex, follow";
