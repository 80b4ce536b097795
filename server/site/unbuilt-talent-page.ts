import type { FastifyReply, FastifyRequest } from "fastify";
import { compress, contentHash, encodeJson, sendEncoded } from "../http/encoded-body";
import { redirectWithinSite, siteLocation } from "../http/redirect";
import { NOT_FOUND_DATA } from "../releases/store/required-files";
import type { Release } from "../releases/store/release";
import type { BodyCache } from "./body-cache";
import type { SendNotFound } from "./send-not-found";
import { builtTitleOf, renderNotFoundPage, type UnbuiltPageHead } from "./not-found-page";
import { describeTalent, isPageData, pagePath, robotsOf, talentPath, type TalentStatus } from "./talent-status";

export interface TalentVisit {
  release: Release;
  /** The canonical path. */
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** Whether the request has the canonical path; other spellings are redirected. */
  isCanonical: boolean;
  talentStatus: TalentStatus;
}

interface LivePageParts {
  bodies: BodyCache;
  sendNotFound: SendNotFound;
  policyOf: (release: Release) => string;
}

/** Serves a talent published since the build: the not-found page with status 200, whose script renders the profile. */
export const createUnbuiltTalentPages = ({ bodies, sendNotFound, policyOf }: LivePageParts) => {
  /**
   * The data of the not-found page with the talent's path. Not 404: Gatsby's loader then requests the page itself, gets status 200,
   * and gives up. Not the not-found page's own path: Gatsby renders nothing when an address with a query has another path.
   */
  const sendData = async (request: FastifyRequest, reply: FastifyReply, { release, path }: { release: Release; path: string }) => {
    const file = release.files.get(NOT_FOUND_DATA);
    if (file === undefined) throw new Error(`the release has no ${NOT_FOUND_DATA}`);
    const data: object = JSON.parse((await bodies.get(release, file, "identity")).toString());
    return sendEncoded(request, reply, await encodeJson({ ...data, path }));
  };

  return async (request: FastifyRequest, reply: FastifyReply, visit: TalentVisit) => {
    const { talentStatus, release, pathname } = visit;
    if (talentStatus.kind !== "listed") return sendNotFound(request, reply, visit);
    const { entry, address } = talentStatus;
    const path = talentPath(entry, address.category, address.locale);
    const isRightAddress = siteLocation(path) === pagePath(pathname);
    if (isPageData(pathname) && !isRightAddress) return sendNotFound(request, reply, visit);
    if (!isRightAddress || !visit.isCanonical) return redirectWithinSite(reply, (isRightAddress ? pathname : path) + visit.search, 301);
    const head = headOf(talentStatus, release);
    markRobots(reply, head.robots);
    if (isPageData(pathname)) return sendData(request, reply, { release, path });
    const identity = Buffer.from(renderNotFoundPage(release.notFoundHtml, head));
    reply.header("content-security-policy", policyOf(release));
    const etag = `W/"${contentHash(identity)}"`;
    return sendEncoded(request, reply, { type: "text/html; charset=utf-8", etag, identity, ...(await compress(identity, 4)) });
  };
};

const headOf = ({ entry, address }: Extract<TalentStatus, { kind: "listed" }>, release: Release): UnbuiltPageHead => ({
  locale: address.locale,
  builtTitle: builtTitleOf(release),
  title: entry.talent.name,
  description: describeTalent(entry, address, release.words),
  robots: robotsOf(entry),
});

export const markRobots = (reply: FastifyReply, robots: string | null): FastifyReply =>
  robots === null ? reply : reply.header("x-robots-tag", robots);
