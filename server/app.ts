import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Identity } from "../src/domain/identity";
import { MINOR_ROBOTS } from "../src/config/robots";
import { LOCALES, type Locale } from "../src/domain/locale";
import type { TalentSummary } from "../src/domain/talent";
import { addAccessRoutes, type AccessRoutesOptions } from "./entries/access/access-routes";
import { addEntryRoutes, type EntryOptions } from "./entries/entry-routes";
import { addBookRoutes, type BookOptions } from "./cards/book-routes";
import { addCardRoutes, type CardOptions } from "./cards/card-routes";
import { addCdnHeaders, type CdnHeaderOptions } from "./cdn/cdn-headers";
import { addCountRoutes, type CountOptions } from "./counts/count-routes";
import { storageFailure } from "./entries/outbox/storage-failure";
import { answerClientErrors } from "./http/client-error";
import type { Connections } from "./http/connections";
import { refuse } from "./http/refusal";
import { repairAddress } from "../src/config/repair-address";
import { securityHeaders } from "./http/security-headers";
import { decorateIdentity } from "./http/shown-identity";
import { addBoardRoutes } from "./live/board-routes";
import type { Boards } from "./live/boards";
import type { Budget } from "./lib/budget";
import { addSuggestionRoutes, type SuggestionRoutesOptions } from "./live/suggestion-routes";
import type { CastingIndexes } from "./live/casting-indexes";
import { addCastingRoutes } from "./live/casting-routes";
import type { Editorial } from "./live/editorial";
import { addEditorialRoutes } from "./live/editorial-routes";
import { addHealthRoute, type HealthOptions } from "./health-route";
import { addListRoutes, type ListRoutesOptions } from "./live/list-routes";
import { visibleTalents, type LiveTalents } from "./live/live-talents";
import { addProfileRoutes } from "./live/profile-routes";
import type { Profiles } from "./live/profiles";
import type { RelatedLists } from "./live/related-lists";
import { addRelatedRoutes } from "./live/related-routes";
import { cleanLogArguments } from "../src/lib/describe-error";
import type { TalentTokens } from "./live/talent-tokens";
import { addMediaRoutes, type MediaOptions } from "./media/media-routes";
import { addMetricsRoutes, type Metrics } from "./metrics";
import { addPackageRoutes, type PackageOptions } from "./packages/package-routes";
import { addPreviewRoutes, type PreviewOptions } from "./preview/preview-routes";
import { addWordPreviewRoutes, type WordPreviewOptions } from "./preview/word-preview-routes";
import { addBoardRuleRoutes } from "./publish/board-rule-routes";
import { addPublishRoutes, type PublishOptions } from "./publish/publish-routes";
import { addStaffRoutes, type StaffOptions } from "./staff/staff-routes";
import { addSiteRoutes, type SiteOptions } from "./site/site-routes";

export interface AppDependencies {
  siteUrl: string;
  agencyName: CardOptions["agencyName"];
  identity: CardOptions["identity"];
  /** The identity that was read last, at once. */
  knownIdentity: () => Identity;
  trustProxy: boolean;
  logLevel: string;
  connections: Connections;
  live: LiveTalents;
  indexes: CastingIndexes;
  suggestions: SuggestionRoutesOptions["suggestions"];
  suggestionBudget: Budget;
  boards: Boards;
  lists: Pick<ListRoutesOptions, "firstSeenDay" | "otherLists" | "today" | "feedKey" | "budget">;
  profiles: Profiles;
  related: RelatedLists;
  editorial: Editorial;
  entries: EntryOptions;
  entryAccess: AccessRoutesOptions;
  staff: StaffOptions;
  cards: CardOptions["cards"];
  tokens: TalentTokens;
  book: Omit<BookOptions, "live" | "tokens">;
  publish: PublishOptions;
  packages: PackageOptions;
  counts: Omit<CountOptions, "siteUrl" | "dataDir" | "signed">;
  dataDir: string;
  preview: PreviewOptions;
  wordPreview: WordPreviewOptions;
  media: Omit<MediaOptions, "tokens">;
  health: Pick<HealthOptions, "erasureState" | "panel" | "entries" | "sharedState" | "now">;
  metrics: Metrics;
  metricsToken: string | null;
  /** Null without a CDN. */
  cdnHeaders: Pick<CdnHeaderOptions, "keys"> | null;
  site: Omit<SiteOptions, "tokens">;
}

/**
 * Timeouts against slow clients. Photos over a slow line take long, so a form that is being received has a minimum pace instead
 * (`intake/watch-pace.ts`).
 */
const HEADERS_MS = 10_000;
const TIMEOUT_CHECK_MS = 5_000;
const SMALL_BODY_MS = 30_000;
const KEEP_ALIVE_MS = 72_000;
const MAX_BODY_BYTES = 64 * 1024;

/** Creates the Fastify app with all routes; opens no port, file or connection. */
export const createApp = (deps: AppDependencies): FastifyInstance => {
  const headers = securityHeaders(deps.siteUrl);
  const siteLanguages = (): readonly Locale[] => deps.site.release()?.languages ?? LOCALES;
  const app = Fastify({
    logger: {
      // A stream of the logger's own would end the process on an error; `main.ts` handles errors of this one.
      stream: process.stdout,
      level: deps.logLevel,
      serializers: { req: describeRequest },
      hooks: {
        logMethod(given, method) {
          Reflect.apply(method, this, cleanLogArguments(given, ["req"]));
        },
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    // One hop: anyone can write the entries further left in the header.
    trustProxy: deps.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: MAX_BODY_BYTES,
    // Off: `abortSlowBody` and the pace of forms limit how long a body may take.
    requestTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url }) => repairAddress(url ?? "/"),
    clientErrorHandler: answerClientErrors(headers, { identity: deps.knownIdentity, languages: siteLanguages }),
    frameworkErrors: (_error, request, reply) => refuse(request, reply, "badRequest"),
    // `Connections.close` has waited for requests in flight before.
    forceCloseConnections: true,
  });
  decorateIdentity(app, deps.knownIdentity);
  app.decorate("siteLanguages", siteLanguages);
  app.decorateReply("servedFile", null);
  deps.connections.track(app);
  // Without parsers no body is read unless a route reads it, so bodies cannot fill the memory.
  app.removeAllContentTypeParsers();
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    // API responses may contain minors; only pages are indexed.
    if (request.routeOptions.url?.startsWith("/api/")) reply.header("x-robots-tag", MINOR_ROBOTS);
    abortSlowBody(request, reply);
    done();
  });
  if (deps.cdnHeaders !== null) addCdnHeaders(app, { ...deps.cdnHeaders, live: deps.live });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(refuseUnrouted);

  addMetricsRoutes(app, deps.metrics, deps.metricsToken);
  addHealthRoute(app, { ...deps.health, live: deps.live, release: deps.site.release, isStopping: deps.connections.isStopping });
  addCastingRoutes(app, deps);
  addSuggestionRoutes(app, deps);
  addBoardRoutes(app, deps);
  addListRoutes(app, { ...deps, ...deps.lists });
  addProfileRoutes(app, deps);
  addRelatedRoutes(app, deps);
  addCardRoutes(app, deps);
  addBookRoutes(app, { ...deps, ...deps.book });
  addEditorialRoutes(app, deps.editorial);
  addEntryRoutes(app, deps.entries);
  addAccessRoutes(app, deps.entryAccess);
  addStaffRoutes(app, deps.staff);
  addPublishRoutes(app, deps.publish);
  addPackageRoutes(app, deps.packages);
  addBoardRuleRoutes(app, { listed: () => listedTalents(deps.live), signed: deps.publish });
  addCountRoutes(app, { ...deps, ...deps.counts, signed: deps.publish });
  addPreviewRoutes(app, deps.preview);
  addWordPreviewRoutes(app, deps.wordPreview);
  app.get("/api/*", (request, reply) => refuse(request, reply, "notFound"));
  addMediaRoutes(app, { ...deps.media, tokens: deps.tokens });
  addSiteRoutes(app, { ...deps.site, tokens: deps.tokens });
  return app;
};

const listedTalents = (live: LiveTalents): readonly TalentSummary[] | null => {
  const snapshot = live.snapshot();
  return snapshot === null ? null : visibleTalents(snapshot);
};

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

/** Messages for storage errors. */
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
