import type { CollectionSlug, Payload, Where } from "payload";

import type { FileUse } from "../contract/content-store";
import { isPublished } from "./published";

/** The fields of a talent that hold files. */
const TALENT_FIELDS: readonly ((id: number) => Where)[] = [
  (id) => ({ cover: { equals: id } }),
  (id) => ({ book: { in: [id] } }),
  (id) => ({ compo: { in: [id] } }),
  (id) => ({ "videos.upload": { equals: id }, "videos.provider": { equals: "file" } }),
];

type Use = { collection: CollectionSlug; where: (id: number) => Where };

const CONTENT_FIELDS: readonly Use[] = [
  { collection: "posts", where: (id) => ({ and: [isPublished, { cover: { equals: id } }] }) },
  { collection: "campaigns", where: (id) => ({ and: [isPublished, { cover: { equals: id } }] }) },
  { collection: "magazines", where: (id) => ({ and: [isPublished, { or: [{ cover: { equals: id } }, { pages: { in: [id] } }] }] }) },
  { collection: "slides", where: (id) => ({ and: [isPublished, { or: [{ desktop: { equals: id } }, { mobile: { equals: id } }] }] }) },
  { collection: "staff", where: (id) => ({ and: [isPublished, { cover: { equals: id } }] }) },
  { collection: "gallery", where: (id) => ({ and: [isPublished, { cover: { equals: id } }] }) },
  { collection: "instagram-posts", where: (id) => ({ picture: { equals: id } }) },
];

/** Who publishes a file, asked of the database each time, so that an unpublished record's files are refused at once. */
export const createFileUse = (payload: Payload) => {
  const isInTexts = createTextSearch(payload);

  const isInWebsiteImages = async (id: number): Promise<boolean> => {
    const { logo, intro, share } = await payload.findGlobal({ slug: "website-images", depth: 0, overrideAccess: true });
    return [logo, intro, share].includes(id);
  };

  const isUsedIn = async ({ collection, where }: Use, id: number): Promise<boolean> => {
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
    for (const field of TALENT_FIELDS)
      if (await isUsedIn({ collection: "talents", where: () => ({ and: [isPublished, field(id)] }) }, id)) return "talent";
    for (const use of CONTENT_FIELDS) if (await isUsedIn(use, id)) return "content";
    return (await isInWebsiteImages(id)) || (await isInTexts({ id, name })) ? "content" : null;
  };
};

const WITH_TEXTS = ["posts", "campaigns"] as const;

const NAMED_FILE = /storage\/([0-9a-f-]{36}\.[a-z0-9]+)/g;

type TextFiles = { stamp: string; ids: ReadonlySet<number>; names: ReadonlySet<string> };

/** Files inside published texts. They are read again when a published record was saved, published or unpublished. */
const createTextSearch = (payload: Payload) => {
  let kept: TextFiles | null = null;

  const stampOf = async (collection: (typeof WITH_TEXTS)[number]): Promise<string> => {
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

  const readFiles = async (stamp: string): Promise<TextFiles> => {
    const ids = new Set<number>();
    const names = new Set<string>();
    for (const collection of WITH_TEXTS) {
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
    return { stamp, ids, names };
  };

  return async ({ id, name }: { id: number; name: string }): Promise<boolean> => {
    const stamp = (await Promise.all(WITH_TEXTS.map(stampOf))).join("/");
    if (kept?.stamp !== stamp) kept = await readFiles(stamp);
    return kept.ids.has(id) || kept.names.has(name);
  };
};

/** Upload nodes of a text, in whatever languages it has. */
const collectUploads = (value: unknown, ids: Set<number>): void => {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value && value.type === "upload" && "value" in value) {
    const upload: unknown = value.value;
    const id = typeof upload === "object" && upload !== null && "id" in upload ? upload.id : upload;
    if (typeof id === "number") ids.add(id);
  }
  for (const inner of Object.values(value)) collectUploads(inner, ids);
};
