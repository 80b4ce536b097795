import type { UpstreamSettings } from "../../../src/config/environment";
import type { UpstreamContent } from "./content/records";
import { createEntryStore } from "./entries";
import { createPackageStore } from "./packages";
import type { UpstreamRequest } from "./upstream-request";
import { message, notFound, type Reply } from "./reply";
import { ROUTES } from "./routes";
import { createSignIn } from "./sign-in";
import { storageFile } from "./storage";
import { createTalentChanges } from "./talent-changes";

/** Known once the server has its port. */
export interface UpstreamState {
  settings: UpstreamSettings;
  content: UpstreamContent;
}

/** Answers as the contract demands, before any fault. */
export const createCorrectReply = (world: () => UpstreamState) => {
  const entries = createEntryStore();
  const packages = createPackageStore(() => world().content.packages);
  const talentChanges = createTalentChanges();
  const signIn = createSignIn(() => world().settings);

  const reply = async (request: UpstreamRequest): Promise<Reply> => {
    if (request.method === "POST" && request.path === "/login") return signIn.login(request, world().content);
    if (request.method === "POST" && request.path === "/signin") return signIn.signin(request);
    if (request.path.startsWith("/storage/")) return storageFile(request, world().content.video);
    for (const { method, pattern, token, handle } of ROUTES) {
      const match = method === request.method ? pattern.exec(request.path) : null;
      if (match === null) continue;
      if (!signIn.isValid(request, token)) return message(401, "Unauthenticated.");
      const parts = match.slice(1).filter((part) => part !== undefined);
      return handle({ request, content: world().content, entries, packages, talentChanges, parts });
    }
    return notFound();
  };

  return { reply, stored: entries.stored, packages, confirmations: entries.confirmations, revokeTokens: signIn.revokeAll };
};
