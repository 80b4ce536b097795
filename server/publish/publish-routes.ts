import type { FastifyInstance } from "fastify";
import { acceptedLocale, message } from "../http/messages";
import { refuse } from "../http/refusal";
import { isSignedBy } from "./signature";

export interface PublishOptions {
  /** Without a secret nobody can sign, and every call is refused. */
  secret: string | null;
  now: () => number;
  /** Told once per accepted call; what follows does not keep the caller waiting. */
  onPublished: () => void;
}

const MAX_AGE_MS = 5 * 60_000;
const MAX_BODY_BYTES = 16 * 1024;

/** `POST /api/publish`: the content store says that something was published. */
export const addPublishRoutes = (app: FastifyInstance, { secret, now, onPublished }: PublishOptions): void => {
  void app.register(async (scope) => {
    // The signature covers the bytes as they came.
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.post("/api/publish", { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (secret === null || !isSignedBy(secret, body, request.headers["x-signature"])) return refuse(request, reply, "unauthorised");
      const at = parseTime(body.toString());
      if (at === null) return refuse(request, reply, "badRequest");
      if (Math.abs(now() - at) > MAX_AGE_MS) return refuse(request, reply, "unauthorised");
      onPublished();
      const words = message("accepted", acceptedLocale(request.headers["accept-language"]));
      return reply.code(202).header("cache-control", "no-store").send({ message: words });
    });
  });
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
