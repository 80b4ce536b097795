import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { feedListPath, type NewCount } from "../../src/config/list-feed";
import { splitLocale } from "../../src/config/routes";
import { parseDay, type Day } from "../../src/domain/day";
import { splitAddress } from "../../src/lib/url";
import { contentHash } from "../http/encoded-body";
import { isNotModified } from "../http/etag";
import { redirectWithinSite } from "../http/redirect";
import { refuse } from "../http/refusal";
import { toSiteLocale } from "../http/request-locale";
import type { Budget } from "../lib/budget";
import { toListFeed } from "./list-feed";
import { findMembers, isListAddress, type MemberList, type OtherLists } from "./list-members";
import type { LiveTalents } from "./live-talents";

export interface ListRoutesOptions {
  live: Pick<LiveTalents, "snapshot">;
  firstSeenDay: (talentId: string) => Day | null;
  otherLists: OtherLists;
  agencyName: () => Promise<string | null>;
  siteUrl: string;
  today: () => Day;
  feedKey: () => Promise<Buffer>;
  budget: Budget;
}

const REFUSALS = { missing: "notFound", unknown: "unavailable" } as const;

/** The paths of feeds: `/kids/feed.xml`, `/kids/meninas/feed.xml`, and with a language before. */
const FEED_PATHS = ["/:first/feed.xml", "/:first/:second/feed.xml", "/:first/:second/:third/feed.xml"];

/** `GET {list}/feed.xml` and `GET /api/lists/new?list={address}&since={day}`. */
export const addListRoutes = (app: FastifyInstance, options: ListRoutesOptions): void => {
  for (const path of FEED_PATHS) app.get(path, (request, reply) => sendFeed(request, reply, options));

  app.get<{ Querystring: Record<string, unknown> }>("/api/lists/new", async (request, reply) => {
    const { live, budget, otherLists } = options;
    const retryAfter = await budget.take(request.ip);
    if (retryAfter !== null) return refuse(request, reply.header("retry-after", retryAfter), "tooMany");
    const { list, since } = request.query;
    const day = typeof since === "string" ? parseDay(since) : null;
    if (!isListAddress(list) || day === null) return refuse(request, reply, "badRequest");
    const snapshot = live.snapshot();
    if (snapshot === null) return refuse(request, reply, "unavailable");
    const members = await findMembers(snapshot, splitAddress(list), otherLists);
    if (typeof members === "string") return refuse(request, reply, REFUSALS[members]);
    reply.header("cache-control", "no-store");
    return reply.send(countNew(options, members, day));
  });
};

const sendFeed = async (request: FastifyRequest, reply: FastifyReply, options: ListRoutesOptions): Promise<FastifyReply> => {
  const { live, otherLists } = options;
  const { pathname, search } = splitAddress(request.raw.url ?? "/");
  const { locale, path } = splitLocale(pathname);
  if (toSiteLocale(request, locale) !== locale) return redirectWithinSite(reply, path + search, 302);
  const snapshot = live.snapshot();
  if (snapshot === null) return refuse(request, reply, "unavailable");
  const list = await findMembers(snapshot, { pathname: feedListPath(path) ?? path, search }, otherLists);
  if (typeof list === "string") return refuse(request, reply, REFUSALS[list]);
  const [agencyName, key] = await Promise.all([options.agencyName(), options.feedKey()]);
  const dayOf = (talentId: string): Day | null => pastDay(options, talentId);
  const feed = toListFeed({ siteUrl: options.siteUrl, locale, agencyName, list, today: options.today(), dayOf, key });
  const etag = `W/"${contentHash(feed)}"`;
  // Clients revalidate stored copies each time, so a withdrawn talent is missing from the next response.
  reply.header("cache-control", "no-cache").header("etag", etag).header("x-robots-tag", "noindex").header("content-language", locale);
  if (isNotModified(request.headers["if-none-match"], etag)) return reply.code(304).send();
  return reply.type("application/rss+xml; charset=utf-8").send(feed);
};

/** Null for a day in the future, which only a content store can send. */
const pastDay = ({ firstSeenDay, today }: Pick<ListRoutesOptions, "firstSeenDay" | "today">, talentId: string): Day | null => {
  const day = firstSeenDay(talentId);
  return day !== null && day <= today() ? day : null;
};

/** Counts by whole months: filters can narrow a list to one child, whose exact day no answer may reveal. */
const countNew = (options: ListRoutesOptions, { talents }: MemberList, since: Day): NewCount => {
  const { today } = options;
  const months = talents.flatMap(({ talentId }) => pastDay(options, talentId)?.slice(0, 7) ?? []);
  const countSince = (day: Day): number => months.filter((month) => month >= day.slice(0, 7)).length;
  return { count: countSince(since), current: countSince(today()), today: today() };
};
