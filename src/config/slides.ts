export const HOME_SLIDE_MS = 2500;

export const GALLERY_SLIDE_MS = 500;
