import type { CollectionSlug, Payload, Where } from "payload";

import { WEBSITE_IMAGE_KEYS } from "../identity/index";
import { findShownDigitals } from "../consents/index";
import type { FileUse } from "../contract/content-store";
import { isPublished } from "../access/published";

/** For talents that use a file, one query per field. */
const TALENT_QUERIES: readonly ((id: number) => Where)[] = [
  (id) => ({ cover: { equals: id } }),
  (id) => ({ book: { in: [id] } }),
  (id) => ({ compo: { in: [id] } }),
  (id) => ({ "videos.upload": { equals: id }, "videos.provider": { equals: "file" } }),
];

type FileQuery = { collection: CollectionSlug; where: (id: number) => Where };

/** For other published records that use a file. */
const CONTENT_QUERIES: readonly FileQuery[] = [
  { collection: "posts", where: (id) => ({ and: [isPublished, { cover: { equals: id } }] }) },
  { collection: "campaigns", where: (id) => ({ and: [isPublished, { cover: { equals: id } }] }) },
  { collection: "magazines", where: (id) => ({ and: [isPublished, { or: [{ cover: { equals: id } }, { pages: { in: [id] } }] }] }) },
  { collection: "boards", where: (id) => ({ and: [isPublished, { cover: { equals: id } }] }) },
  { collection: "slides", where: (id) => ({ and: [isPublished, { or: [{ desktop: { equals: id } }, { mobile: { equals: id } }] }] }) },
  { collection: "staff", where: (id) => ({ and: [isPublished, { cover: { equals: id } }] }) },
  { collection: "gallery", where: (id) => ({ and: [isPublished, { cover: { equals: id } }] }) },
  { collection: "instagram-posts", where: (id) => ({ picture: { equals: id } }) },
];

/** Whether a file is among the digitals that a published talent may show. */
const isShownDigital = async (payload: Payload, id: number): Promise<boolean> => {
  const { docs } = await payload.find({
    collection: "talents",
    where: { and: [isPublished, { "digitals.picture": { equals: id } }] },
    depth: 0,
    pagination: false,
    select: { birthdate: true },
    overrideAccess: true,
  });
  return (await findShownDigitals(payload, docs)).size > 0;
};

/** Finds the published record that uses a file. Queries the database each time, so that withdrawn files are rejected immediately. */
export const createFileUseReader = (payload: Payload) => {
  const isInTexts = createTextSearch(payload);

  const isInWebsiteImages = async (id: number): Promise<boolean> => {
    const images = await payload.findGlobal({ slug: "website-images", depth: 0, overrideAccess: true });
    return WEBSITE_IMAGE_KEYS.some((key) => images[key] === id);
  };

  const isInHomePage = async (id: number): Promise<boolean> => {
    const { doors } = await payload.findGlobal({ slug: "home-page", depth: 0, overrideAccess: true });
    return Object.values(doors ?? {}).includes(id);
  };

  const isUsedIn = async ({ collection, where }: FileQuery, id: number): Promise<boolean> => {
    const { docs } = await payload.find({ collection, where: where(id), depth: 0, limit: 1, pagination: false, overrideAccess: true });
    return docs.length > 0;
  };

  return async (name: string): Promise<FileUse | null> => {
    const { docs } = await payload.find({
      collection: "media",
      where: { filename: { equals: name } },
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: true,
    });
    const id = docs[0]?.id;
    if (id === undefined) return null;
    for (const query of TALENT_QUERIES)
      if (await isUsedIn({ collection: "talents", where: () => ({ and: [isPublished, query(id)] }) }, id)) return "talent";
    if (await isShownDigital(payload, id)) return "talent";
    for (const query of CONTENT_QUERIES) if (await isUsedIn(query, id)) return "content";
    return (await isInWebsiteImages(id)) || (await isInHomePage(id)) || (await isInTexts({ id, name })) ? "content" : null;
  };
};

const COLLECTIONS_WITH_TEXTS = ["posts", "campaigns", "boards"] as const;

/** A link to a file in a text. */
const NAMED_FILE = /storage\/([0-9a-f-]{36}\.[a-z0-9]+)/g;

type TextFiles = { version: string; ids: ReadonlySet<number>; names: ReadonlySet<string> };

/** Caches the files in published texts until a published record is saved, published or unpublished. */
const createTextSearch = (payload: Payload) => {
  let cached: TextFiles | null = null;

  const readVersion = async (collection: (typeof COLLECTIONS_WITH_TEXTS)[number]): Promise<string> => {
    const { docs, totalDocs } = await payload.find({
      collection,
      where: isPublished,
      sort: "-updatedAt",
      limit: 1,
      depth: 0,
      select: { updatedAt: true },
      overrideAccess: true,
    });
    return `${totalDocs} ${docs[0]?.updatedAt ?? ""}`;
  };

  const readFiles = async (version: string): Promise<TextFiles> => {
    const ids = new Set<number>();
    const names = new Set<string>();
    for (const collection of COLLECTIONS_WITH_TEXTS) {
      const { docs } = await payload.find({
        collection,
        where: isPublished,
        locale: "all",
        depth: 0,
        pagination: false,
        select: { body: true },
        overrideAccess: true,
      });
      for (const doc of docs) {
        collectUploads(doc, ids);
        for (const [, name = ""] of JSON.stringify(doc).matchAll(NAMED_FILE)) names.add(name);
      }
    }
    return { version, ids, names };
  };

  return async ({ id, name }: { id: number; name: string }): Promise<boolean> => {
    const version = (await Promise.all(COLLECTIONS_WITH_TEXTS.map(readVersion))).join("/");
    if (cached?.version !== version) cached = await readFiles(version);
    return cached.ids.has(id) || cached.names.has(name);
  };
};

/** Adds the ids of upload nodes at any depth. */
const collectUploads = (value: unknown, ids: Set<number>): void => {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value && value.type === "upload" && "value" in value) {
    const upload: unknown = value.value;
    const id = typeof upload === "object" && upload !== null && "id" in upload ? upload.id : upload;
    if (typeof id === "number") ids.add(id);
  }
  for (const inner of Object.values(value)) collectUploads(inner, ids);
};
