/** The flipbook opens at this page, counted from 1. */
export const MAGAZINE_FIRST_SHOWN = 2;

/** The smallest window width with two pages in the flipbook; pixels. */
export const MAGAZINE_DOUBLE_MIN_WIDTH = 992;
