import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { Day } from "../../src/domain/day";
import { DEFAULT_IDENTITY, readIdentity } from "../../src/config/identity";
import type { Customizations } from "../../src/domain/content";
import type { Identity } from "../../src/domain/identity";
import type { Locale } from "../../src/domain/locale";
import { success } from "../../src/domain/result";
import type { Talent } from "../../src/domain/talent";
import { fetchBoards } from "../../src/upstream/boards/fetch-boards";
import { fetchCampaigns } from "../../src/upstream/campaigns/fetch-campaigns";
import { fetchCustomizations } from "../../src/upstream/content/fetch-customizations";
import { fetchInstagram } from "../../src/upstream/instagram/fetch-instagram";
import { fetchMagazines } from "../../src/upstream/magazines/fetch-magazines";
import { fetchPostPage } from "../../src/upstream/posts/fetch-post-page";
import { nameError } from "../../src/lib/describe-error";
import { isRecord, parseJson } from "../../src/lib/json";
import { STRICT_RULES, type PublicationRules, type TalentSource, type UpstreamSource } from "../../src/upstream/source";
import { fetchTalent, type ProfiledTalent } from "../../src/upstream/talents/fetch-talent";
import { createTalentList } from "../../src/upstream/talents/talent-list";
import { createBudget, createMemoryLimiter } from "../lib/budget";
import { createListeners } from "../lib/listeners";
import { decorateIdentity } from "../http/shown-identity";
import { createBuiltTalents } from "../releases/store/built-talents";
import type { ReleaseStore } from "../releases/store/release";
import { keyFile, readOrCreateKey } from "../../src/lib/key-file";
import type { GatewayOptions } from "./settings";
import { createBoardLists } from "../live/board-lists";
import { createBoards } from "../live/boards";
import { createCastingIndexes } from "../live/casting-indexes";
import { createDiskCopies, type DiskCopiesOptions } from "../lib/disk-copies";
import { createEditorial } from "../live/editorial";
import { createListCopies } from "../live/list-copies";
import { createProfileCopies, isTalent } from "../live/profile-copies";
import { createLiveTalents, type LiveSnapshot } from "../live/live-talents";
import { createProfiles, toPublicTalent } from "../live/profiles";
import { createRelatedLists, type RelatedListsOptions } from "../live/related-lists";
import { createStaleCache } from "../lib/stale-cache";
import { readErasedTalents } from "../erasure/erased-list";
import { createFirstSeen } from "../live/first-seen";
import { createSuggestions, SUGGESTION_BUDGET } from "../live/suggestion-routes";
import { createTalentsFile } from "../live/talents-file";
import { createTalentTokens, type TalentTokens } from "../live/talent-tokens";

/** A withdrawn talent must be gone within a minute. */
const REFRESH_MS = 30_000;
const AGENCY_FRESH_MS = 5 * 60_000;

/** The key that signs the ids of talents in `TF -` categories. */
const TOKEN_KEY = "hidden-talents";

/** While the upstream does not answer, copies up to this age are served, from memory or disk. */
const STALE_MS = 12 * 60 * 60_000;

/** Key of the item ids in feeds about minors. */
const FEED_KEY = "list-feeds";

/** Counts of new talents: a page with the maximum of saved searches requests twenty. */
const LIST_BUDGET = { calls: 300, seconds: 600 } as const;

const FIRST_REFRESH_TIMEOUT_MS = 5_000;

/** The cached data of the upstream that visitors' requests read. */
const createReads = ({ upstream: { source }, releaseStore }: FastifyInstance, { settings, parts }: GatewayOptions) => {
  const recoveries = createListeners();
  const lists = createListeners<[LiveSnapshot]>();
  const loadedProfiles = createListeners<[ProfiledTalent]>();
  const tokens = createTalentTokens({ readKey: () => readOrCreateKey(keyFile(settings.dataDir, TOKEN_KEY)), warn: parts.report.warn });
  const { now, report, brotliQuality } = parts;
  const talentsFile = createTalentsFile(settings.dataDir);
  const firstSeen = createFirstSeen({
    dataDir: settings.dataDir,
    readErased: () => readErasedTalents(settings.dataDir),
    now,
    warn: report.warn,
  });
  const indexes = createCastingIndexes({ tokenOf: tokens.tokenOf, momentOf: firstSeen.momentOf, brotliQuality });
  const talentSource = (): TalentSource => ({ ...source(), publicationRules: agency.facts.publicationRules });
  const talentList = createTalentList({ now });
  const live = createLiveTalents({
    fetch: async () => {
      await tokens.open();
      const talents = await talentList.fetch(talentSource());
      if (talents.ok) await firstSeen.record(talents.value.items);
      return talents.ok ? success(tokens.protectListed(talents.value.items)) : talents;
    },
    file: { ...talentsFile, read: () => firstSeen.open().then(talentsFile.read) },
    refreshMs: settings.refreshMs ?? REFRESH_MS,
    maxAgeMs: STALE_MS,
    now,
    onChange: async (snapshot) => void (await Promise.all([indexes.warm(snapshot), ...lists.call(snapshot)])),
    onRecovered: recoveries.call,
    warn: parts.report.warn,
  });
  /** True when nothing was fetched since the start, or the last refresh of the list failed. */
  const isUpstreamDown = (): boolean => live.health() !== "ok";
  const copiesOf = (name: string) => ({ folder: join(settings.dataDir, "live", name), maxAgeMs: STALE_MS, now, warn: report.warn });
  const disk = createProfileCopies({ ...copiesOf("profiles"), built: createBuiltProfiles(releaseStore) });
  const profiles = createProfiles({
    fetch: profileFetcher(talentSource, tokens),
    live,
    disk,
    staleMs: STALE_MS,
    onLoaded: loadedProfiles.call,
    now,
    isUpstreamDown,
  });
  const editorial = createEditorial(editorialFetchers(source), {
    now,
    isUpstreamDown,
    staleMs: STALE_MS,
    diskOf: (list) => createListCopies(copiesOf(list)),
  });
  const agency = createAgency({ source, isUpstreamDown, ...copiesOf("agency") });
  const boards = createBoards({ fetch: () => fetchBoards(source()), isUpstreamDown, listed: indexes.ranked, ...copiesOf("boards") });
  const caches = [profiles, editorial, agency.cache, boards.cache];
  const expire = (): void => caches.forEach((cache) => cache.expire());
  const drain = (): Promise<unknown> => Promise.all([live, ...caches].map((part) => part.drain()));
  const firstSeenDay = (talentId: string): Day | null => {
    const entry = live.snapshot()?.byId.get(talentId);
    return (entry && firstSeen.momentOf(entry).slice(0, 10)) || null;
  };
  return {
    tokens,
    indexes,
    live,
    /** The day of a listed talent's first publication; null for all others. No public answer may contain a minor's. */
    firstSeenDay,
    lists: { firstSeenDay, today: () => source().today, otherLists: createBoardLists(boards), ...listParts(settings.dataDir) },
    ...searchParts({ indexes, tokens, otherLists: createBoardLists(boards) }),
    profiles,
    editorial,
    boards,
    ...agency.facts,
    /** Calls back when the list of talents arrives again after a failure, and the first time. */
    whenRecovered: recoveries.add,
    /** Calls back with each new list of talents, in the background. */
    whenListed: lists.add,
    /** Calls back with each profile that the upstream sent. */
    whenProfileLoaded: loadedProfiles.add,
    expire,
    drain,
  };
};

const listParts = (dataDir: string) => ({
  feedKey: () => readOrCreateKey(keyFile(dataDir, FEED_KEY)),
  budget: createBudget(createMemoryLimiter(LIST_BUDGET)),
});

const searchParts = (options: RelatedListsOptions) => ({
  related: createRelatedLists(options),
  suggestions: createSuggestions(),
  suggestionBudget: createBudget(createMemoryLimiter(SUGGESTION_BUDGET)),
});

declare module "fastify" {
  interface FastifyInstance {
    reads: ReturnType<typeof createReads>;
  }
}

export const readsPlugin = fp<GatewayOptions>(
  async (app, options) => {
    const reads = createReads(app, options);
    app.decorate("reads", reads);
    decorateIdentity(app, reads.knownIdentity);
    app.upstream.whenRecovered(() => reads.live.refresh().catch((error: unknown) => options.parts.report.warn(nameError(error))));
    app.addHook("onReady", () => reads.live.start(FIRST_REFRESH_TIMEOUT_MS));
    // After the last request, so that talents withdrawn meanwhile are not sent.
    app.addHook("onClose", async () => {
      reads.live.stop();
      await reads.drain();
    });
  },
  { name: "reads", dependencies: ["upstream", "release-store"] },
);

const editorialFetchers = (source: () => UpstreamSource) => ({
  posts: (language: Locale, page: number) => fetchPostPage(source(), { language, page }),
  campaigns: () => fetchCampaigns(source()),
  magazines: () => fetchMagazines(source()),
  instagram: () => fetchInstagram(source()),
});

/** Profiles in the release's page data, for outages. */
const createBuiltProfiles = ({ current }: Pick<ReleaseStore, "current">) => {
  const find = createBuiltTalents();
  return async (talentId: string): Promise<Talent | null> => {
    const talent = await find(current(), talentId);
    return isTalent(talent) ? toPublicTalent(talent) : null;
  };
};

const profileFetcher = (source: () => TalentSource, tokens: TalentTokens) => async (talentId: string) => {
  const profile = await fetchTalent(source(), talentId);
  return profile.ok && profile.value !== null ? success(tokens.protectProfile(profile.value)) : profile;
};

type AgencyOptions = { source: () => UpstreamSource; isUpstreamDown: () => boolean } & Omit<
  DiskCopiesOptions<Customizations>,
  "toText" | "fromText"
>;

/** A switch is never read from the disk or from before the last publication, which may have changed it. */
const createAgency = ({ source, isUpstreamDown, ...copies }: AgencyOptions) => {
  const cache = createStaleCache({
    load: () => fetchCustomizations(source()),
    disk: createDiskCopies<Customizations>({ ...copies, toText: JSON.stringify, fromText: async (text) => readCustomizations(text) }),
    ...{ freshMs: AGENCY_FRESH_MS, staleMs: STALE_MS, max: 1, now: copies.now, isUpstreamDown },
  });
  const current = (): Promise<Customizations | null> => cache.getCurrent("agency");
  let known = DEFAULT_IDENTITY;
  /** The default identity before one is known. */
  const identity = async (): Promise<Identity> => {
    const customizations = await cache.get("agency");
    if (customizations.ok) known = customizations.value.identity;
    return known;
  };
  const facts = {
    agencyName: async (): Promise<string | null> => {
      const customizations = await cache.get("agency");
      return customizations.ok ? customizations.value.agencyName : null;
    },
    identity,
    /** The identity that was read last, at once; reads it again for the next call. */
    knownIdentity: (): Identity => {
      void identity();
      return known;
    },
    /** Null while it is unknown. */
    mayDownloadBooks: async (): Promise<boolean | null> => (await current())?.bookDownload ?? null,
    /** The strict rules while they are unknown. */
    publicationRules: async (): Promise<PublicationRules> => (await current()) ?? STRICT_RULES,
    /** Null while it is unknown. */
    countsVisits: async (): Promise<boolean | null> => (await current())?.countVisits ?? null,
  };
  return { cache, facts };
};

const readCustomizations = (text: string): Customizations | null => {
  const value = parseJson(text);
  return isCustomizations(value) ? { ...value, identity: readIdentity(value.identity).identity } : null;
};

const isCustomizations = (value: unknown): value is Customizations =>
  isRecord(value) &&
  typeof value.agencyName === "string" &&
  typeof value.bookDownload === "boolean" &&
  typeof value.minorsInstagram === "boolean" &&
  typeof value.minorsDigitals === "boolean" &&
  typeof value.countVisits === "boolean" &&
  typeof value.numbersMaxAgeDays === "number";
