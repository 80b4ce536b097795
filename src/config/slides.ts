/** Duration of a slide on the home page, milliseconds. */
export const HOME_SLIDE_MS = 2500;

/** Duration of a slide in a talent's gallery, milliseconds. */
export const GALLERY_SLIDE_MS = 500;
