import { Hono } from "hono";

import { boardRoutes } from "./board-routes";
import type { ContentStore } from "./content-store";
import { entityRoutes } from "./entity-routes";
import { entryRoutes } from "./entry-routes";
import { familyRoutes } from "./family-routes";
import { createFileSignatures } from "./file-signatures";
import { packageRoutes } from "./package-routes";
import { postRoutes } from "./post-routes";
import { previewRoutes } from "./preview-routes";
import type { PublicFiles } from "./public-files";
import { notFound, refuse } from "./refusals";
import { type Credentials, requireToken, signInRoutes, TOKEN_SECONDS } from "./sign-in";
import { storageRoutes } from "./storage-routes";
import { talentRoutes } from "./talent-routes";
import { createTokens } from "./tokens";
import { zipRoutes } from "./zip-routes";

export type ContractOptions = {
  store: ContentStore;
  credentials: Credentials;
  /** Signs tokens, and the paths of drafts' files. */
  secret: string;
  files: PublicFiles;
  onError: (error: Error) => void;
  tokenSeconds?: number;
};

const INTEGRATION_PATHS = ["/api/talents", "/api/talents/*", "/api/talent/*", "/api/agency/*", "/api/download/*"];
const PANEL_PATHS = [
  "/posts/*",
  "/api/entities/*",
  "/api/website-texts",
  "/api/website-images",
  "/api/customizations",
  "/api/social-medias",
  "/api/boards",
  "/api/entry/*",
  "/api/packages/*",
  "/preview/*",
];

/** Independent of Payload and Next. */
export const createContract = ({ store, credentials, secret, files, onError, tokenSeconds }: ContractOptions): Hono => {
  const tokens = createTokens(secret, tokenSeconds ?? TOKEN_SECONDS);
  const signatures = createFileSignatures(secret);
  const app = new Hono({ strict: false });

  app.use(async (c, next) => {
    await next();
    c.header("X-Upstream", "embedded");
    c.header("X-Content-Type-Options", "nosniff");
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  });
  for (const path of INTEGRATION_PATHS) app.use(path, requireToken(tokens, "integration"));
  for (const path of PANEL_PATHS) app.use(path, requireToken(tokens, "panel"));

  app.route("/", signInRoutes(credentials, tokens));
  app.route("/", talentRoutes(store));
  app.route("/", zipRoutes(store, files));
  app.route("/", postRoutes(store));
  app.route("/", entityRoutes(store));
  app.route("/", boardRoutes(store));
  app.route("/", entryRoutes(store));
  app.route("/", familyRoutes(store.family));
  app.route("/", packageRoutes(store.packages));
  app.route("/", storageRoutes({ files, store, signatures }));
  app.route("/", previewRoutes(store, signatures));
  app.notFound(notFound);
  app.onError((error, c) => {
    onError(error);
    return refuse(c, { status: 500, message: "Server error." });
  });
  return app;
};
