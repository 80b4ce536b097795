import type { Locale } from "../domain/locale";

/**
 * Constants of forms, slides, magazines and comp cards are in separate files, so that lists do not load them; the
 * limits of the filters are in `domain/talent-fields`.
 */

export const TALENTS_PER_PAGE = 20;

/** Talents in the first row of the widest grid; their pictures load eagerly. */
export const PRIORITY_CARDS = 5;

/** Pixels between the window and the end of the list at which the list loads more. */
export const LIST_END_DISTANCE = 700;

/** This many pages in a row load on scrolling; then a button loads more, so that visitors can reach the footer. */
export const AUTOMATIC_PAGES = 5;

/** For the blog, campaigns and magazine. */
export const LIST_PAGE_SIZE = 10;

/** The largest page that the content store allows; longer lists need several requests. */
export const FULL_LIST_SIZE = 10_000;

export const COPYRIGHT_SINCE = 2020;

/** Without a locale prefix. */
export const FOOTERLESS_PATHS = ["/cursos"] as const;

/** Categories with this prefix are hidden from all lists (docs/product.md, Casting). */
export const HIDDEN_CATEGORY_PREFIX = "TF -";

/** In pixels. */
export const DESKTOP_MIN_WIDTH = 991;

export const MENU_FADE_MS = 500;

/** Maximum number of suggestions below the search box. */
export const SEARCH_SUGGESTIONS = 6;

/** Debounce of the search suggestions. */
export const SEARCH_PAUSE_MS = 120;

/** In characters. */
export const SEARCH_MAX_LENGTH = 80;

/** Duration of the language overlay, and the time within it at which the language changes. */
export const LOCALE_OVERLAY_MS = 1000;
export const LOCALE_SWITCH_MS = 200;

/** Delay before the progress bar appears, and the duration of its animation. */
export const PROGRESS_THROTTLE_MS = 200;
export const PROGRESS_DURATION_MS = 5000;

export const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = { pt: "pt_BR", en: "en_GB" };

export const FEED_POSTS = 50;

/** The sitemap protocol's limit for one file. */
export const SITEMAP_ADDRESSES = 50_000;

/** Default for the days after which numbers of social networks are hidden. */
export const NUMBERS_MAX_AGE_DAYS = 180;

/** As many as the widest row shows. */
export const SIMILAR_TALENTS = 5;
