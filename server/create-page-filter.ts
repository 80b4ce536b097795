import type { Metrics } from "./metrics";
import type { GatewayParts } from "./settings";
import { createFormPages, type FormPageOptions } from "./site/form-pages";
import { createPackagePages } from "./site/package-pages";
import { createSearchResults } from "./site/search-results";
import { createWordPages } from "./site/word-pages";
import { createFilteredFiles } from "./withdrawal/filtered-files";
import { createPageRenderer } from "./withdrawal/page-renderer";

/** Renders pages between two builds: without withdrawn talents, with search results, with the answer to a form. */
export const createPageFilter = (
  { now, renderTimeoutMs, report: { warn } }: GatewayParts,
  { countRender, countSearch }: Metrics,
  current: Pick<FormPageOptions, "release" | "snapshot">,
) => {
  const renderer = createPageRenderer({ now, timeoutMs: renderTimeoutMs });
  const filteredFiles = createFilteredFiles({ renderer, now, warn, count: countRender });
  const searchResults = createSearchResults({ filteredFiles, warn, count: countSearch });
  const pages = { ...current, filteredFiles, warn };
  return {
    renderer,
    filteredFiles,
    searchResults,
    renderFormPage: createFormPages(pages),
    renderWordPage: createWordPages(pages),
    renderPackagePage: createPackagePages(pages),
  };
};
