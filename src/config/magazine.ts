/** The flipbook opens at this page, counted from 1. */
export const MAGAZINE_FIRST_SHOWN = 2;

/** From this window width the flipbook shows two pages. */
export const MAGAZINE_DOUBLE_MIN_WIDTH = 992;
