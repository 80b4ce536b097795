import * as broken from "./broken-records";
import * as editorial from "./posts";
import { isWireRecord, type UpstreamContent, type WireRecord } from "./records";
import { PACKAGES } from "./packages";
import * as talents from "./talents";
import * as website from "./website";

/** Values of the placeholders `{panel}` and `{media}` inside the content. */
export interface ContentAddresses {
  panel: string;
  media: string;
}

const recordsOf = (records: readonly broken.BrokenRecord[]): unknown[] => records.map(({ record }) => record);

/** Serialised once, since every test of the gateway starts a double. */
let template: string | null = null;

/** The double's content: every case that the contract allows, and the broken records. */
export const fixtureContent = ({ panel, media }: ContentAddresses): UpstreamContent => {
  template ??= JSON.stringify(allContent());
  return JSON.parse(template.replaceAll("{panel}", panel).replaceAll("{media}", media)) as UpstreamContent;
};

const allContent = (): UpstreamContent => ({
  talents: [...talents.GOOD_TALENTS.map(withBrokenItems), ...recordsOf(broken.BROKEN_TALENTS)],
  tellsChanges: false,
  takesJsonEntries: false,
  profileAnswers: { ...talents.PROFILE_ANSWERS },
  drafts: {},
  categories: [...talents.CATEGORIES],
  instagram: [...website.GOOD_FEED, ...recordsOf(broken.BROKEN_FEED)],
  posts: {
    pt: [...(editorial.GOOD_POSTS.pt ?? []), ...recordsOf(broken.BROKEN_POSTS)],
    en: [...(editorial.GOOD_POSTS.en ?? [])],
  },
  campaigns: withBroken(editorial.GOOD_CAMPAIGNS, broken.BROKEN_CAMPAIGNS),
  magazines: withBroken(editorial.GOOD_MAGAZINES, broken.BROKEN_MAGAZINES),
  slides: [...website.GOOD_SLIDES, ...recordsOf(broken.BROKEN_SLIDES)],
  staff: [...website.GOOD_STAFF, ...recordsOf(broken.BROKEN_STAFF)],
  gallery: [...website.GOOD_GALLERY, ...recordsOf(broken.BROKEN_GALLERY)],
  boards: [...website.GOOD_BOARDS, ...recordsOf(broken.BROKEN_BOARDS)],
  websiteTexts: { ...website.GOOD_TEXTS, ...broken.BROKEN_TEXT_ENTRIES },
  websiteImages: { ...website.GOOD_IMAGES, ...broken.BROKEN_IMAGE_ENTRIES },
  customizations: website.CUSTOMIZATIONS,
  socialMedias: { ...website.GOOD_SOCIAL_MEDIAS, ...broken.BROKEN_SOCIAL_ENTRIES },
  packages: { ...PACKAGES },
});

const withBroken = (
  good: Readonly<Record<string, readonly WireRecord[]>>,
  records: readonly broken.BrokenRecord[],
): Record<string, unknown[]> =>
  Object.fromEntries(Object.entries(good).map(([language, list]) => [language, [...list, ...recordsOf(records)]]));

const withBrokenItems = (talent: WireRecord): WireRecord => {
  if (talent.id !== 406) return talent;
  const [book, video] = broken.BROKEN_GALLERY_ITEMS;
  return { ...talent, book: [...listOf(talent.book), book?.record], video: [...listOf(talent.video), video?.record] };
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const withoutBrokenRecords = (content: UpstreamContent): UpstreamContent => {
  const known = new Set(
    [...broken.BROKEN_RECORDS, ...broken.BROKEN_FEED, ...broken.BROKEN_GALLERY_ITEMS].map(({ record }) => JSON.stringify(record)),
  );
  return JSON.parse(JSON.stringify(content), (_key, value: unknown) => {
    if (Array.isArray(value)) return value.filter((item) => !known.has(JSON.stringify(item)));
    return isWireRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, entry]) => !known.has(JSON.stringify(entry)))) : value;
  }) as UpstreamContent;
};

/** The content of an empty store. PHP sends an empty map as a list. */
export const emptyContent = (): UpstreamContent => ({
  talents: [],
  tellsChanges: false,
  takesJsonEntries: false,
  profileAnswers: {},
  drafts: {},
  categories: [],
  instagram: [],
  posts: { pt: [], en: [] },
  campaigns: { pt: [], en: [] },
  magazines: { pt: [], en: [] },
  slides: [],
  staff: [],
  gallery: [],
  boards: null,
  websiteTexts: [],
  websiteImages: [],
  customizations: [],
  socialMedias: [],
  packages: {},
});

export const recordById = (records: readonly unknown[], id: string): WireRecord | undefined =>
  records.filter(isWireRecord).find((record) => String(record.id) === id);
