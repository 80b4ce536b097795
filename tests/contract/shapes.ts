import type { Json } from "./contract-client";

/** Returns null for a valid value. */
export type Check = (value: unknown) => string | null;

/** Missing, null and "" all mean "not given" (upstream contract, Conventions). */
const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === "";

export const text =
  (pattern = /\S/): Check =>
  (value) => {
    const isScalar = typeof value === "string" || typeof value === "number";
    return isScalar && pattern.test(String(value)) ? null : `is not a text like ${pattern}`;
  };

export const optional =
  (check: Check): Check =>
  (value) =>
    isAbsent(value) ? null : check(value);

export const listOfShape =
  (shape: Shape): Check =>
  (value) => {
    if (!Array.isArray(value)) return "is not a list";
    const problems = value.flatMap((item: unknown) => problemsOf(item, shape));
    return problems.length === 0 ? null : problems.join(", ");
  };

export const number: Check = (value) => (Number.isFinite(Number(value)) ? null : "is not a number");

export type Shape = Readonly<Record<string, Check>>;

/** Empty when the record follows the contract. */
export const problemsOf = (record: unknown, shape: Shape): string[] => {
  if (typeof record !== "object" || record === null) return ["is not an object"];
  const fields: Json = { ...record };
  return Object.entries(shape).flatMap(([field, check]) => {
    const problem = check(fields[field]);
    return problem === null ? [] : [`${String(fields.id ?? "?")}.${field} ${problem}`];
  });
};

const listOfTexts: Check = (value) =>
  Array.isArray(value) && value.every((item) => typeof item === "string" && item.trim() !== "") ? null : "is not a list of texts";

const DATE = text(/^\d{4}-\d{2}-\d{2}/);
const MEDIA = text(/^(https?:\/\/|[^/\s])\S*\.\w+(\?\S*)?$|^\/\S+\.\w+$/);

/** An item that the site can show; it leaves out others. */
const NETWORK: Shape = {
  network: text(/^\w+$/),
  handle: text(),
  url: optional(text(/^https:/)),
  followers: text(/^\d+$/),
  engagement: optional(number),
  measured_at: DATE,
};

export const TALENT: Shape = {
  id: text(),
  name: text(),
  gender: text(/^(man|woman)$/),
  cover: optional(MEDIA),
  birthdate: optional(DATE),
  categories: optional(listOfShape({ id: text(), category: text() })),
  hair: optional(text()),
  hair_kind: optional(text()),
  eyes: optional(text()),
  height: optional(text(/^\d+(\.\d+)?(\/\d\.\d{1,2})?$/)),
  shoes: optional(text(/^\d+(\.\d+)?$/)),
  jeans: optional(text(/^\d+(\.\d+)?([xX]\d+)?$/)),
  instagram: optional(text()),
  digitals_at: optional(DATE),
  credit_kinds: optional(listOfTexts),
  networks: optional(listOfShape(NETWORK)),
  city: optional(text()),
  languages: optional(listOfTexts),
  travels: optional((value) => (typeof value === "boolean" ? null : "is not true or false")),
  published_at: optional(DATE),
};

const GALLERY_ITEM: Shape = { id: text(), file: MEDIA, width: optional(number), height: optional(number) };
const VIDEO: Shape = { id: text(), provider: text(/^(youtube|vimeo|file)$/), file: text() };
const DIGITAL: Shape = { ...GALLERY_ITEM, date: DATE };
const CREDIT: Shape = {
  id: text(),
  year: text(/^(19|20)\d\d$|^2100$/),
  title: text(),
  role: optional(text()),
  production: optional(text()),
  kind: text(),
};

export const PROFILE: Shape = {
  ...TALENT,
  book: optional(listOfShape(GALLERY_ITEM)),
  compo: optional(listOfShape(GALLERY_ITEM)),
  video: optional(listOfShape(VIDEO)),
  digitals: optional(listOfShape(DIGITAL)),
  credits: optional(listOfShape(CREDIT)),
};

export const FEED_ITEM: Shape = { id: text(), permalink: text(/^https:/), media_url: MEDIA, media_type: text(), timestamp: optional(DATE) };

const BATCH_ITEM: Shape = { id: text(), slug: text(), language: text(/^(pt|en)$/), title: text() };

export const POST: Shape = {
  ...BATCH_ITEM,
  description: optional(text()),
  cover: optional(MEDIA),
  content: optional(text()),
  created_at: optional(DATE),
  updated_at: optional(DATE),
  batch: optional(text()),
  batchItems: optional(listOfShape(BATCH_ITEM)),
};

export const CAMPAIGN: Shape = {
  id: text(),
  slug: text(),
  title: text(),
  cover: optional(MEDIA),
  content: optional(text()),
  created_at: optional(DATE),
};

export const MAGAZINE: Shape = {
  id: text(),
  title: text(),
  description: optional(text()),
  cover: optional(MEDIA),
  content: text(/\.\w+(\s*,|$)/),
  created_at: optional(DATE),
};

export const ENTITIES: Readonly<Record<string, Shape>> = {
  slides: { id: text(), image_mobile: optional(MEDIA), image_desktop: optional(MEDIA), link: optional(text()), alt: optional(text()) },
  staff: {
    id: text(),
    name: text(),
    role: optional(text()),
    cover: optional(MEDIA),
    instagram: optional(text()),
    email: optional(text()),
    phone: optional(text()),
  },
  gallery: { id: text(), cover: MEDIA, title: optional(text()) },
};

const shaped =
  (shape: Shape): Check =>
  (value) => {
    const problems = problemsOf(value, shape);
    return problems.length === 0 ? null : problems.join(", ");
  };

const TEXTS = shaped({ pt: optional(text()), en: optional(text()) });
const IDS: Check = (value) => (Array.isArray(value) && value.every((id) => text()(id) === null) ? null : "is not a list of ids");
const COVER: Check = (value) =>
  typeof value === "string" ? MEDIA(value) : shaped({ file: MEDIA, width: optional(number), height: optional(number) })(value);

export const BOARD: Shape = {
  id: text(),
  slug: text(),
  name: TEXTS,
  text: optional(TEXTS),
  cover: optional(COVER),
  talents: optional(IDS),
  rule: optional(text()),
};

export const SITE_IMAGE: Shape = { file: MEDIA, width: optional(number), height: optional(number), alt: optional(text()) };
