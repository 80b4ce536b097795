import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { createFormPages } from "../site/form-pages";
import { createPackagePages } from "../site/package-pages";
import { createSearchResults } from "../site/search-results";
import { createWordPages } from "../site/word-pages";
import { createFilteredFiles } from "../withdrawal/filtered-files";
import { createPageRenderer } from "../withdrawal/page-renderer";
import type { GatewayOptions } from "./settings";

const createPages = (app: FastifyInstance, { now, renderTimeoutMs, report: { warn } }: GatewayOptions["parts"]) => {
  const { counters, releaseStore, reads } = app;
  const renderer = createPageRenderer({ now, timeoutMs: renderTimeoutMs });
  const filteredFiles = createFilteredFiles({ renderer, now, warn, count: counters.countRender });
  const pages = { release: releaseStore.current, snapshot: reads.live.snapshot, filteredFiles, warn };
  return {
    filteredFiles,
    searchResults: createSearchResults({ filteredFiles, warn, count: counters.countSearch }),
    renderFormPage: createFormPages(pages),
    renderWordPage: createWordPages(pages),
    renderPackagePage: createPackagePages(pages),
    close: renderer.stop,
  };
};

declare module "fastify" {
  interface FastifyInstance {
    pages: ReturnType<typeof createPages>;
  }
}

/** Renders pages between two builds: without withdrawn talents, with search results, with the answer to a form. */
export const pagesPlugin = fp<GatewayOptions>(
  async (app, { parts }) => {
    const pages = createPages(app, parts);
    app.decorate("pages", pages);
    app.addHook("onClose", async () => void (await pages.close()));
  },
  { name: "pages", dependencies: ["counters", "release-store", "reads"] },
);
