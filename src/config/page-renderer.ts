/** The bundled page renderer, in the folder of a build; the dot keeps it out of what visitors may request. */
export const PAGE_RENDERER = ".renderer/page-renderer.cjs";
