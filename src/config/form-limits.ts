/** For younger applicants girths and profiles are optional. */
export const CHILD_AGE = 12;

/** The largest PNG or GIF, and the largest JPEG (docs/product.md, Application); bytes. */
export const PHOTO_THRESHOLD = 5_000_000;
export const PHOTO_LIMIT = 10_000_000;

/** The browser reduces photos to this size before sending; bytes, and pixels of the longer side. */
export const PHOTO_TARGET = 2_000_000;
export const PHOTO_EDGE = 2400;

/** The same on a slow line, where six photos of 2 MB take many minutes. */
export const SLOW_PHOTO_TARGET = 600_000;
export const SLOW_PHOTO_EDGE = 1600;

/** How long a form's button says "sent"; milliseconds. */
export const SENT_SHOWN_MS = 2000;

/** Most talents in a selection: their names fit into one message, their ids into one address. */
export const SELECTION_LIMIT = 60;

/** Characters of a visitor's note about a selected talent. */
export const NOTE_LIMIT = 500;

/** Drafts in the visitor's browser expire after this many days. */
export const DRAFT_DAYS = 7;
