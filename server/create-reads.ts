import { join } from "node:path";
import type { Customizations } from "../src/domain/content";
import type { Locale } from "../src/domain/locale";
import { success } from "../src/domain/result";
import { fetchCampaigns } from "../src/upstream/campaigns/fetch-campaigns";
import { fetchCustomizations } from "../src/upstream/content/fetch-customizations";
import { fetchInstagram } from "../src/upstream/instagram/fetch-instagram";
import { fetchMagazines } from "../src/upstream/magazines/fetch-magazines";
import { fetchPostPage } from "../src/upstream/posts/fetch-post-page";
import { isRecord, parseJson } from "../src/lib/json";
import type { ProfileSource } from "../src/upstream/source";
import { fetchTalent, type ProfiledTalent } from "../src/upstream/talents/fetch-talent";
import { fetchTalents } from "../src/upstream/talents/fetch-talents";
import { readOrCreateKey } from "./lib/key-file";
import type { Dependencies } from "./settings";
import { createCastingIndexes } from "./live/casting-indexes";
import { createDiskCopies, type DiskCopiesOptions } from "./lib/disk-copies";
import { createEditorial } from "./live/editorial";
import { createListCopies } from "./live/list-copies";
import { createProfileCopies, isTalent } from "./live/profile-copies";
import { createLiveTalents, type LiveSnapshot } from "./live/live-talents";
import { createProfiles, toPublicTalent } from "./live/profiles";
import { createStaleCache } from "./lib/stale-cache";
import { createTalentsFile } from "./live/talents-file";
import { createTalentTokens, type TalentTokens } from "./live/talent-tokens";

/** A withdrawn talent must be gone within a minute. */
const REFRESH_MS = 30_000;
const AGENCY_FRESH_MS = 5 * 60_000;

/** The key that signs the ids of talents in `TF -` categories. */
const TOKEN_KEY = "hidden-talents";

/** While the upstream does not answer, copies up to this age are served, from memory or disk. */
const STALE_MS = 12 * 60 * 60_000;

interface ReadsOptions extends Dependencies {
  /** The talent in the release's page data; null when it has none. */
  builtTalent: (talentId: string) => Promise<unknown>;
  /** Called when the upstream answers again. */
  onRecovered: () => void;
  /** Called with each new list of talents, in the background. */
  onTalents: (snapshot: LiveSnapshot) => Promise<unknown>;
  /** Called with each profile that the upstream sent. */
  onProfile: (profiled: ProfiledTalent) => void;
}

/** The cached data of the upstream that visitors' requests read. */
export const createReads = ({ settings, parts, source, builtTalent, onRecovered, onTalents, onProfile }: ReadsOptions) => {
  const tokens = createTalentTokens({ readKey: () => readOrCreateKey(settings.dataDir, TOKEN_KEY), warn: parts.report.warn });
  const indexes = createCastingIndexes(tokens);
  const { now, report } = parts;
  const live = createLiveTalents({
    fetch: async () => {
      await tokens.open();
      const talents = await fetchTalents(source());
      return talents.ok ? success(talents.value.items.map(tokens.protectListed)) : talents;
    },
    file: createTalentsFile(settings.dataDir),
    refreshMs: settings.refreshMs ?? REFRESH_MS,
    maxAgeMs: STALE_MS,
    now,
    onChange: async (snapshot) => void (await Promise.all([indexes.warm(snapshot), onTalents(snapshot)])),
    onRecovered,
    warn: parts.report.warn,
  });
  /** Nothing was fetched since the start, or the last refresh of the list failed. */
  const isUpstreamDown = (): boolean => live.health() !== "ok";
  const copiesOf = (name: string) => ({ folder: join(settings.dataDir, "live", name), maxAgeMs: STALE_MS, now, warn: report.warn });
  const built = async (talentId: string) => {
    const talent = await builtTalent(talentId);
    return isTalent(talent) ? toPublicTalent(talent) : null;
  };
  const disk = createProfileCopies({ ...copiesOf("profiles"), built });
  const profiles = createProfiles({
    fetch: profileFetcher(() => ({ ...source(), publishesMinorsInstagram: agency.facts.publishesMinorsInstagram }), tokens),
    live,
    disk,
    staleMs: STALE_MS,
    onLoaded: onProfile,
    now,
    isUpstreamDown,
  });
  const editorialSource = {
    posts: (language: Locale, page: number) => fetchPostPage(source(), { language, page }),
    campaigns: () => fetchCampaigns(source()),
    magazines: () => fetchMagazines(source()),
    instagram: () => fetchInstagram(source()),
  };
  const editorial = createEditorial(editorialSource, {
    now,
    isUpstreamDown,
    staleMs: STALE_MS,
    diskOf: (list) => createListCopies(copiesOf(list)),
  });
  const agency = createAgency({ source, isUpstreamDown, ...copiesOf("agency") });
  const caches = [profiles, editorial, agency.cache];
  const expire = (): void => caches.forEach((cache) => cache.expire());
  const drain = (): Promise<unknown> => Promise.all(caches.map((cache) => cache.drain()));
  return {
    tokens,
    indexes,
    live,
    profiles,
    editorial,
    ...agency.facts,
    expire,
    drain,
  };
};

export type Reads = ReturnType<typeof createReads>;

const profileFetcher = (source: () => ProfileSource, tokens: TalentTokens) => async (talentId: string) => {
  const profile = await fetchTalent(source(), talentId);
  return profile.ok && profile.value !== null ? success(tokens.protectProfile(profile.value)) : profile;
};

type AgencyOptions = Pick<ReadsOptions, "source"> & { isUpstreamDown: () => boolean } & Omit<
    DiskCopiesOptions<Customizations>,
    "toText" | "fromText"
  >;

/** The agency's name and switches. A switch is never read from the disk or from before the last publication, which may have changed it. */
const createAgency = ({ source, isUpstreamDown, ...copies }: AgencyOptions) => {
  const cache = createStaleCache({
    load: () => fetchCustomizations(source()),
    disk: createDiskCopies<Customizations>({ ...copies, toText: JSON.stringify, fromText: async (text) => readCustomizations(text) }),
    ...{ freshMs: AGENCY_FRESH_MS, staleMs: STALE_MS, max: 1, now: copies.now, isUpstreamDown },
  });
  const current = (): Promise<Customizations | null> => cache.getCurrent("agency");
  const facts = {
    agencyName: async (): Promise<string | null> => {
      const customizations = await cache.get("agency");
      return customizations.ok ? customizations.value.agencyName : null;
    },
    /** Null while it is unknown. */
    mayDownloadBooks: async (): Promise<boolean | null> => (await current())?.bookDownload ?? null,
    /** False while it is unknown. */
    publishesMinorsInstagram: async (): Promise<boolean> => (await current())?.minorsInstagram ?? false,
    /** Null while it is unknown. */
    countsVisits: async (): Promise<boolean | null> => (await current())?.countVisits ?? null,
  };
  return { cache, facts };
};

const readCustomizations = (text: string): Customizations | null => {
  const value = parseJson(text);
  return isCustomizations(value) ? value : null;
};

const isCustomizations = (value: unknown): value is Customizations =>
  isRecord(value) &&
  typeof value.agencyName === "string" &&
  typeof value.bookDownload === "boolean" &&
  typeof value.minorsInstagram === "boolean" &&
  typeof value.countVisits === "boolean";
