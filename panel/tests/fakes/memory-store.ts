import type { ContentStore, DraftStore, FileUse, Paging, Page, StoredPost, StoredTalent } from "../../src/contract/content-store";
import type { EntryToSave } from "../../src/contract/entry";
import type { FamilyStore } from "../../src/contract/family";
import type { PackageStore } from "../../src/contract/package";

export const aTalent = (over: Partial<StoredTalent> = {}): StoredTalent => ({
  id: 412,
  name: "Ana Luísa Prado",
  cover: "a.jpg",
  gender: "woman",
  birthdate: "2016-03-09",
  categories: [{ id: 1, category: "kids" }],
  traits: {
    hair: "Light Brown",
    hairKind: "Wavy",
    eyes: "Green",
    height: "128/4.2",
    shoes: "31",
    jeans: "8x34",
    skills: ["Inglês"],
    city: "Santos",
    languages: ["Espanhol"],
    travels: true,
  },
  publishedAt: "2026-05-04T12:00:00.000Z",
  instagram: null,
  digitalsOn: null,
  creditKinds: [],
  networks: [],
  book: [{ id: 1, file: "b.jpg", width: 1200, height: 1600, alt: {} }],
  compo: [],
  digitals: [],
  videos: [{ id: 5, provider: "youtube", file: "abc", width: 16, height: 9, isShowreel: false }],
  credits: [],
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

export const NO_FAMILY: FamilyStore = {
  status: async () => null,
  erase: async () => false,
  showConfirmation: async () => "unknown",
  confirm: async () => "unknown",
};

export const NO_PACKAGES: PackageStore = {
  find: async () => ({ state: "unknown" }),
  contact: async () => ({ name: "Casa Juriti", phone: null, whatsapp: null }),
  unlock: async () => null,
  answers: async () => ({ people: [], picks: [] }),
  save: async () => "unknown-talent",
  opened: async () => undefined,
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

/** `saved` contains the entries that were sent. */
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
    packages: NO_PACKAGES,
    drafts: { talent: async () => null, post: async () => null, campaign: async () => null, words: async () => null, ...drafts },
    talents: async (paging) => slice(talents, paging),
    talentCursor: async () => "now",
    talentChanges: async (cursor, paging) => (cursor === "now" ? { ...slice([], paging), ids: talents.map(({ id }) => String(id)) } : null),
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
      minorsDigitals: false,
      numbersMaxAgeDays: 180,
      countVisits: true,
      homeIntro: true,
      languages: ["pt"],
      look: { initials: null, displayFace: null, paper: null, accents: {} },
    }),
    home: async () => ({
      sections: ["doors", "slider"],
      doors: [{ category: "kids", media: { id: 12, file: "door.jpg", width: 900, height: 1200, alt: { pt: "Balões" } } }],
      newFaces: [1],
    }),
    boards: async () => [
      {
        id: 5,
        slug: "novos-rostos",
        name: { pt: "Novos rostos", en: "New faces" },
        html: { pt: "<p>Texto</p>" },
        cover: { id: 13, file: "board.jpg", width: 900, height: 1200, alt: {} },
        members: { talents: [1] },
        isInMenu: true,
        isOnHome: false,
      },
      {
        id: 6,
        slug: "meninas",
        name: { pt: "Meninas" },
        html: {},
        cover: null,
        members: { rule: "/kids/meninas" },
        isInMenu: false,
        isOnHome: true,
      },
    ],
    menu: async () => [{ item: "kids", isShown: false, label: { pt: "Crianças" } }],
    socialMedias: async () => ({ instagram: "https://www.instagram.com/casajuriti.demo/" }),
    saveEntry: async (toSave) => {
      saved.push(toSave);
      return { id: saved.length };
    },
  };
};
