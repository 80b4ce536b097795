import type { Customizations, SiteImage, SiteText, Slide, SocialMedia, StaffMember, WorkshopPicture } from "../../../src/domain/content";
import type { Article, Campaign, Magazine } from "../../../src/domain/editorial";
import type { Result } from "../../../src/domain/result";
import { fetchCampaigns } from "../../../src/upstream/campaigns/fetch-campaigns";
import { fetchSiteTexts } from "../../../src/upstream/content/fetch-site-texts";
import { normalizeCustomizations } from "../../../src/upstream/content/normalize-customizations";
import { normalizeSiteImages } from "../../../src/upstream/content/normalize-site-images";
import { normalizeSocialMedias } from "../../../src/upstream/content/normalize-social-medias";
import { fetchSlides } from "../../../src/upstream/entities/fetch-slides";
import { fetchStaff } from "../../../src/upstream/entities/fetch-staff";
import { fetchWorkshopPictures } from "../../../src/upstream/entities/fetch-workshop-pictures";
import { fetchMagazines } from "../../../src/upstream/magazines/fetch-magazines";
import { fetchArticles } from "../../../src/upstream/posts/fetch-articles";
import type { UpstreamSource } from "../../../src/upstream/source";
import type { SkippedRecord, RecordList } from "../../../src/upstream/record-list";
import type { ProfiledTalent } from "../../../src/upstream/talents/fetch-talent";
import { fetchTalents, type ListedTalent } from "../../../src/upstream/talents/fetch-talents";
import type { UpstreamError } from "../../../src/upstream/upstream-error";
import { valueOrStop } from "./failures";
import { fetchFlatDocument } from "./fetch-flat-document";
import { fetchProfiles } from "./fetch-profiles";

/** The content of the site, and the records that were skipped. */
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
  skipped: readonly SkippedRecord[];
}

type Listed<Item> = Promise<Result<RecordList<Item>, UpstreamError>>;

/** Fetches all content concurrently; throws `SourcingStopped` at the first required part that fails. */
export const fetchContent = async (source: UpstreamSource): Promise<SiteContent> => {
  const skipped: SkippedRecord[] = [];
  const keep = <Item>(list: RecordList<Item>): readonly Item[] => {
    skipped.push(...list.skipped);
    return list.items;
  };
  const list = async <Item>(listed: Listed<Item>): Promise<readonly Item[]> => keep(valueOrStop(await listed));
  const flat = async (path: string) => valueOrStop(await fetchFlatDocument(source, path));

  const readCustomizations = flat("/api/customizations").then((document) => keep(toRecordList(normalizeCustomizations(document))));
  const profileSource = {
    ...source,
    publishesMinorsInstagram: async () => (await readCustomizations).some(({ minorsInstagram }) => minorsInstagram),
  };
  const pulls = [
    list(fetchTalents(source)).then((listed) => list(fetchProfiles(profileSource, listed.filter(isShown)))),
    list(fetchArticles(source)),
    list(fetchCampaigns(source)),
    list(fetchMagazines(source)),
    list(fetchSlides(source)),
    list(fetchStaff(source)),
    list(fetchWorkshopPictures(source)),
    list(fetchSiteTexts(source)),
    flat("/api/website-images").then((document) => keep(normalizeSiteImages(document, source.settings))),
    readCustomizations,
    flat("/api/social-medias").then((document) => keep(normalizeSocialMedias(document))),
  ] as const;
  await Promise.allSettled(pulls); // no request is still running when this function throws
  const [talents, articles, campaigns, magazines, slides, staff, workshopPictures, texts, siteImages, customizations, socialMedias] =
    await Promise.all(pulls);
  return {
    talents,
    articles,
    campaigns,
    magazines,
    slides,
    staff,
    workshopPictures,
    texts,
    siteImages,
    customizations,
    socialMedias,
    skipped,
  };
};

/** A talent with any hidden category is in no listing and has no page (upstream contract, Talents). */
const isShown = ({ talent, hiddenCategories }: ListedTalent): boolean => talent.categories.length > 0 && hiddenCategories.length === 0;

const toRecordList = (customizations: Result<Customizations, string>): RecordList<Customizations> =>
  customizations.ok
    ? { items: [customizations.value], skipped: [] }
    : { items: [], skipped: [{ resource: "customizations", id: null, reason: customizations.error }] };
