import type { CollectionSlug, GlobalSlug, Payload } from "payload";

import { isPublished } from "../store/published";

/** Collections whose texts visitors read; media for the descriptions of pictures. */
const COLLECTIONS = [
  "posts",
  "campaigns",
  "magazines",
  "staff",
  "gallery",
  "slides",
  "instagram-posts",
  "media",
] as const satisfies readonly CollectionSlug[];
const GLOBALS = ["website-texts"] as const satisfies readonly GlobalSlug[];

/** A published text of the site, found by its address in the admin. */
export type SiteText = {
  kind: "collections" | "globals";
  slug: string;
  /** Null for a global. */
  id: number | null;
  title: string;
  updatedAt: string;
  text: string;
};

export type Named = { id: number; name: string };

export type Mention = { text: SiteText; talents: Named[] };

/** Words without case and accents, one space around each. */
export const toPlainWords = (text: string): string =>
  ` ${text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .join(" ")} `;

const INLINE = ["text", "link", "autolink"];

const isInline = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "type" in value && INLINE.includes(String(value.type));

/** All text of a document in all languages; a name that is formatted in parts stays whole. */
const textIn = (value: unknown): string => {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((item) => (isInline(item) ? textIn(item) : ` ${textIn(item)} `)).join("");
  if (typeof value !== "object" || value === null) return "";
  if (isInline(value)) return textIn("text" in value ? value.text : "children" in value ? value.children : "");
  return Object.values(value)
    .map((item) => ` ${textIn(item)} `)
    .join("");
};

const fieldOf = (doc: object, name: string): unknown => new Map<string, unknown>(Object.entries(doc)).get(name);

/** The first language's title; a file name or nothing where there is none. */
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

/** Every text that visitors may read. */
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
        text: toPlainWords(textIn(doc)),
      });
  }
  for (const slug of GLOBALS) {
    const doc = await payload.findGlobal({ slug, depth: 0, locale: "all", overrideAccess: true });
    texts.push({ kind: "globals", slug, id: null, title: "", updatedAt: updatedAtOf(doc), text: toPlainWords(textIn(doc)) });
  }
  return texts;
};

/** The published texts that name one of these people by their full name, case and accents aside. */
export const findMentions = (texts: readonly SiteText[], people: readonly Named[]): Mention[] => {
  const named = people.map((person) => ({ person, words: toPlainWords(person.name) })).filter(({ words }) => words.trim() !== "");
  return texts
    .map((text) => ({ text, talents: named.filter(({ words }) => text.text.includes(words)).map(({ person }) => person) }))
    .filter(({ talents }) => talents.length > 0);
};

/** Talents who are not published now. */
export const readWithdrawnTalents = async (payload: Payload): Promise<Named[]> => {
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
