import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { repairAddress } from "../src/config/repair-address";
import { MINOR_ROBOTS } from "../src/config/robots";
import { cleanLogArguments } from "../src/lib/describe-error";
import { storageFailure } from "./entries/outbox/storage-failure";
import { answerClientErrors } from "./http/client-error";
import { createConnections, type Connections } from "./http/connections";
import { refuse } from "./http/refusal";
import { languagesOf } from "./http/request-locale";
import { securityHeaders } from "./http/security-headers";
import { shownIdentity } from "./http/shown-identity";
import type { GatewaySettings } from "./plugins/settings";

/**
 * Timeouts against slow clients. Photos over a slow line take long, so a form that is being received has a minimum pace instead
 * (`intake/watch-pace.ts`).
 */
const HEADERS_MS = 10_000;
const TIMEOUT_CHECK_MS = 5_000;
const SMALL_BODY_MS = 30_000;
const KEEP_ALIVE_MS = 72_000;
const MAX_BODY_BYTES = 64 * 1024;

/** Without routes; opens no port, file or connection. */
export const createApp = ({ siteUrl, trustProxy, logLevel }: GatewaySettings): FastifyInstance => {
  const headers = securityHeaders(siteUrl);
  const app: FastifyInstance = Fastify({
    logger: {
      // A stream of the logger's own would end the process on an error; `main.ts` handles errors of this one.
      stream: process.stdout,
      level: logLevel,
      serializers: { req: describeRequest },
      hooks: {
        logMethod(given, method) {
          Reflect.apply(method, this, cleanLogArguments(given, ["req"]));
        },
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    // One hop: anyone can write the entries further left in the header.
    trustProxy: trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: MAX_BODY_BYTES,
    // Off: `abortSlowBody` and the pace of forms limit how long a body may take.
    requestTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url }) => repairAddress(url ?? "/"),
    clientErrorHandler: answerClientErrors(headers, {
      identity: () => shownIdentity({ server: app }),
      languages: () => languagesOf({ server: app }),
    }),
    frameworkErrors: (_error, request, reply) => refuse(request, reply, "badRequest"),
    // `Connections.close` has waited for requests in flight before.
    forceCloseConnections: true,
    // The gateway answers requests until its connections are closed.
    return503OnClosing: false,
    // A slow disk or database delays the start, and does not end it.
    pluginTimeout: 0,
  });
  app.decorateReply("servedFile", null);
  app.decorate("connections", createConnections());
  app.connections.track(app);
  app.addHook("preClose", async () => app.connections.markStopping());
  // Without parsers no body is read unless a route reads it, so bodies cannot fill the memory.
  app.removeAllContentTypeParsers();
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    // API responses may contain minors; only pages are indexed.
    if (request.routeOptions.url?.startsWith("/api/")) reply.header("x-robots-tag", MINOR_ROBOTS);
    abortSlowBody(request, reply);
    done();
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(refuseUnrouted);
  return app;
};

declare module "fastify" {
  interface FastifyInstance {
    connections: Connections;
  }
}

/** Closes the connection of a body that is too slow; that of a form only once it is answered. */
const abortSlowBody = ({ raw, headers }: FastifyRequest, reply: FastifyReply): void => {
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  if (!hasBody) return;
  const limit = (): void => {
    if (raw.complete) return;
    const timer = setTimeout(() => raw.destroy(), SMALL_BODY_MS);
    timer.unref();
    const clear = (): void => clearTimeout(timer);
    raw.once("end", clear).once("close", clear);
  };
  if (raw.url?.startsWith("/api/entry/")) reply.raw.once("finish", limit);
  else limit();
};

/** Logs contain neither query nor body, which may contain personal data, nor the token of a package. */
const describeRequest = ({ method, url }: { method: string; url: string }) => ({ method, path: withoutToken(url.split("?", 1)[0] ?? "") });

const withoutToken = (path: string): string => path.replace(/(\/pacote\/)[^/]+/i, "$1…");

const STORAGE_MESSAGES = { full: "full", unwritable: "unavailable", none: "failed" } as const;

const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const status = error.statusCode ?? 500;
  if (status === 413) return refuse(request, reply, "tooLarge");
  if (status === 415) return refuse(request, reply, "unsupportedType");
  if (status >= 400 && status < 500) return refuse(request, reply, "badRequest");
  request.log.error({ err: error, req: request }, "a request failed");
  return refuse(request, reply, STORAGE_MESSAGES[storageFailure(error) ?? "none"]);
};

/** Every address has a GET route, so an unrouted request has another method; unknown API calls answer 404. */
const refuseUnrouted = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (request.raw.url?.startsWith("/api/")) return refuse(request, reply, "notFound");
  return refuse(request, reply.header("allow", "GET, HEAD"), "methodNotAllowed");
};
