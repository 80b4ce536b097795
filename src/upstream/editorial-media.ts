import { LOCALES } from "../domain/locale";
import type { MediaPath, Picture } from "../domain/media";
import { success, type Result } from "../domain/result";
import { fetchBoards } from "./boards/fetch-boards";
import { fetchCampaigns } from "./campaigns/fetch-campaigns";
import { fetchDocument } from "./content/fetch-document";
import { fetchSiteTexts } from "./content/fetch-site-texts";
import { normalizeHome } from "./content/normalize-home";
import { normalizeSiteImages } from "./content/normalize-site-images";
import { fetchSlides } from "./entities/fetch-slides";
import { fetchStaff } from "./entities/fetch-staff";
import { fetchWorkshopPictures } from "./entities/fetch-workshop-pictures";
import { mediaPathsIn } from "./html/media-paths";
import { fetchInstagram } from "./instagram/fetch-instagram";
import { fetchMagazines } from "./magazines/fetch-magazines";
import { fetchAllRecords } from "./pages";
import { blogList, readPostRecords } from "./posts/fetch-post-records";
import type { UpstreamSource } from "./source";
import { allOrFailure, type RecordList } from "./record-list";
import type { UpstreamError } from "./upstream-error";

type MediaPaths = Promise<Result<readonly MediaPath[], UpstreamError>>;

/** By resource; all published content except talents. */
export const EDITORIAL_MEDIA: Readonly<Record<string, (source: UpstreamSource) => MediaPaths>> = {
  posts: async (source) => {
    const lists = allOrFailure(await Promise.all(LOCALES.map((language) => fetchAllRecords(source.client, blogList(language)))));
    if (!lists.ok) return lists;
    const read = LOCALES.flatMap((language, index) => readPostRecords(lists.value[index] ?? [], language, source).items);
    return success(read.flatMap(({ versions }) => versions).flatMap(pathsOfArticle));
  },
  campaigns: (source) => pathsOf(fetchCampaigns(source), pathsOfArticle),
  magazines: (source) => pathsOf(fetchMagazines(source), ({ cover, pages }) => [...pathsOfCover(cover), ...pages]),
  boards: (source) =>
    pathsOf(fetchBoards(source), ({ cover, text }) => [...pathsOfCover(cover), ...mediaPathsIn(`${text.pt ?? ""} ${text.en ?? ""}`)]),
  slides: (source) => pathsOf(fetchSlides(source), ({ mobile, desktop }) => [mobile.path, desktop.path]),
  staff: (source) => pathsOf(fetchStaff(source), ({ cover }) => pathsOfCover(cover)),
  gallery: (source) => pathsOf(fetchWorkshopPictures(source), ({ cover }) => [cover.path]),
  instagram: async (source) => {
    const feed = await pathsOf(fetchInstagram(source), ({ picture }) => [picture]);
    return !feed.ok && feed.error.status === 404 ? success([]) : feed; // a store without a feed
  },
  texts: (source) => pathsOf(fetchSiteTexts(source), ({ pt, en }) => mediaPathsIn(`${pt ?? ""} ${en ?? ""}`)),
  home: async ({ client, settings }) => {
    const document = await fetchDocument(client, "/api/customizations");
    if (!document.ok) return document;
    return success(normalizeHome(document.value, settings).settings.doorPictures.map(({ picture }) => picture.path));
  },
  images: async ({ client, settings }) => {
    const document = await fetchDocument(client, "/api/website-images");
    return document.ok ? success(normalizeSiteImages(document.value, settings).items.map(({ path }) => path)) : document;
  },
};

const pathsOf = async <Item>(
  fetched: Promise<Result<RecordList<Item>, UpstreamError>>,
  read: (item: Item) => readonly MediaPath[],
): MediaPaths => {
  const list = await fetched;
  return list.ok ? success(list.value.items.flatMap(read)) : list;
};

const pathsOfArticle = ({ cover, contentHtml }: { cover: Picture | null; contentHtml: string }): readonly MediaPath[] => [
  ...pathsOfCover(cover),
  ...mediaPathsIn(contentHtml),
];

const pathsOfCover = (cover: Picture | null): readonly MediaPath[] => (cover === null ? [] : [cover.path]);
