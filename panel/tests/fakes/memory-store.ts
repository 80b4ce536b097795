import type { ContentStore, DraftStore, FileUse, Paging, Page, StoredPost, StoredTalent } from "../../src/contract/content-store";
import type { EntryToSave } from "../../src/contract/entry";
import type { FamilyStore } from "../../src/contract/family";

export const aTalent = (over: Partial<StoredTalent> = {}): StoredTalent => ({
  id: 412,
  name: "Ana Luísa Prado",
  cover: "a.jpg",
  gender: "woman",
  birthdate: "2016-03-09",
  categories: [{ id: 1, category: "kids" }],
  hair: "Light Brown",
  hairKind: "Wavy",
  eyes: "Green",
  height: "128/4.2",
  shoes: "31",
  jeans: "8x34",
  skills: ["Inglês"],
  instagram: null,
  book: [{ id: 1, file: "b.jpg", width: 1200, height: 1600, alt: {} }],
  compo: [],
  videos: [{ id: 5, provider: "youtube", file: "abc", width: 16, height: 9 }],
  ...over,
});

export const aPost = (over: Partial<StoredPost> = {}): StoredPost => ({
  id: 16,
  slug: { pt: "bastidores", en: "behind" },
  title: { pt: "Bastidores", en: "Behind" },
  description: { pt: "Resumo", en: "Summary" },
  html: { pt: "<p>Olá</p>", en: "<p>Hello</p>" },
  cover: "c.jpg",
  publishedAt: "2026-01-02T10:00:00.000Z",
  revisedAt: null,
  ...over,
});

/** A family store that knows no entry. */
export const NO_FAMILY: FamilyStore = {
  status: async () => null,
  erase: async () => false,
  showConfirmation: async () => "unknown",
  confirm: async () => "unknown",
};

export type MemoryContent = {
  talents: StoredTalent[];
  posts: StoredPost[];
  drafts?: Partial<DraftStore>;
  fileUse?: FileUse | null;
  family?: Partial<FamilyStore>;
};

const slice = <T>(all: T[], { page, perPage }: Paging): Page<T> => ({
  items: all.slice((page - 1) * perPage, page * perPage),
  total: all.length,
});

/** A content store in memory; `saved` contains the entries that were sent. */
export const memoryStore = ({
  talents,
  posts,
  drafts = {},
  fileUse = "content",
  family = {},
}: MemoryContent): ContentStore & { saved: EntryToSave[] } => {
  const saved: EntryToSave[] = [];
  return {
    saved,
    family: { ...NO_FAMILY, ...family },
    drafts: { talent: async () => null, post: async () => null, campaign: async () => null, ...drafts },
    talents: async (paging) => slice(talents, paging),
    talent: async (id) => talents.find((talent) => String(talent.id) === id) ?? null,
    fileUse: async () => fileUse,
    categories: async () => [{ id: 1, category: "kids" }],
    instagramPosts: async () => [
      {
        id: 1,
        permalink: "https://www.instagram.com/p/x/",
        file: "i.jpg",
        isVideo: false,
        caption: null,
        timestamp: "2026-01-01T00:00:00.000Z",
      },
    ],
    posts: async ({ locale, ...paging }) =>
      slice(
        posts.filter(({ title }) => locale === null || title[locale] !== undefined),
        paging,
      ),
    campaigns: async (paging) =>
      slice([{ id: 4, slug: "verao", title: { pt: "Verão" }, html: {}, cover: "v.jpg", publishedAt: "2026-01-01T00:00:00.000Z" }], paging),
    magazines: async (paging) =>
      slice(
        [
          {
            id: 2,
            title: { pt: "Nº 1", en: "No. 1" },
            description: {},
            cover: "m.jpg",
            pages: ["1.jpg", "2.jpg"],
            publishedAt: "2026-01-01T00:00:00.000Z",
          },
        ],
        paging,
      ),
    slides: async () => [{ id: 1, mobile: "s.jpg", desktop: "s.mp4", link: "/kids", alt: { pt: "Slide" } }],
    staff: async () => [
      { id: 3, name: "Iracema", role: { pt: "Diretora", en: "Director" }, cover: null, instagram: null, email: null, phone: "-" },
    ],
    gallery: async () => [{ id: 7, cover: "g.jpg", title: { pt: "Aula" } }],
    websiteTexts: async () => ({ contact_zip: { pt: "01000-000" } }),
    websiteImages: async () => ({ logo: { id: 9, file: "logo.png", width: 300, height: 80, alt: { pt: "Casa Juriti" } } }),
    customizations: async () => ({
      agencyName: "Casa Juriti",
      founded: 2006,
      themeColor: null,
      bookingProvider: null,
      bookDownload: true,
      minorsInstagram: false,
      countVisits: true,
      homeIntro: true,
    }),
    socialMedias: async () => ({ instagram: "https://www.instagram.com/casajuriti.demo/" }),
    saveEntry: async (toSave) => {
      saved.push(toSave);
      return { id: saved.length };
    },
  };
};
