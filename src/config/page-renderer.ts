/** Within a build. Begins with a dot, because such files are not served. */
export const PAGE_RENDERER = ".renderer/page-renderer.cjs";
