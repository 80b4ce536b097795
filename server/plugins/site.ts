import fp from "fastify-plugin";
import { refuse } from "../http/refusal";
import { addSiteRoutes } from "../site/site-routes";
import type { GatewayOptions } from "./settings";

/** The pages and files of the current release, at all addresses without another route. */
export const sitePlugin = fp<GatewayOptions>(
  async (app, { parts }) => {
    const { releaseStore, reads, pages } = app;
    app.get("/api/*", (request, reply) => refuse(request, reply, "notFound"));
    addSiteRoutes(app, { ...reads, ...pages, release: releaseStore.current, earlier: releaseStore.earlier, warn: parts.report.warn });
  },
  { name: "site", dependencies: ["release-store", "reads", "pages", "cdn"] },
);
