/** Every node type that this plugin owns; the SDL in `sdl.ts` declares the same names. */
export const NODE_TYPES = [
  "AgencyTalent",
  "AgencyListing",
  "AgencyArticle",
  "AgencyPost",
  "AgencyCampaign",
  "AgencyMagazine",
  "AgencySlide",
  "AgencyStaffMember",
  "AgencyWorkshopPicture",
  "AgencyText",
  "AgencySiteImage",
  "AgencyCustomizations",
  "AgencySocialMedia",
] as const;

export type NodeType = (typeof NODE_TYPES)[number];

/** Profiles asked for at once. */
export const PROFILE_CONCURRENCY = 8;

/** Pictures measured at once, and how long one may take in milliseconds. */
export const MEASURE_CONCURRENCY = 8;
export const MEASURE_TIMEOUT_MS = 3000;

/** The library that reads the flat documents knows no timeout of its own; milliseconds. */
export const FLAT_DOCUMENT_TIMEOUT_MS = 8000;

/** Skipped records named one by one in the build's output; the rest is counted. */
export const NAMED_SKIPPED_RECORDS = 20;

/** Below so many talents a build cannot tell a collapse from a small agency's ordinary change. */
export const COLLAPSE_MIN_TALENTS = 20;
