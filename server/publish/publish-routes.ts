import type { FastifyInstance } from "fastify";
import { isRecord } from "../../src/lib/json";
import { acceptedLocale, message } from "../http/messages";
import { refuse } from "../http/refusal";
import type { ReleasesStatus } from "../releases/releases";
import type { Publication } from "./publication";
import { requireSignature } from "./require-signature";
import type { SignedCallRules } from "./signed-call";

/** `unannounced`: other gateways may not receive the publication. */
export type Announcement = "announced" | "unannounced";

export interface PublishOptions extends SignedCallRules {
  /**
   * Called once per accepted call, before it is answered. Erasures and an accepted loss are stored when it resolves; the refresh and the
   * build follow.
   */
  onPublished: (publication: Publication) => Promise<Announcement>;
  status: () => ReleasesStatus;
}

const MAX_BODY_BYTES = 16 * 1024;

/** `POST /api/publish`: the content store has published something. `POST /api/publish/status`: returns the state of the build. */
export const addPublishRoutes = (app: FastifyInstance, options: PublishOptions): void => {
  void app.register(async (scope) => {
    requireSignature(scope, options);
    scope.post("/api/publish", { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      // The content store repeats a call that was refused.
      if ((await options.onPublished(toPublication(request.body))) === "unannounced") return refuse(request, reply, "unavailable");
      return reply.code(202).send({ message: message("accepted", acceptedLocale(request.headers["accept-language"])) });
    });
    scope.post("/api/publish/status", { bodyLimit: MAX_BODY_BYTES }, async () => options.status());
  });
};

const toPublication = (body: unknown): Publication => {
  const erased = erasedTalentIds(body);
  const packages = packageHashes(body);
  const isWithdrawal = hasFlag(body, "withdrawal");
  const isLossAccepted = hasFlag(body, "loss");
  const isOfPackagesAlone = packages.length > 0 && erased.length === 0 && !isWithdrawal && !isLossAccepted;
  return { concernsContent: !isOfPackagesAlone, isWithdrawal, isLossAccepted, packages, erased };
};

const TALENT = /^talents\/([^/]{1,64})$/;

/** The ids in the optional field `erased` of a publish hook, `["talents/401"]`. */
const erasedTalentIds = (body: unknown): readonly string[] => {
  const content: unknown = JSON.parse(String(body)); // the hook has checked signature and shape
  if (typeof content !== "object" || content === null || !("erased" in content) || !Array.isArray(content.erased)) return [];
  return content.erased.flatMap((item: unknown) => (typeof item === "string" ? (TALENT.exec(item)?.[1] ?? []) : []));
};

const HASH = /^[0-9a-f]{64}$/;

const packageHashes = (body: unknown): readonly string[] => {
  const content: unknown = JSON.parse(String(body));
  const packages = isRecord(content) && Array.isArray(content.packages) ? content.packages : [];
  return packages.filter((hash): hash is string => typeof hash === "string" && HASH.test(hash));
};

/** An optional field of a publish hook that is `true`: `withdrawal`, or `loss` when most pages are meant to be lost. */
const hasFlag = (body: unknown, name: "withdrawal" | "loss"): boolean => {
  const content: unknown = JSON.parse(String(body));
  return isRecord(content) && content[name] === true;
};
