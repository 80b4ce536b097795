import type { Locale } from "../domain/locale";

/** Business constants of specification §9; each has this one home. Those of forms, slides, magazines and comp cards lie beside it, so that no list loads them; the ends of the filters are in `domain/talent-fields`. */

/** Talents shown at first, and added each time. */
export const TALENTS_PER_PAGE = 20;

/** The first row of the widest grid of talents, whose pictures are loaded at once. */
export const PRIORITY_CARDS = 5;

/** Lists load more when their end is at most so far below the window, pixels. */
export const LIST_END_DISTANCE = 700;

/** Blog, campaign and magazine lists. */
export const LIST_PAGE_SIZE = 10;

/** Largest `paginate` the upstream takes: the full list in one request. */
export const FULL_LIST_SIZE = 10_000;

/** The first year of the footer's copyright line. */
export const COPYRIGHT_SINCE = 2020;

/** Paths (without language) that show no footer. */
export const FOOTERLESS_PATHS = ["/cursos"] as const;

/** Categories whose name starts so are hidden from every listing (decisions, Casting). */
export const HIDDEN_CATEGORY_PREFIX = "TF -";

/** From this window width the desktop navigation shows. */
export const DESKTOP_MIN_WIDTH = 991;

/** Mobile menu fade, milliseconds. */
export const MENU_FADE_MS = 500;

/** Talents suggested below the search box. */
export const SEARCH_SUGGESTIONS = 6;

/** Suggestions follow a pause in typing of so many milliseconds. */
export const SEARCH_PAUSE_MS = 120;

/** Longest name that can be searched for. */
export const SEARCH_MAX_LENGTH = 80;

/** The language overlay stays so long, and the language changes after the shorter time; milliseconds. */
export const LOCALE_OVERLAY_MS = 1000;
export const LOCALE_SWITCH_MS = 200;

/** The progress bar shows after the shorter time and fills within the longer one; milliseconds. */
export const PROGRESS_THROTTLE_MS = 200;
export const PROGRESS_DURATION_MS = 5000;

/** Languages as Open Graph names them. */
export const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = { pt: "pt_BR", en: "en_GB" };

/** Newest posts in a feed. */
export const FEED_POSTS = 50;

/** Most addresses that search engines read of one sitemap. */
export const SITEMAP_ADDRESSES = 50_000;
