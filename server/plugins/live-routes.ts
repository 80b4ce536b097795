import fp from "fastify-plugin";
import { addBoardRoutes } from "../live/board-routes";
import { addCastingRoutes } from "../live/casting-routes";
import { addEditorialRoutes } from "../live/editorial-routes";
import { addListRoutes } from "../live/list-routes";
import { addProfileRoutes } from "../live/profile-routes";
import { addRelatedRoutes } from "../live/related-routes";
import { addSuggestionRoutes } from "../live/suggestion-routes";
import type { GatewayOptions } from "./settings";

export const liveRoutesPlugin = fp<GatewayOptions>(
  async (app, { settings: { siteUrl } }) => {
    const { reads } = app;
    addCastingRoutes(app, reads);
    addSuggestionRoutes(app, reads);
    addBoardRoutes(app, reads);
    addListRoutes(app, { ...reads, ...reads.lists, siteUrl });
    addProfileRoutes(app, reads);
    addRelatedRoutes(app, reads);
    addEditorialRoutes(app, reads.editorial);
  },
  { name: "live-routes", dependencies: ["reads", "cdn"] },
);
