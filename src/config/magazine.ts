/** The page at which the flipbook opens, counted from 1. */
export const MAGAZINE_FIRST_SHOWN = 2;

/** Pixels. */
export const MAGAZINE_DOUBLE_MIN_WIDTH = 992;
