import { type Context, Hono, type MiddlewareHandler } from "hono";

import { refuse, tooManyRequests } from "./refusals";
import { type Backend, matchesSecret, type Tokens } from "./tokens";

export type Credentials = {
  panelSalt: string | null;
  panelApiToken: string | null;
  integrationSalt: string | null;
  integrationApiKey: string | null;
};

export const TOKEN_SECONDS = 3600;

const MAX_FAILURES = 30;
const WINDOW_MS = 60_000;

/** Successful sign-ins are not limited, so a client that guesses secrets cannot lock out the gateway. */
const createFailureCounter = () => {
  let windowStart = 0;
  let failures = 0;
  return {
    /** True when there are too many. */
    countFailure: (): boolean => {
      const now = Date.now();
      if (now - windowStart > WINDOW_MS) {
        windowStart = now;
        failures = 0;
      }
      failures += 1;
      return failures > MAX_FAILURES;
    },
  };
};

const readJson = async (c: Context): Promise<Record<string, unknown>> => {
  const body: unknown = await c.req.json().catch(() => null);
  return typeof body === "object" && body !== null ? { ...body } : {};
};

export const signInRoutes = (credentials: Credentials, tokens: Tokens): Hono => {
  const app = new Hono();
  const failureCounter = createFailureCounter();
  const refuseSignIn = (c: Context): Response =>
    failureCounter.countFailure()
      ? tooManyRequests(c, WINDOW_MS / 1000)
      : refuse(c, { status: 401, message: "These credentials do not match." });

  app.post("/signin", async (c) => {
    const body = await readJson(c);
    const isSaltValid = matchesSecret(body.salt, credentials.integrationSalt);
    const isKeyValid = matchesSecret(body.api_key, credentials.integrationApiKey);
    if (!isSaltValid || !isKeyValid) return refuseSignIn(c);
    return c.json({ access_token: await tokens.issue("integration"), expires_in: TOKEN_SECONDS });
  });

  app.post("/login", async (c) => {
    const body = await readJson(c);
    const isSaltValid = matchesSecret(body.salt, credentials.panelSalt);
    const isTokenValid = matchesSecret(body.api_token, credentials.panelApiToken);
    if (!isSaltValid || !isTokenValid) return refuseSignIn(c);
    return c.json({ token: await tokens.issue("panel"), expires_in: TOKEN_SECONDS, entries: "json" });
  });

  return app;
};

export const requireToken =
  (tokens: Tokens, backend: Backend): MiddlewareHandler =>
  async (c, next) => {
    const [scheme, token] = (c.req.header("Authorization") ?? "").split(" ");
    if (scheme?.toLowerCase() === "bearer" && token !== undefined && (await tokens.accepts(token, backend))) return next();
    return refuse(c, { status: 401, message: "Unauthenticated." });
  };
