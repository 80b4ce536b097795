/** Below this age, girths and profiles are optional. */
export const CHILD_AGE = 12;

/** Maximum bytes of a PNG or GIF, and of a JPEG (docs/product.md, Application). */
export const PHOTO_THRESHOLD = 5_000_000;
export const PHOTO_LIMIT = 10_000_000;

/** The browser reduces photos to this size before sending: bytes, and pixels of the longer side. */
export const PHOTO_TARGET = 2_000_000;
export const PHOTO_EDGE = 2400;

/** On a slow connection, where six photos of 2 MB take many minutes. */
export const SLOW_PHOTO_TARGET = 600_000;
export const SLOW_PHOTO_EDGE = 1600;

/** Time for which a form's button says "sent". */
export const SENT_SHOWN_MS = 2000;

/** Maximum number of talents in a selection: their names fit into one message, their ids into one address. */
export const SELECTION_LIMIT = 60;

/** In characters. */
export const NOTE_LIMIT = 500;

/** Drafts in the visitor's browser expire after this time. */
export const DRAFT_DAYS = 7;
