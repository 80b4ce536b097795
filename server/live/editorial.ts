import { LIST_PAGE_SIZE } from "../../src/config/constants";
import { mediaAddress } from "../../src/config/media";
import type { Campaign, Magazine, Post } from "../../src/domain/editorial";
import { isLocale, type Locale } from "../../src/domain/locale";
import { success, type Result } from "../../src/domain/result";
import type { FeedPicture, InstagramItem } from "../../src/domain/content";
import type { RecordList } from "../../src/upstream/record-list";
import type { UpstreamError } from "../../src/upstream/upstream-error";
import { encodeJson, type EncodedBody } from "../http/encoded-body";
import type { DiskCopies } from "../lib/disk-copies";
import { createStaleCache } from "../lib/stale-cache";

type Fetched<Item> = Promise<Result<RecordList<Item>, UpstreamError>>;

export interface EditorialSource {
  posts: (language: Locale, page: number) => Fetched<Post>;
  campaigns: () => Fetched<Campaign>;
  magazines: () => Fetched<Magazine>;
  instagram: () => Fetched<InstagramItem>;
}

const FRESH_MS = 60_000;
const FEED_PICTURE_WIDTH = 480;

interface EditorialOptions {
  now: () => number;
  isUpstreamDown: () => boolean;
  staleMs: number;
  diskOf: (list: string) => DiskCopies<EncodedBody>;
}

/** Each is fetched once a minute at most. */
export const createEditorial = (source: EditorialSource, { now, isUpstreamDown, staleMs, diskOf }: EditorialOptions) => {
  const cacheOf = (list: string, load: (key: string) => Promise<Result<EncodedBody, UpstreamError>>) =>
    createStaleCache({ load, disk: diskOf(list), freshMs: FRESH_MS, staleMs, max: 200, now, isUpstreamDown });

  const postPages = cacheOf("posts", async (key) => {
    const { language, page } = parseKey(key);
    return encodePage(await source.posts(language, page), withoutBody);
  });
  const campaignPages = cacheOf("campaigns", async (key) => encodePage(cutPage(await source.campaigns(), key), withoutBody));
  const magazinePages = cacheOf("magazines", async (key) => encodePage(cutPage(await source.magazines(), key), (magazine) => magazine));
  const feed = cacheOf("instagram", async () => {
    const result = await source.instagram();
    return result.ok ? success(await encodeJson(result.value.items.map(toFeedPicture))) : result;
  });

  const caches = [postPages, campaignPages, magazinePages, feed];
  return {
    posts: (language: Locale, page: number) => postPages.get(toKey(language, page)),
    campaigns: (language: Locale, page: number) => campaignPages.get(toKey(language, page)),
    magazines: (language: Locale, page: number) => magazinePages.get(toKey(language, page)),
    /** Empty when the feed fails; the page then omits the section (upstream contract). */
    instagram: async (): Promise<EncodedBody> => {
      const body = await feed.get("feed");
      return body.ok ? body.value : encodeJson([]);
    },
    expire: () => caches.forEach((cache) => cache.expire()),
    drain: () => Promise.all(caches.map((cache) => cache.drain())),
  };
};

export type Editorial = ReturnType<typeof createEditorial>;

const toKey = (language: Locale, page: number): string => `${language}/${page}`;

const parseKey = (key: string): { language: Locale; page: number } => {
  const [language, page] = key.split("/");
  return { language: isLocale(language) ? language : "pt", page: Number(page) };
};

/** The upstream sends these lists complete; returns one page of one language. */
const cutPage = <Item extends { language: Locale }>(
  result: Result<RecordList<Item>, UpstreamError>,
  key: string,
): Result<RecordList<Item>, UpstreamError> => {
  if (!result.ok) return result;
  const { language, page } = parseKey(key);
  const ofLanguage = result.value.items.filter((item) => item.language === language);
  const start = (page - 1) * LIST_PAGE_SIZE;
  return success({ ...result.value, items: ofLanguage.slice(start, start + LIST_PAGE_SIZE) });
};

const encodePage = async <Item, Card>(
  result: Result<RecordList<Item>, UpstreamError>,
  toCard: (item: Item) => Card,
): Promise<Result<EncodedBody, UpstreamError>> =>
  result.ok ? success(await encodeJson({ items: result.value.items.map(toCard) })) : result;

/** Lists do not need the bodies. */
const withoutBody = <Item extends { contentHtml: string }>({ contentHtml: _omitted, ...card }: Item) => card;

const toFeedPicture = ({ itemId, permalink, caption, picture }: InstagramItem): FeedPicture => ({
  itemId,
  permalink,
  caption,
  picture: mediaAddress(picture, FEED_PICTURE_WIDTH),
});
