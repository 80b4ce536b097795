import type { CollectionSlug, GlobalSlug, Payload } from "payload";

import { isPublished } from "../access/published";

/** Collections with texts for visitors; media because of the descriptions of pictures. */
const COLLECTIONS = [
  "posts",
  "campaigns",
  "magazines",
  "boards",
  "staff",
  "gallery",
  "slides",
  "instagram-posts",
  "media",
] as const satisfies readonly CollectionSlug[];
const GLOBALS = ["website-texts"] as const satisfies readonly GlobalSlug[];

export type SiteText = {
  kind: "collections" | "globals";
  slug: string;
  /** Null for a global. */
  id: number | null;
  title: string;
  updatedAt: string;
  /** As `normalizeText` returns it. */
  text: string;
};

type NamedTalent = { id: number; name: string };

type Mention = { text: SiteText; talents: NamedTalent[] };

/** Lower-case words without accents, with a space before and after each, so that whole words can be searched for. */
const normalizeText = (text: string): string =>
  ` ${text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .join(" ")} `;

const INLINE_TYPES = ["text", "link", "autolink"];

const isInline = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "type" in value && INLINE_TYPES.includes(String(value.type));

/** All text of a document in all languages. Text nodes are joined without a space, since a name may be partly bold. */
const collectText = (value: unknown): string => {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((item) => (isInline(item) ? collectText(item) : ` ${collectText(item)} `)).join("");
  if (typeof value !== "object" || value === null) return "";
  if (isInline(value)) return collectText("text" in value ? value.text : "children" in value ? value.children : "");
  return Object.values(value)
    .map((item) => ` ${collectText(item)} `)
    .join("");
};

const fieldOf = (doc: object, name: string): unknown => new Map<string, unknown>(Object.entries(doc)).get(name);

/** The title in the first language that has one, or else the file name; empty without either. */
const titleOf = (doc: object): string => {
  for (const name of ["title", "name", "caption", "alt", "filename"]) {
    const value = fieldOf(doc, name);
    const text =
      typeof value === "object" && value !== null ? Object.values(value).find((item) => typeof item === "string" && item !== "") : value;
    if (typeof text === "string" && text !== "") return text.slice(0, 80);
  }
  return "";
};

const updatedAtOf = (doc: object): string => String(fieldOf(doc, "updatedAt") ?? "");

export const readSiteTexts = async (payload: Payload): Promise<SiteText[]> => {
  const texts: SiteText[] = [];
  for (const slug of COLLECTIONS) {
    const where = payload.collections[slug].config.versions?.drafts ? isPublished : {};
    const { docs } = await payload.find({ collection: slug, where, depth: 0, locale: "all", pagination: false, overrideAccess: true });
    for (const doc of docs)
      texts.push({
        kind: "collections",
        slug,
        id: doc.id,
        title: titleOf(doc),
        updatedAt: updatedAtOf(doc),
        // The site never shows a file's original name.
        text: normalizeText(collectText({ ...doc, originalName: null })),
      });
  }
  for (const slug of GLOBALS) {
    const doc = await payload.findGlobal({ slug, depth: 0, locale: "all", overrideAccess: true });
    texts.push({ kind: "globals", slug, id: null, title: "", updatedAt: updatedAtOf(doc), text: normalizeText(collectText(doc)) });
  }
  return texts;
};

/** Searches for full names, ignoring case and accents. */
export const findMentions = (texts: readonly SiteText[], talents: readonly NamedTalent[]): Mention[] => {
  const searched = talents.map((talent) => ({ talent, name: normalizeText(talent.name) })).filter(({ name }) => name.trim() !== "");
  return texts
    .map((text) => ({ text, talents: searched.filter(({ name }) => text.text.includes(name)).map(({ talent }) => talent) }))
    .filter((mention) => mention.talents.length > 0);
};

export const readWithdrawnTalents = async (payload: Payload): Promise<NamedTalent[]> => {
  const { docs } = await payload.find({
    collection: "talents",
    where: { _status: { not_equals: "published" } },
    depth: 0,
    pagination: false,
    select: { name: true },
    overrideAccess: true,
  });
  return docs.map(({ id, name }) => ({ id, name }));
};
