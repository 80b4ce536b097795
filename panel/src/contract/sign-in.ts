import { type Context, Hono, type MiddlewareHandler } from "hono";

import { refuse, tooMany } from "./answers";
import { type Backend, isSecret, type Tokens } from "./tokens";

export type Credentials = {
  panelSalt: string | null;
  panelApiToken: string | null;
  integrationSalt: string | null;
  integrationApiKey: string | null;
};

export const TOKEN_SECONDS = 3600;

const FAILURES_PER_WINDOW = 30;
const WINDOW_MS = 60_000;

/** Counts refused sign-ins; who knows the secrets is never kept out by who does not. */
const createFailureCount = () => {
  let windowStart = 0;
  let failures = 0;
  return {
    isTooMany: (): boolean => {
      const now = Date.now();
      if (now - windowStart > WINDOW_MS) {
        windowStart = now;
        failures = 0;
      }
      failures += 1;
      return failures > FAILURES_PER_WINDOW;
    },
  };
};

const readJson = async (c: Context): Promise<Record<string, unknown>> => {
  const body: unknown = await c.req.json().catch(() => null);
  return typeof body === "object" && body !== null ? { ...body } : {};
};

/** POST /signin (integration) and POST /login (panel). */
export const signInRoutes = (credentials: Credentials, tokens: Tokens): Hono => {
  const app = new Hono();
  const count = createFailureCount();
  const refuseSignIn = (c: Context): Response =>
    count.isTooMany() ? tooMany(c, WINDOW_MS / 1000) : refuse(c, 401, "These credentials do not match.");

  app.post("/signin", async (c) => {
    const body = await readJson(c);
    const isSalt = isSecret(body.salt, credentials.integrationSalt);
    const isKey = isSecret(body.api_key, credentials.integrationApiKey);
    if (!isSalt || !isKey) return refuseSignIn(c);
    return c.json({ access_token: await tokens.issue("integration"), expires_in: TOKEN_SECONDS });
  });

  app.post("/login", async (c) => {
    const body = await readJson(c);
    const isSalt = isSecret(body.salt, credentials.panelSalt);
    const isToken = isSecret(body.api_token, credentials.panelApiToken);
    if (!isSalt || !isToken) return refuseSignIn(c);
    return c.json({ token: await tokens.issue("panel"), expires_in: TOKEN_SECONDS });
  });

  return app;
};

/** Lets pass who carries a token of this backend. */
export const requireToken =
  (tokens: Tokens, backend: Backend): MiddlewareHandler =>
  async (c, next) => {
    const [scheme, token] = (c.req.header("Authorization") ?? "").split(" ");
    if (scheme?.toLowerCase() === "bearer" && token !== undefined && (await tokens.accepts(token, backend))) return next();
    return refuse(c, 401, "Unauthenticated.");
  };
