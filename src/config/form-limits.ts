/** Younger applicants need not tell girths and profiles. */
export const CHILD_AGE = 12;

/** The wording of a guardian's consent, by the month it was settled. Another wording needs another version. */
export const CONSENT_VERSION = "2026-01";

/** Larger files that are no JPEG are refused (specification §5), and any file over the second; bytes. */
export const PHOTO_THRESHOLD = 5_000_000;
export const PHOTO_LIMIT = 10_000_000;

/** What the browser shrinks a photo to before sending; bytes, and pixels of the longer side. */
export const PHOTO_TARGET = 2_000_000;
export const PHOTO_EDGE = 2400;

/** A form's button says that it was sent for so long; milliseconds. */
export const SENT_SHOWN_MS = 2000;

/** Answers kept on the visitor's device expire after so many days. */
export const DRAFT_DAYS = 7;
