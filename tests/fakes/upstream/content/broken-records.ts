import type { WireRecord } from "./records";

/** A record that breaks the contract, and the reason that the adapter gives for skipping it. */
export interface BrokenRecord {
  resource: string;
  /** Null when the record has none. */
  id: string | null;
  reason: string;
  record: unknown;
}

const LONG_TEXT = `<p>${"muito texto ".repeat(45_000)}</p>`;

const byId = (records: readonly BrokenRecord[]): WireRecord => Object.fromEntries(records.map(({ id, record }) => [id, record]));

const talent = { name: "Talento Quebrado", gender: "woman", categories: [{ id: 4, category: "talents" }] };
const post = { title: "Artigo quebrado", content: "<p>x</p>", language: "pt" };

export const BROKEN_TALENTS: readonly BrokenRecord[] = [
  { resource: "talents", id: null, reason: "id is missing", record: talent },
  { resource: "talents", id: "491", reason: "name is missing", record: { ...talent, id: 491, name: "  " } },
  { resource: "talents", id: "492", reason: "gender is neither man nor woman", record: { ...talent, id: 492, gender: "robot" } },
  { resource: "talents", id: "493", reason: "height is not a text", record: { ...talent, id: 493, height: { cm: 170 } } },
  { resource: "talents", id: "494", reason: "the category list is not a list", record: { ...talent, id: 494, categories: "kids" } },
  { resource: "talents", id: null, reason: "it is not an object", record: "talent" },
  { resource: "talents", id: "401", reason: "its id is repeated", record: { ...talent, id: "401" } },
];

export const BROKEN_POSTS: readonly BrokenRecord[] = [
  { resource: "posts", id: "91", reason: "title is missing", record: { ...post, id: 91, slug: "sem-titulo", title: null } },
  { resource: "posts", id: "92", reason: "slug is missing", record: { ...post, id: 92 } },
  {
    resource: "posts",
    id: "93",
    reason: "language is neither pt nor en",
    record: { ...post, id: 93, slug: "em-espanhol", language: "es" },
  },
  {
    resource: "posts",
    id: "94",
    reason: "its text is larger than 512 KB",
    record: { ...post, id: 94, slug: "enorme", content: LONG_TEXT },
  },
  {
    resource: "posts",
    id: "95",
    reason: "its slug is already used by 31",
    record: { ...post, id: 95, slug: "bastidores-da-campanha", created_at: "2020-01-01" },
  },
];

export const BROKEN_CAMPAIGNS: readonly BrokenRecord[] = [
  { resource: "campaigns", id: "81", reason: "slug is missing", record: { id: 81, title: "Sem endereço", slug: "" } },
];

export const BROKEN_MAGAZINES: readonly BrokenRecord[] = [
  { resource: "magazines", id: "71", reason: "content has no page", record: { id: 71, title: "Vazia", content: " , " } },
  {
    resource: "magazines",
    id: "72",
    reason: "a page of content is not on an allowed media host",
    record: { id: 72, title: "Alheia", content: "a.jpg,https://foreign.example/b.jpg" },
  },
];

export const BROKEN_SLIDES: readonly BrokenRecord[] = [
  {
    resource: "slides",
    id: "61",
    reason: "image_mobile and image_desktop are missing, or not on an allowed media host",
    record: { id: 61, alt: "Sem imagem" },
  },
];

export const BROKEN_STAFF: readonly BrokenRecord[] = [
  { resource: "staff", id: "62", reason: "name is missing", record: { id: 62, role: "Ninguém" } },
];

export const BROKEN_GALLERY: readonly BrokenRecord[] = [
  {
    resource: "gallery",
    id: "63",
    reason: "cover is not on an allowed media host",
    record: { id: 63, cover: "https://foreign.example/x.jpg" },
  },
  { resource: "gallery", id: "64", reason: "cover is not on an allowed media host", record: { id: 64, cover: "../../etc/passwd" } },
];

export const BROKEN_BOARDS: readonly BrokenRecord[] = [
  { resource: "boards", id: "65", reason: "name is missing", record: { id: 65, slug: "sem-nome", name: {}, talents: [408] } },
  { resource: "boards", id: "66", reason: "talents and rule are missing", record: { id: 66, slug: "sem-ninguem", name: { pt: "Sem" } } },
  {
    resource: "boards",
    id: "67",
    reason: "rule is not the address of a list",
    record: { id: 67, slug: "alheia", name: { pt: "Alheia" }, rule: "https://foreign.example/kids" },
  },
  {
    resource: "boards",
    id: "68",
    reason: "rule is not the address of a list",
    record: { id: 68, slug: "oculta", name: { pt: "Oculta" }, rule: "/pesquisa?categoria=TF - Campanha" },
  },
  {
    resource: "boards",
    id: "69",
    reason: "its slug is already used by 1",
    record: { id: 69, slug: "rostos", name: { pt: "Outros rostos" }, talents: [408] },
  },
];

export const BROKEN_TEXTS: readonly BrokenRecord[] = [
  { resource: "website-texts", id: "broken_text", reason: "pt is not a text", record: { pt: ["a", "b"] } },
];

export const BROKEN_IMAGES: readonly BrokenRecord[] = [
  { resource: "website-images", id: "broken_image", reason: "file is missing", record: { alt: "sem arquivo" } },
];

export const BROKEN_SOCIAL_MEDIAS: readonly BrokenRecord[] = [
  { resource: "social-medias", id: "tiktok", reason: "url is not an https address", record: { url: "http://tiktok.example/@x" } },
];

/** The broken records of all lists and documents, without profiles and feed. */
export const BROKEN_RECORDS: readonly BrokenRecord[] = [
  ...BROKEN_TALENTS,
  ...BROKEN_POSTS,
  ...BROKEN_CAMPAIGNS,
  ...BROKEN_MAGAZINES,
  ...BROKEN_SLIDES,
  ...BROKEN_STAFF,
  ...BROKEN_GALLERY,
  ...BROKEN_BOARDS,
  ...BROKEN_TEXTS,
  ...BROKEN_IMAGES,
  ...BROKEN_SOCIAL_MEDIAS,
];

export const BROKEN_FEED: readonly BrokenRecord[] = [
  {
    resource: "instagram",
    id: "f1",
    reason: "it is a video",
    record: { id: "f1", permalink: "https://www.instagram.com/p/f1/", media_url: "feed/f1.mp4", media_type: "VIDEO" },
  },
  {
    resource: "instagram",
    id: "f2",
    reason: "media_url is not on an allowed media host",
    record: { id: "f2", permalink: "https://www.instagram.com/p/f2/", media_url: "https://foreign.example/f2.jpg" },
  },
];

/** Talent 406's broken gallery items; a profile reports them as `talents.book` and `talents.video`. */
export const BROKEN_GALLERY_ITEMS: readonly BrokenRecord[] = [
  { resource: "talents.book", id: "406/78", reason: "file is missing", record: { id: 78, width: 1, height: 1 } },
  { resource: "talents.video", id: "406/8", reason: "provider is unknown", record: { id: 8, provider: "flash", file: "x.swf" } },
];

export const BROKEN_TEXT_ENTRIES = byId(BROKEN_TEXTS);
export const BROKEN_IMAGE_ENTRIES = byId(BROKEN_IMAGES);
export const BROKEN_SOCIAL_ENTRIES = byId(BROKEN_SOCIAL_MEDIAS);
