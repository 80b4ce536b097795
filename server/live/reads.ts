import type { Locale } from "../../src/domain/locale";
import { success } from "../../src/domain/result";
import { fetchCampaigns } from "../../src/upstream/campaigns/fetch-campaigns";
import { fetchCustomizations } from "../../src/upstream/content/fetch-customizations";
import { fetchInstagram } from "../../src/upstream/instagram/fetch-instagram";
import { fetchMagazines } from "../../src/upstream/magazines/fetch-magazines";
import { fetchPostPage } from "../../src/upstream/posts/fetch-post-page";
import { fetchTalent } from "../../src/upstream/talents/fetch-talent";
import { fetchTalents } from "../../src/upstream/talents/fetch-talents";
import type { Surroundings } from "../settings";
import { createCastingIndexes } from "./casting-indexes";
import { createEditorial } from "./editorial";
import { createLiveTalents } from "./live-talents";
import { createProfiles } from "./profiles";
import { createStaleCache } from "./stale-cache";
import { createTalentsFile } from "./talents-file";

const REFRESH_MS = 60_000;
const AGENCY_FRESH_MS = 5 * 60_000;
const AGENCY_STALE_MS = 24 * 60 * 60_000;

/** Everything that visitors may read of the upstream; `onReturn` is told when it answers again. */
export const createReads = ({ settings, parts, source }: Surroundings, onReturn: () => void) => {
  const indexes = createCastingIndexes();
  const live = createLiveTalents({
    fetch: async () => {
      const talents = await fetchTalents(source());
      return talents.ok ? success(talents.value.items) : talents;
    },
    file: createTalentsFile(settings.dataDir),
    refreshMs: settings.refreshMs ?? REFRESH_MS,
    onChange: indexes.warm,
    onReturn,
    warn: parts.report.warn,
  });
  const profiles = createProfiles({ fetch: (talentId) => fetchTalent(source(), talentId), live, now: parts.now });
  const editorialSource = {
    posts: (language: Locale, page: number) => fetchPostPage(source(), { language, page }),
    campaigns: () => fetchCampaigns(source()),
    magazines: () => fetchMagazines(source()),
    instagram: () => fetchInstagram(source()),
  };
  const editorial = createEditorial(editorialSource, parts.now);
  const load = () => fetchCustomizations(source());
  const agency = createStaleCache({ load, freshMs: AGENCY_FRESH_MS, staleMs: AGENCY_STALE_MS, max: 1, now: parts.now });
  const agencyName = async (): Promise<string | null> => {
    const customizations = await agency.get("agency");
    return customizations.ok ? customizations.value.agencyName : null;
  };
  /** Null while nobody could tell. */
  const mayDownloadBooks = async (): Promise<boolean | null> => {
    const customizations = await agency.get("agency");
    return customizations.ok ? customizations.value.bookDownload : null;
  };
  const expire = (): void => [profiles, editorial, agency].forEach((cache) => cache.expire());
  return { indexes, live, profiles, editorial, agencyName, mayDownloadBooks, expire };
};
