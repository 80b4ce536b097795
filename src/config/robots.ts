/** What robots are told of pages that show a minor. */
export const MINOR_ROBOTS = "noindex, noimageindex, noai";

/** The same of lists that show minors: their links lead on to adults. */
export const LISTING_ROBOTS = "noindex, follow";
