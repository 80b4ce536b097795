/** Home slider, milliseconds. */
export const HOME_SLIDE_MS = 2500;

/** Talent gallery slider, milliseconds. */
export const GALLERY_SLIDE_MS = 500;
