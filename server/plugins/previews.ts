import fp from "fastify-plugin";
import { fetchPreview } from "../../src/upstream/preview/fetch-preview";
import { fetchWordPreview } from "../../src/upstream/preview/fetch-word-preview";
import { addPreviewRoutes } from "../preview/preview-routes";
import { addWordPreviewRoutes } from "../preview/word-preview-routes";
import type { GatewayOptions } from "./settings";

export const previewsPlugin = fp<GatewayOptions>(
  async (app, { settings, parts }) => {
    const { upstream, reads, pages, media } = app;
    const rules = { secret: settings.previewSecret, now: parts.now };
    addPreviewRoutes(app, {
      ...rules,
      fetch: (call) => fetchPreview({ ...upstream.source(), publicationRules: reads.publicationRules }, call),
      drafts: media.drafts,
    });
    addWordPreviewRoutes(app, {
      ...rules,
      fetchWords: (id) => fetchWordPreview(upstream.source(), id),
      renderPage: pages.renderWordPage,
    });
  },
  { name: "previews", dependencies: ["upstream", "reads", "pages", "cdn", "media"] },
);
