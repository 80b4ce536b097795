import type { FastifyInstance } from "fastify";
import { refuse } from "../http/refusal";
import { findRefusal, type SignedCallRules } from "./signed-call";

/** Refuses every call of this scope that the content store has not signed. Bodies arrive as buffers; answers are not cached. */
export const requireSignature = (scope: FastifyInstance, rules: SignedCallRules): void => {
  // The signature covers the raw body.
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  scope.addHook("preHandler", async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const call = { path: request.routeOptions.url ?? "", body, signature: request.headers["x-signature"] };
    const reason = await findRefusal(call, rules);
    if (reason !== null) return refuse(request, reply, reason);
    reply.header("cache-control", "no-store");
  });
};
