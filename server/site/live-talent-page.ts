import type { FastifyReply, FastifyRequest } from "fastify";
import { contentHash, compress, sendEncoded } from "../http/encoded-body";
import { redirectWithinSite, siteLocation } from "../http/redirect";
import { NOT_FOUND_DATA } from "../releases/store/required-files";
import type { Release } from "../releases/store/release";
import type { BodyCache } from "./body-cache";
import { livePageData } from "./live-page-data";
import type { NotFound } from "./not-found";
import { renderNotFoundPage, type LivePageHead } from "./not-found-page";
import { describeTalent, isPageData, pagePath, robotsOf, talentPath, type TalentStanding } from "./talent-address";

/** A request for a page of the site. */
export interface TalentVisit {
  release: Release;
  /** The canonical path. */
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** Whether the request spells the path canonically; other spellings are redirected. */
  isCanonical: boolean;
  standing: TalentStanding;
}

interface LivePageParts {
  bodies: BodyCache;
  notFound: NotFound;
  policyOf: (release: Release) => string;
}

/** Serves a talent published since the build: the not-found page with status 200, whose script renders the profile. */
export const createLiveTalentPages = ({ bodies, notFound, policyOf }: LivePageParts) => {
  /** A 404 would not do: Gatsby's loader then asks for the page itself, finds it with status 200, and gives up. */
  const sendData = async (request: FastifyRequest, reply: FastifyReply, { release, path }: { release: Release; path: string }) => {
    const file = release.files.get(NOT_FOUND_DATA);
    if (file === undefined) throw new Error(`the release has no ${NOT_FOUND_DATA}`);
    return sendEncoded(request, reply, await livePageData(await bodies.get(release, file, "identity"), path));
  };

  return async (request: FastifyRequest, reply: FastifyReply, visit: TalentVisit) => {
    const { standing, release, pathname } = visit;
    if (standing.kind !== "listed") return notFound(request, reply, visit);
    const { entry, address } = standing;
    const path = talentPath(entry, address.category, address.locale);
    const isRightAddress = siteLocation(path) === pagePath(pathname);
    if (isPageData(pathname) && !isRightAddress) return notFound(request, reply, visit);
    if (!isRightAddress || !visit.isCanonical) return redirectWithinSite(reply, (isRightAddress ? pathname : path) + visit.search, 301);
    const head = liveHead(standing);
    markRobots(reply, head.robots);
    if (isPageData(pathname)) return sendData(request, reply, { release, path });
    const identity = Buffer.from(renderNotFoundPage(release.notFoundHtml, head));
    reply.header("content-security-policy", policyOf(release));
    const etag = `W/"${contentHash(identity)}"`;
    return sendEncoded(request, reply, { type: "text/html; charset=utf-8", etag, identity, ...(await compress(identity, 4)) });
  };
};

const liveHead = ({ entry, address }: Extract<TalentStanding, { kind: "listed" }>): LivePageHead => ({
  locale: address.locale,
  title: entry.talent.name,
  description: describeTalent(entry, address),
  robots: robotsOf(entry),
});

export const markRobots = (reply: FastifyReply, robots: string | null): FastifyReply =>
  robots === null ? reply : reply.header("x-robots-tag", robots);
