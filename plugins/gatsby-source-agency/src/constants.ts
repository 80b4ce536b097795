/** `sdl.ts` declares the same names. */
export const NODE_TYPES = [
  "AgencyTalent",
  "AgencyListing",
  "AgencyBoard",
  "AgencyBoardPage",
  "AgencyArticle",
  "AgencyPost",
  "AgencyCampaign",
  "AgencyMagazine",
  "AgencySlide",
  "AgencyStaffMember",
  "AgencyWorkshopPicture",
  "AgencyText",
  "AgencyWords",
  "AgencySiteImage",
  "AgencyCustomizations",
  "AgencySocialMedia",
  "AgencyHome",
] as const;

export type NodeType = (typeof NODE_TYPES)[number];

export const PROFILE_CONCURRENCY = 8;

export const MEASURE_CONCURRENCY = 8;
export const MEASURE_TIMEOUT_MS = 3000;

/** gatsby-source-custom-api has no timeout of its own. */
export const FLAT_DOCUMENT_TIMEOUT_MS = 8000;

/** Skipped records that the build's output lists one by one; the rest is counted. */
export const NAMED_SKIPPED_RECORDS = 20;

/** Below this number of talents the build does not check for a collapse: a small agency can lose half of them in an ordinary change. */
export const COLLAPSE_MIN_TALENTS = 20;
