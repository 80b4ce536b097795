import type { FastifyInstance } from "fastify";
import { isRecord } from "../../src/lib/json";
import { acceptedLocale, message } from "../http/messages";
import type { ReleasesStatus } from "../releases/releases";
import { requireSignature } from "./require-signature";
import type { SignedCallRules } from "./signed-call";

export interface PublishOptions extends SignedCallRules {
  /** Called with the talents that the content store has erased, before the call is answered. */
  onErased: (talentIds: readonly string[]) => Promise<void>;
  /** Called when the content store has deleted most of its content on purpose, before the call is answered. */
  onLossAccepted: () => Promise<void>;
  /** Called once per accepted call; the response does not wait for its effects. */
  onPublished: (publication: Publication) => void;
  /** State of the builds that follow publications. */
  status: () => ReleasesStatus;
}

export interface Publication {
  /** A record is no longer published: live data is refreshed now, and a second call requests the build. */
  isWithdrawal: boolean;
}

const MAX_BODY_BYTES = 16 * 1024;

/** `POST /api/publish`: the content store has published something. `POST /api/publish/status`: returns the state of the build. */
export const addPublishRoutes = (app: FastifyInstance, options: PublishOptions): void => {
  void app.register(async (scope) => {
    requireSignature(scope, options);
    scope.post("/api/publish", { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      const erased = erasedTalentIds(request.body);
      if (erased.length > 0) await options.onErased(erased);
      if (hasFlag(request.body, "loss")) await options.onLossAccepted();
      options.onPublished({ isWithdrawal: hasFlag(request.body, "withdrawal") });
      return reply.code(202).send({ message: message("accepted", acceptedLocale(request.headers["accept-language"])) });
    });
    scope.post("/api/publish/status", { bodyLimit: MAX_BODY_BYTES }, async () => options.status());
  });
};

const TALENT = /^talents\/([^/]{1,64})$/;

/** The ids in the optional field `erased` of a publish hook, `["talents/401"]`. */
const erasedTalentIds = (body: unknown): readonly string[] => {
  const content: unknown = JSON.parse(String(body)); // the hook has checked signature and shape
  if (typeof content !== "object" || content === null || !("erased" in content) || !Array.isArray(content.erased)) return [];
  return content.erased.flatMap((item: unknown) => (typeof item === "string" ? (TALENT.exec(item)?.[1] ?? []) : []));
};

/** An optional field of a publish hook that is `true`: `withdrawal`, or `loss` when most pages are meant to be lost. */
const hasFlag = (body: unknown, name: "withdrawal" | "loss"): boolean => {
  const content: unknown = JSON.parse(String(body));
  return isRecord(content) && content[name] === true;
};
