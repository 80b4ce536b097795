import type { Board } from "../../../src/domain/board";
import type { Customizations, SiteImage, SiteText, Slide, SocialMedia, StaffMember, WorkshopPicture } from "../../../src/domain/content";
import type { HomeSettings } from "../../../src/domain/home";
import type { Article, Campaign, Magazine } from "../../../src/domain/editorial";
import type { Result } from "../../../src/domain/result";
import { fetchBoards } from "../../../src/upstream/boards/fetch-boards";
import { fetchCampaigns } from "../../../src/upstream/campaigns/fetch-campaigns";
import { fetchSiteTexts } from "../../../src/upstream/content/fetch-site-texts";
import { normalizeCustomizations } from "../../../src/upstream/content/normalize-customizations";
import { normalizeIdentity } from "../../../src/upstream/content/normalize-identity";
import { normalizeHome } from "../../../src/upstream/content/normalize-home";
import { normalizeMenu } from "../../../src/upstream/content/normalize-menu";
import { normalizeSiteImages } from "../../../src/upstream/content/normalize-site-images";
import { normalizeSocialMedias } from "../../../src/upstream/content/normalize-social-medias";
import { fetchSlides } from "../../../src/upstream/entities/fetch-slides";
import { fetchStaff } from "../../../src/upstream/entities/fetch-staff";
import { fetchWorkshopPictures } from "../../../src/upstream/entities/fetch-workshop-pictures";
import { fetchMagazines } from "../../../src/upstream/magazines/fetch-magazines";
import { fetchArticles } from "../../../src/upstream/posts/fetch-articles";
import { STRICT_RULES, type UpstreamSource } from "../../../src/upstream/source";
import type { SkippedRecord, RecordList } from "../../../src/upstream/record-list";
import type { ProfiledTalent } from "../../../src/upstream/talents/fetch-talent";
import { fetchTalents, type ListedTalent } from "../../../src/upstream/talents/fetch-talents";
import type { UpstreamError } from "../../../src/upstream/upstream-error";
import { valueOrStop } from "./failures";
import { fetchFlatDocument } from "./fetch-flat-document";
import { fetchProfiles } from "./fetch-profiles";

export interface SiteContent {
  /** Public talents in the content store's order. */
  talents: readonly ProfiledTalent[];
  articles: readonly Article[];
  campaigns: readonly Campaign[];
  magazines: readonly Magazine[];
  slides: readonly Slide[];
  staff: readonly StaffMember[];
  workshopPictures: readonly WorkshopPicture[];
  texts: readonly SiteText[];
  siteImages: readonly SiteImage[];
  customizations: readonly Customizations[];
  socialMedias: readonly SocialMedia[];
  home: HomeSettings;
  /** In the editors' order. */
  boards: readonly Board[];
  skipped: readonly SkippedRecord[];
}

type Listed<Item> = Promise<Result<RecordList<Item>, UpstreamError>>;

/** Throws `SourcingStopped` at the first required part that fails. */
export const fetchContent = async (source: UpstreamSource): Promise<SiteContent> => {
  const skipped: SkippedRecord[] = [];
  const keep = <Item>(list: RecordList<Item>): readonly Item[] => {
    skipped.push(...list.skipped);
    return list.items;
  };
  const list = async <Item>(listed: Listed<Item>): Promise<readonly Item[]> => keep(valueOrStop(await listed));
  const flat = async (path: string) => valueOrStop(await fetchFlatDocument(source, path));

  const readBoards = list(fetchBoards(source));
  const readSettings = flat("/api/customizations").then(async (document) =>
    toSettings(document, { source, skipped, boards: await readBoards }),
  );
  const talentSource = { ...source, publicationRules: async () => (await readSettings).customizations[0] ?? STRICT_RULES };
  const pulls = [
    list(fetchTalents(talentSource)).then((listed) => list(fetchProfiles(talentSource, listed.filter(isShown)))),
    list(fetchArticles(source)),
    list(fetchCampaigns(source)),
    list(fetchMagazines(source)),
    list(fetchSlides(source)),
    list(fetchStaff(source)),
    list(fetchWorkshopPictures(source)),
    list(fetchSiteTexts(source)),
    flat("/api/website-images").then((document) => keep(normalizeSiteImages(document, source.settings))),
    readSettings,
    flat("/api/social-medias").then((document) => keep(normalizeSocialMedias(document))),
    readBoards,
  ] as const;
  await Promise.allSettled(pulls); // no request is still running when this function throws
  const [talents, articles, campaigns, magazines, slides, staff, workshopPictures, texts, siteImages, settings, socialMedias, boards] =
    await Promise.all(pulls);
  return {
    talents,
    articles,
    campaigns,
    magazines,
    slides,
    staff,
    workshopPictures,
    texts: [...texts, ...settings.words],
    siteImages,
    customizations: settings.customizations,
    socialMedias,
    home: settings.home,
    boards,
    skipped,
  };
};

/** A talent with any hidden category is in no listing and has no page (upstream contract, Talents). */
const isShown = ({ talent, hiddenCategories }: ListedTalent): boolean => talent.categories.length > 0 && hiddenCategories.length === 0;

interface Settings {
  /** Empty when they cannot be read. */
  customizations: readonly Customizations[];
  home: HomeSettings;
  /** The agency's names of categories and pages. */
  words: readonly SiteText[];
}

interface Reading {
  source: UpstreamSource;
  /** Records that cannot be read are added. */
  skipped: SkippedRecord[];
  boards: readonly Board[];
}

const toSettings = (document: unknown, { source: { settings }, skipped, boards }: Reading): Settings => {
  const customizations = normalizeCustomizations(document);
  const home = normalizeHome(document, settings);
  const menu = normalizeMenu(document, boards);
  const reasons = customizations.ok ? normalizeIdentity(document).refused : [customizations.error];
  skipped.push(...reasons.map((reason) => ({ resource: "customizations", id: null, reason })));
  skipped.push(...home.skipped, ...menu.skipped);
  return {
    customizations: customizations.ok ? [{ ...customizations.value, menu: menu.items }] : [],
    home: home.settings,
    words: menu.words,
  };
};
