import { randomBytes } from "node:crypto";
import type { UpstreamSettings } from "../../../src/config/environment";
import type { UpstreamContent } from "./content/records";
import type { UpstreamRequest } from "./upstream-request";
import { json, message, type Reply } from "./reply";

export type TokenKind = "panel" | "integration";

export const createSignIn = (credentials: () => UpstreamSettings) => {
  const live = new Map<string, TokenKind>();

  const issue = (kind: TokenKind): string => {
    const token = `${kind}-${randomBytes(12).toString("hex")}`;
    live.set(token, kind);
    return token;
  };

  return {
    /** POST /login. Leaves out `expires_in`, which the contract allows. */
    login: (request: UpstreamRequest, { takesJsonEntries }: Pick<UpstreamContent, "takesJsonEntries">): Reply => {
      const { panelSalt, panelApiToken } = credentials();
      const body = parseBody(request);
      if (body.salt !== panelSalt || body.api_token !== panelApiToken) return message(401, "Invalid credentials.");
      return json(200, { token: issue("panel"), ...(takesJsonEntries ? { entries: "json" } : {}) });
    },
    signin: (request: UpstreamRequest): Reply => {
      const { integrationSalt, integrationApiKey } = credentials();
      const body = parseBody(request);
      if (body.salt !== integrationSalt || body.api_key !== integrationApiKey) return message(401, "Invalid credentials.");
      return json(200, { access_token: issue("integration"), expires_in: 3600 });
    },
    isValid: (request: UpstreamRequest, kind: TokenKind): boolean => {
      const token = /^Bearer (.+)$/.exec(request.header("authorization") ?? "")?.[1];
      return token !== undefined && live.get(token) === kind;
    },
    revokeAll: (): void => live.clear(),
  };
};

export type SignIn = ReturnType<typeof createSignIn>;

const parseBody = ({ body }: UpstreamRequest): Record<string, unknown> => {
  try {
    return { ...(JSON.parse(body.toString("utf8")) as object) };
  } catch {
    return {};
  }
};
