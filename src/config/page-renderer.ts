/** The path of the bundled page renderer in a build; files that begin with a dot are not served. */
export const PAGE_RENDERER = ".renderer/page-renderer.cjs";
