import type { Locale } from "../domain/locale";

/**
 * Business constants. Those of forms, slides, magazines and comp cards are in files of their own, so that
 * lists do not load them; the limits of the filters are in `domain/talent-fields`.
 */

/** Talents per page of a list. */
export const TALENTS_PER_PAGE = 20;

/** Talents in the first row of the widest grid; their pictures load eagerly. */
export const PRIORITY_CARDS = 5;

/** A list loads more when its end is at most this far below the window; pixels. */
export const LIST_END_DISTANCE = 700;

/** So many pages of a list appear by themselves; the next ones by a button, so that the footer stays within reach. */
export const AUTOMATIC_PAGES = 5;

/** Items per page of the blog, campaign and magazine lists. */
export const LIST_PAGE_SIZE = 10;

/** The largest page that upstream allows: the full list in one request. */
export const FULL_LIST_SIZE = 10_000;

/** The first year of the footer's copyright line. */
export const COPYRIGHT_SINCE = 2020;

/** Paths (without language) that show no footer. */
export const FOOTERLESS_PATHS = ["/cursos"] as const;

/** Categories with this prefix are hidden from all lists (docs/product.md, Casting). */
export const HIDDEN_CATEGORY_PREFIX = "TF -";

/** The smallest window width with the desktop navigation; pixels. */
export const DESKTOP_MIN_WIDTH = 991;

/** Mobile menu fade, milliseconds. */
export const MENU_FADE_MS = 500;

/** The most talents suggested below the search box. */
export const SEARCH_SUGGESTIONS = 6;

/** Debounce of the search suggestions, milliseconds. */
export const SEARCH_PAUSE_MS = 120;

/** The longest name to search for, characters. */
export const SEARCH_MAX_LENGTH = 80;

/** The duration of the language overlay, and when the language changes within it; milliseconds. */
export const LOCALE_OVERLAY_MS = 1000;
export const LOCALE_SWITCH_MS = 200;

/** The progress bar's delay and the time until it is full; milliseconds. */
export const PROGRESS_THROTTLE_MS = 200;
export const PROGRESS_DURATION_MS = 5000;

/** Open Graph locales. */
export const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = { pt: "pt_BR", en: "en_GB" };

/** Posts in a feed. */
export const FEED_POSTS = 50;

/** The most addresses in one sitemap (limit of search engines). */
export const SITEMAP_ADDRESSES = 50_000;

/** Days after which numbers of social networks are hidden, unless the agency sets another time. */
export const NUMBERS_MAX_AGE_DAYS = 180;

/** Similar talents on a talent's page: as many as the widest row shows. */
export const SIMILAR_TALENTS = 5;
