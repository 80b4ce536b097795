import type { FastifyInstance, FastifyRequest } from "fastify";
import { acceptedLocale, message } from "../http/messages";
import { refuse } from "../http/refusal";
import type { ReleasesStatus } from "../releases/releases";
import { isSignedBy } from "./signature";

export interface PublishOptions {
  /** Without a secret nobody can sign, and every call is refused. */
  secret: string | null;
  now: () => number;
  /** Told once per accepted call; what follows does not keep the caller waiting. */
  onPublished: () => void;
  /** What has become of the publications so far. */
  status: () => ReleasesStatus;
}

const MAX_AGE_MS = 5 * 60_000;
const MAX_BODY_BYTES = 16 * 1024;

/** `POST /api/publish`: the content store says that something was published. `POST /api/publish/status`: it asks what became of it. */
export const addPublishRoutes = (app: FastifyInstance, options: PublishOptions): void => {
  void app.register(async (scope) => {
    // The signature covers the bytes as they came.
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.addHook("preHandler", async (request, reply) => {
      const reason = reasonToRefuse(options, request);
      if (reason !== null) return refuse(request, reply, reason);
      reply.header("cache-control", "no-store");
    });
    scope.post("/api/publish", { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      options.onPublished();
      return reply.code(202).send({ message: message("accepted", acceptedLocale(request.headers["accept-language"])) });
    });
    scope.post("/api/publish/status", { bodyLimit: MAX_BODY_BYTES }, async () => options.status());
  });
};

const reasonToRefuse = ({ secret, now }: PublishOptions, request: FastifyRequest): "unauthorised" | "badRequest" | null => {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (secret === null || !isSignedBy(secret, body, request.headers["x-signature"])) return "unauthorised";
  const at = parseTime(body.toString());
  if (at === null) return "badRequest";
  return Math.abs(now() - at) > MAX_AGE_MS ? "unauthorised" : null;
};

const parseTime = (text: string): number | null => {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== "object" || body === null || !("at" in body) || typeof body.at !== "string") return null;
    const at = Date.parse(body.at);
    return Number.isNaN(at) ? null : at;
  } catch {
    return null; // signed, but no JSON
  }
};
