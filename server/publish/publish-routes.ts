import type { FastifyInstance } from "fastify";
import { acceptedLocale, message } from "../http/messages";
import { refuse } from "../http/refusal";
import type { ReleasesStatus } from "../releases/releases";
import { refusalOf, type SignedCallRules } from "./signed-call";

export interface PublishOptions extends SignedCallRules {
  /** Told which talents the store has erased, before the call is accepted. */
  onErased: (talentIds: readonly string[]) => Promise<void>;
  /** Told once per accepted call; what follows does not keep the caller waiting. */
  onPublished: (publication: Publication) => void;
  /** What has become of the publications so far. */
  status: () => ReleasesStatus;
}

export interface Publication {
  /** Something is no longer published: live data is refreshed at once, and the call that follows asks for the build. */
  isWithdrawal: boolean;
}

const MAX_BODY_BYTES = 16 * 1024;

/** `POST /api/publish`: the content store says that something was published. `POST /api/publish/status`: it asks what became of it. */
export const addPublishRoutes = (app: FastifyInstance, options: PublishOptions): void => {
  void app.register(async (scope) => {
    // The signature covers the bytes as they came.
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.addHook("preHandler", async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const reason = refusalOf({ path: request.routeOptions.url ?? "", body, signature: request.headers["x-signature"] }, options);
      if (reason !== null) return refuse(request, reply, reason);
      reply.header("cache-control", "no-store");
    });
    scope.post("/api/publish", { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      const erased = erasedTalentIds(request.body);
      if (erased.length > 0) await options.onErased(erased);
      options.onPublished({ isWithdrawal: isWithdrawal(request.body) });
      return reply.code(202).send({ message: message("accepted", acceptedLocale(request.headers["accept-language"])) });
    });
    scope.post("/api/publish/status", { bodyLimit: MAX_BODY_BYTES }, async () => options.status());
  });
};

const TALENT = /^talents\/([^/]{1,64})$/;

/** The ids in the optional field `erased` of a publish hook, `["talents/401"]`. */
const erasedTalentIds = (body: unknown): readonly string[] => {
  const content: unknown = JSON.parse(String(body)); // its signature and shape were checked before
  if (typeof content !== "object" || content === null || !("erased" in content) || !Array.isArray(content.erased)) return [];
  return content.erased.flatMap((item: unknown) => (typeof item === "string" ? (TALENT.exec(item)?.[1] ?? []) : []));
};

/** The optional field `withdrawal` of a publish hook. */
const isWithdrawal = (body: unknown): boolean => {
  const content: unknown = JSON.parse(String(body));
  return typeof content === "object" && content !== null && "withdrawal" in content && content.withdrawal === true;
};
