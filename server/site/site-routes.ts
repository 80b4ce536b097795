import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendEncoded } from "../http/encoded-body";
import { splitLocale, TOKEN_PARAMETER } from "../../src/config/routes";
import type { Locale } from "../../src/domain/locale";
import { isHidden, type LiveTalents } from "../live/live-talents";
import type { TalentTokens } from "../live/talent-tokens";
import { redirectWithinSite } from "../http/redirect";
import { refuse } from "../http/refusal";
import { pagePolicy, WORKER_POLICY } from "../http/security-headers";
import type { ReleaseFile } from "../releases/store/manifest";
import { isFamilyPage, isSearchPage, WORKER_FILE } from "../releases/store/required-files";
import type { Release } from "../releases/store/release";
import type { FilteredFiles } from "../withdrawal/filtered-files";
import type { Boards } from "../live/boards";
import { isSitemap } from "../releases/store/sitemap";
import { encodeText } from "../withdrawal/filter-file";
import { createBoardPages } from "./board-pages";
import { createBodyCache } from "./body-cache";
import { createUnbuiltTalentPages, markRobots, type TalentVisit } from "./unbuilt-talent-page";
import { createSendNotFound } from "./send-not-found";
import { resolveAddress } from "../releases/store/resolve-address";
import { createRobots } from "./robots";
import { searchFormTarget } from "./search-form";
import type { SearchResults } from "./search-results";
import { sendFile } from "./send-file";
import type { ServedFile } from "./served-file";
import { readAddress, type SiteAddress } from "../releases/store/site-address";
import { talentStatusOfFile, searchRedirect, talentStatusAt } from "./talent-status";

export interface SiteOptions {
  release: () => Release | null;
  /** Earlier releases, for the scripts of pages that were opened before the last switch. */
  earlier: () => readonly Release[];
  live: Pick<LiveTalents, "snapshot">;
  filteredFiles: FilteredFiles;
  searchResults: SearchResults;
  boards: Pick<Boards, "all" | "members">;
  warn: (sentence: string) => void;
  tokens: Pick<TalentTokens, "opens">;
}

interface Visit extends TalentVisit {
  address: SiteAddress;
}

export const addSiteRoutes = (app: FastifyInstance, options: SiteOptions): void => {
  const bodies = createBodyCache();
  const sendNotFound = createSendNotFound();
  const policyOf = createPolicies();
  const robotsFor = createRobots(bodies);
  const boardPages = createBoardPages({ ...options, bodies });
  const serveUnbuilt = createUnbuiltTalentPages({ bodies, sendNotFound, policyOf });

  const serve = (request: FastifyRequest, reply: FastifyReply, visit: Visit) => {
    const { release, talentStatus } = visit;
    if (talentStatus.kind === "unknown") return refuse(request, reply, "unavailable");
    if (talentStatus.kind === "withdrawn") return sendNotFound(request, reply, visit);
    if (talentStatus.kind === "listed" && isHidden(talentStatus.entry)) return serveUnbuilt(request, reply, visit);
    const resolution = resolveAddress(release, visit.address);
    switch (resolution.kind) {
      case "redirect":
        return redirectWithinSite(reply, resolution.to + visit.search, resolution.status);
      case "missing":
        return talentStatus.kind === "listed" ? serveUnbuilt(request, reply, visit) : serveMissing(request, reply, visit);
    }
    return serveFile(request, reply, { ...visit, file: resolution.file });
  };

  const serveFile = async (request: FastifyRequest, reply: FastifyReply, visit: Visit & { file: ReleaseFile }) => {
    const { release, file } = visit;
    const snapshot = options.live.snapshot();
    const talentStatus = talentStatusOfFile(snapshot, file.path);
    if (talentStatus.kind === "unknown") return refuse(request, reply, "unavailable");
    if (talentStatus.kind === "withdrawn") return sendNotFound(request, reply, visit);
    if (!visit.isCanonical) return redirectToCanonical(reply, visit);
    const board = await boardPages.find({ release, file, snapshot });
    if (board?.kind === "gone") return sendNotFound(request, reply, visit);
    markRobots(markServed(reply, { release, file }), board === null ? await robotsFor({ release, file, snapshot }) : board.robots);
    if (isFamilyPage(file.path))
      return sendPrivately(reply.headers({ ...FAMILY_HEADERS, "content-security-policy": policyOf(release) }), release, file);
    if (file.type.startsWith("text/html")) reply.header("content-security-policy", policyOf(release));
    if (board !== null && board.body !== null) return sendEncoded(request, reply, board.body);
    if (isSitemap(file.path)) return sendSitemap(request, reply, { release, file });
    const search = isSearchPage(file.path) ? await options.searchResults.get({ release, file, pathname: visit.pathname, snapshot }) : null;
    if (search !== null && "body" in search) return sendEncoded(request, reply, search.body);
    if (file.path === WORKER_FILE) reply.header("content-security-policy", WORKER_POLICY);
    return sendCurrent(request, reply, { release, file: search?.file ?? file });
  };

  const sendCurrent = (request: FastifyRequest, reply: FastifyReply, { release, file }: { release: Release; file: ReleaseFile }) => {
    const current = options.filteredFiles.get(release, file, options.live.snapshot());
    return current === null
      ? sendFile(request, reply, { release, file, bodies })
      : current.then((body) => sendEncoded(request, reply, body));
  };

  /** Without the boards that may not be indexed now. */
  const sendSitemap = async (request: FastifyRequest, reply: FastifyReply, { release, file }: { release: Release; file: ReleaseFile }) => {
    const snapshot = options.live.snapshot();
    const filtered = options.filteredFiles.get(release, file, snapshot);
    const xml = (filtered === null ? await bodies.get(release, file, "identity") : (await filtered).identity).toString();
    const listed = await boardPages.filterSitemap(xml, { release, snapshot });
    return listed === xml
      ? sendCurrent(request, reply, { release, file })
      : sendEncoded(request, reply, await encodeText(listed, file.type));
  };

  const serveMissing = (request: FastifyRequest, reply: FastifyReply, visit: Visit) => {
    const kept = findInEarlier(options.earlier(), visit.address.fileName);
    if (kept !== null) return visit.isCanonical ? sendCurrent(request, markServed(reply, kept), kept) : redirectToCanonical(reply, visit);
    const target = searchRedirect(options.live.snapshot(), visit.pathname);
    return target === null ? sendNotFound(request, reply, visit) : redirectWithinSite(reply, target + visit.search, 301);
  };

  /** Without an ETag and compression: nothing may be stored, and few visitors open the page. */
  const sendPrivately = async (reply: FastifyReply, release: Release, file: ReleaseFile) =>
    reply.type(file.type).send(await bodies.get(release, file, "identity"));

  app.get("/*", (request, reply) => {
    const release = options.release();
    if (release === null) return refuse(request, reply, "unavailable");
    const { pathname: sent, search } = splitUrl(request.raw.url ?? "/");
    const address = readAddress(sent);
    if (address === null) return sendNotFound(request, reply, { release, pathname: sent });
    const pathname = address.path;
    const inSiteLanguage = siteLanguageRedirect(pathname, release.languages);
    if (inSiteLanguage !== null) return redirectWithinSite(reply, inSiteLanguage + search, 302);
    const results = searchFormTarget(pathname, search);
    if (results !== null) return redirectWithinSite(reply, results, 303);
    const token = new URLSearchParams(search).get(TOKEN_PARAMETER);
    const talentStatus = talentStatusAt(options.live.snapshot(), pathname, (talentId) => options.tokens.opens(talentId, token));
    return serve(request, reply, { release, address, pathname, search, isCanonical: pathname === sent, talentStatus });
  });
};

/** The same page in Portuguese, when the site is not in the address's language; null otherwise. */
const siteLanguageRedirect = (pathname: string, languages: readonly Locale[]): string | null => {
  const { locale, path } = splitLocale(pathname);
  return languages.includes(locale) ? null : path;
};

/** The address contains a key (fragment) and a reference: it must not reach a cache, a search engine or another site. */
const FAMILY_HEADERS = { "cache-control": "no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" };

/** Records the sent file, except one whose address contains a visitor's words (searches) or a reference (family's pages). */
const markServed = (reply: FastifyReply, served: ServedFile): FastifyReply => {
  const { path } = served.file;
  if (!isSearchPage(path) && !isFamilyPage(path)) reply.servedFile = served;
  return reply;
};

/** As they were sent; `search` with its question mark. */
const splitUrl = (url: string): { pathname: string; search: string } => {
  const mark = url.indexOf("?");
  return mark === -1 ? { pathname: url, search: "" } : { pathname: url.slice(0, mark), search: url.slice(mark) };
};

const createPolicies = () => {
  const policies = new WeakMap<Release, string>();
  return (release: Release): string => {
    const policy = policies.get(release) ?? pagePolicy(release);
    policies.set(release, policy);
    return policy;
  };
};

const findInEarlier = (releases: readonly Release[], fileName: string | null) => {
  for (const release of releases) {
    const file = fileName === null ? undefined : release.files.get(fileName.slice(1));
    if (file !== undefined) return { release, file };
  }
  return null;
};

const redirectToCanonical = (reply: FastifyReply, { pathname, search }: Visit): FastifyReply =>
  redirectWithinSite(reply, pathname + search, 301);
