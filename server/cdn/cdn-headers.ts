import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addressOfPage, pageDataFile } from "../../src/lib/gatsby-files";
import { isRecord } from "../../src/lib/json";
import { CDN_CACHE_CONTROL, policyOfRoute, type CachePolicy } from "../http/cache-policy";
import { isHidden, type LiveTalents } from "../live/live-talents";
import { isImmutable } from "../releases/store/file-kinds";
import type { ServedFile } from "../site/served-file";
import { LIVE_KEY, type CacheKeys } from "./cache-keys";

export interface CdnHeaderOptions {
  keys: CacheKeys;
  live: Pick<LiveTalents, "snapshot">;
}

/** A page that shows more talents has only the keys of lists and of its release, since servers limit the length of a header. */
const MAX_TALENT_KEYS = 100;

/** The values of the CDN's headers for an answer that may be kept. */
interface Kept {
  control: string;
  keys: readonly string[];
}

/**
 * Adds `CDN-Cache-Control` to every answer, and `Surrogate-Key` to those that may be kept. To be called before any route is added; throws
 * for a route without a policy.
 */
export const addCdnHeaders = (app: FastifyInstance, options: CdnHeaderOptions): void => {
  app.addHook("onRoute", ({ url }) => {
    if (policyOfRoute(url) === null) throw new Error(`ROUTE_POLICIES in server/http/cache-policy.ts has no policy for ${url}`);
  });
  app.addHook("onSend", async (request, reply) => {
    const kept = isKeepable(request, reply) ? keptAs(request, reply, options) : null;
    reply.header("cdn-cache-control", kept?.control ?? CDN_CACHE_CONTROL.never);
    if (kept !== null && kept.keys.length > 0) reply.header("surrogate-key", kept.keys.join(" "));
  });
};

/** Refusals, redirects, videos, and everything that must not be stored are never kept, whatever the route's policy. */
const isKeepable = ({ method }: FastifyRequest, reply: FastifyReply): boolean =>
  (method === "GET" || method === "HEAD") &&
  (reply.statusCode === 200 || reply.statusCode === 304) &&
  !String(reply.getHeader("cache-control") ?? "no-store").includes("no-store") &&
  !String(reply.getHeader("content-type")).startsWith("video/") &&
  !reply.hasHeader("set-cookie");

const keptAs = (request: FastifyRequest, reply: FastifyReply, { keys, live }: CdnHeaderOptions): Kept | null => {
  const policy: CachePolicy = policyOfRoute(request.routeOptions.url) ?? "never";
  if (policy === "never") return null;
  if (policy === "live") return { control: CDN_CACHE_CONTROL.short, keys: [LIVE_KEY] };
  // A query contains a hidden talent's token, a preview's signature, or a visitor's words.
  if (request.raw.url?.includes("?")) return null;
  if (policy === "release") return reply.servedFile === null ? null : keptFile(reply.servedFile, keys);
  const talentId = isRecord(request.params) ? request.params.id : null;
  const entry = typeof talentId === "string" ? live.snapshot()?.byId.get(talentId) : undefined;
  if (entry === undefined || isHidden(entry)) return null;
  const key = keys.talent(entry.talent.talentId);
  return { control: CDN_CACHE_CONTROL.short, keys: policy === "profile" ? [key, LIVE_KEY] : [key] };
};

/** Pages and data also have `LIVE_KEY`: static queries, menus and totals depend on the list of talents. */
const keptFile = ({ release, file }: ServedFile, keys: CacheKeys): Kept => {
  if (isImmutable(file.path)) return { control: CDN_CACHE_CONTROL.immutable, keys: [] };
  const data = file.path.endsWith(".html") ? pageDataFile(addressOfPage(file.path)) : file.path;
  const talentIds = release.talents[data] ?? [];
  const talentKeys = talentIds.length > MAX_TALENT_KEYS ? [] : talentIds.map(keys.talent);
  return { control: CDN_CACHE_CONTROL.short, keys: [keys.release(release.id), LIVE_KEY, ...talentKeys] };
};
