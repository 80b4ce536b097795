import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { LiveTalents } from "../live/live-talents";
import { contentHash, compress, sendEncoded } from "../http/encoded-body";
import { refuse } from "../http/refusal";
import { pagePolicy, WORKER_POLICY } from "../http/security-headers";
import { isSearchPage, NOT_FOUND_DATA, WORKER_FILE } from "../releases/required-files";
import type { Release } from "../releases/release-store";
import { createBodyCache } from "./body-cache";
import { livePageData } from "./live-page-data";
import { createNotFound } from "./not-found";
import { renderNotFoundPage, type LivePageHead } from "./not-found-page";
import { resolveAddress } from "./resolve-address";
import { searchFormTarget } from "./search-form";
import { createSearchResults } from "./search-results";
import { sendFile } from "./send-file";
import { describeTalent, isPageData, pagePath, robotsOf, searchRedirect, talentPath, talentStanding, type TalentStanding } from "./talent-address";

export interface SiteOptions {
  release: () => Release | null;
  /** Where pages opened before the last switch find their scripts. */
  earlier: () => readonly Release[];
  live: Pick<LiveTalents, "snapshot">;
}

interface Visit {
  release: Release;
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  standing: TalentStanding;
}

/** Serves the current release at every address that no other route claims. */
export const addSiteRoutes = (app: FastifyInstance, options: SiteOptions): void => {
  const bodies = createBodyCache();
  const notFound = createNotFound();
  const policyOf = createPolicies();
  const sendResults = createSearchResults(bodies);

  const serve = (request: FastifyRequest, reply: FastifyReply, visit: Visit) => {
    const { release, standing } = visit;
    if (standing.kind === "withdrawn") return notFound(request, reply, visit);
    const resolution = resolveAddress(release, visit.pathname);
    switch (resolution.kind) {
      case "malformed":
        return notFound(request, reply, visit);
      case "redirect":
        return redirect(reply, resolution.to + visit.search, resolution.status);
      case "missing":
        return standing.kind === "listed" ? serveLive(request, reply, visit) : serveMissing(request, reply, visit);
    }
    if (standing.kind === "listed") markRobots(reply, robotsOf(standing.entry));
    if (resolution.file.type.startsWith("text/html")) reply.header("content-security-policy", policyOf(release));
    if (isSearchPage(resolution.file.path)) return sendResults(request, reply, { ...visit, file: resolution.file, snapshot: options.live.snapshot() });
    if (resolution.file.path === WORKER_FILE) reply.header("content-security-policy", WORKER_POLICY);
    return sendFile(request, reply, { release, file: resolution.file, bodies });
  };

  const serveMissing = (request: FastifyRequest, reply: FastifyReply, visit: Visit) => {
    const kept = findKept(options.earlier(), visit.pathname);
    if (kept !== null) return sendFile(request, reply, { ...kept, bodies });
    const target = searchRedirect(options.live.snapshot(), visit.pathname);
    return target === null ? notFound(request, reply, visit) : redirect(reply, target + visit.search, 301);
  };

  /** A 404 would not do: Gatsby's loader then asks for the page itself, finds it with status 200, and gives up. */
  const serveLiveData = async (request: FastifyRequest, reply: FastifyReply, { release, path }: Visit & { path: string }) => {
    const file = release.files.get(NOT_FOUND_DATA);
    if (file === undefined) throw new Error(`the release has no ${NOT_FOUND_DATA}`);
    return sendEncoded(request, reply, await livePageData(await bodies.get(release, file, "identity"), path));
  };

  /** A talent published since the build: the not-found page with status 200, whose script draws the profile. */
  const serveLive = async (request: FastifyRequest, reply: FastifyReply, visit: Visit) => {
    const { standing, release, pathname } = visit;
    if (standing.kind !== "listed") return notFound(request, reply, visit);
    const { entry, address } = standing;
    const path = talentPath(entry, address.category, address.locale);
    const isRightAddress = path === pagePath(pathname) || path === encodedPath(pagePath(pathname));
    if (isPageData(pathname)) return isRightAddress ? serveLiveData(request, reply, { ...visit, path }) : notFound(request, reply, visit);
    if (!isRightAddress) return redirect(reply, path + visit.search, 301);
    const head = liveHead(standing);
    const identity = Buffer.from(renderNotFoundPage(release.notFoundHtml, head));
    markRobots(reply, head.robots).header("content-security-policy", policyOf(release));
    const etag = `W/"${contentHash(identity)}"`;
    return sendEncoded(request, reply, { type: "text/html; charset=utf-8", etag, identity, ...(await compress(identity, 4)) });
  };

  app.get("/*", (request, reply) => {
    const release = options.release();
    if (release === null) return refuse(request, reply, "unavailable");
    const { pathname, search } = splitUrl(request.raw.url ?? "/");
    const results = searchFormTarget(pathname, search);
    if (results !== null) return redirect(reply, results, 303);
    const standing = talentStanding(options.live.snapshot(), pathname);
    return serve(request, reply, { release, pathname, search, standing });
  });
};

/** Path and query as they were sent; the query with its question mark. */
const splitUrl = (url: string): { pathname: string; search: string } => {
  const mark = url.indexOf("?");
  return mark === -1 ? { pathname: url, search: "" } : { pathname: url.slice(0, mark), search: url.slice(mark) };
};

/** The policy of a release's pages, worked out once. */
const createPolicies = () => {
  const policies = new WeakMap<Release, string>();
  return (release: Release): string => {
    const policy = policies.get(release) ?? pagePolicy(release);
    policies.set(release, policy);
    return policy;
  };
};

const findKept = (releases: readonly Release[], pathname: string) => {
  for (const release of releases) {
    const file = release.files.get(pathname.slice(1));
    if (file !== undefined) return { release, file };
  }
  return null;
};

const liveHead = ({ entry, address }: Extract<TalentStanding, { kind: "listed" }>): LivePageHead => ({
  locale: address.locale,
  title: entry.talent.name,
  description: describeTalent(entry, address),
  robots: robotsOf(entry),
});

const markRobots = (reply: FastifyReply, robots: string | null): FastifyReply =>
  robots === null ? reply : reply.header("x-robots-tag", robots);

const redirect = (reply: FastifyReply, to: string, status: number): FastifyReply =>
  reply.header("cache-control", "no-cache").redirect(encodedPath(to), status);

/** As a `Location` may carry it; what is encoded already stays so. */
const encodedPath = (path: string): string => {
  const { pathname, search } = new URL(path, "http://site.invalid");
  return pathname + search;
};
