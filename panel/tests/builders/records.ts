import type { Payload } from "payload";

import { anUpload } from "./photos";

type Data = Record<string, unknown>;

let counter = 0;

/** Empty for collections that cannot be created over HTTP. */
const createRecordData = async (payload: Payload, slug: string): Promise<Data> => {
  counter += 1;
  const name = `Registro ${counter}`;
  const related = async (collection: "media" | "categories"): Promise<number> => {
    const file = collection === "media" ? { file: await anUpload() } : {};
    const data = collection === "media" ? {} : { category: `Categoria ${counter}` };
    return ((await payload.create({ collection, data, ...file, overrideAccess: true } as never)) as { id: number }).id;
  };
  const now = new Date().toISOString();
  switch (slug) {
    case "talents":
      // An adult, so that publishing needs no consent.
      return { name, gender: "woman", birthdate: "1990-03-09", categories: [await related("categories")], cover: await related("media") };
    case "categories":
      return { category: name };
    case "staff":
      return { name, role: "Booker" };
    case "posts":
    case "campaigns":
      return { title: name, cover: await related("media"), publishedAt: now };
    case "magazines":
      return { title: name, cover: await related("media"), pages: [await related("media")], publishedAt: now };
    case "boards":
      return { name, kind: "picked", slug: `lista-${counter}` };
    case "slides":
      return { desktop: await related("media"), mobile: await related("media") };
    case "gallery":
      return { title: name, cover: await related("media") };
    case "instagram-posts":
      return { permalink: "https://www.instagram.com/p/x", picture: await related("media"), timestamp: now };
    case "entries":
      return { kind: "contact", status: "new", name };
    case "entry-events":
      return { entry: counter, event: "note" };
    case "consents":
      return { talent: await storeRecord(payload, "talents"), givenBy: "guardian", person: name, scopes: ["site"], givenAt: now };
    case "consent-wordings":
      return { version: `2026-11-23-${String(counter).padStart(16, "0")}`, locale: "pt", text: "Autorizo." };
    case "packages": {
      const talents = [{ id: await storeRecord(payload, "talents", { _status: "published" }) }];
      return { title: name, language: "pt", talents, expiresAt: new Date(Date.now() + 86_400_000).toISOString() };
    }
    case "package-people":
      return { package: counter, person: crypto.randomUUID() };
    case "package-picks":
      return { package: counter, person: crypto.randomUUID(), talent: counter };
    case "audit-events":
      return { action: "read", store: "entries", record: "1" };
    case "pending-deletions":
      return { store: "media", filename: `${crypto.randomUUID()}.jpg`, attempts: 0, dueAt: now };
    case "roster-imports":
      return { account: counter, state: "done" };
    case "users":
      return { name, email: `conta-${counter}@example.com`, password: `${counter} trilhos azuis de vidro`, role: "scout" };
    case "second-factors":
      return { account: counter, secret: "sealed" };
    default:
      return {};
  }
};

const UPLOADS = ["media", "entry-photos", "consent-documents"];

/** Bypasses access rules. Returns the record's id. */
export const storeRecord = async (payload: Payload, slug: string, over: Data = {}): Promise<number> => {
  const data = { ...(await createRecordData(payload, slug)), ...over };
  const file = UPLOADS.includes(slug) ? { file: { ...(await anUpload()), name: `${crypto.randomUUID()}.jpg` } } : {};
  const { id } = (await payload.create({ collection: slug, data, ...file, overrideAccess: true } as never)) as { id: number };
  return id;
};

/** JSON, or a form with a file. */
export const createRecordBody = async (payload: Payload, slug: string): Promise<{ json?: Data; form?: FormData }> => {
  if (!UPLOADS.includes(slug)) return { json: await createRecordData(payload, slug) };
  const { data, mimetype, name } = await anUpload();
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(data)], { type: mimetype }), name);
  form.set("_payload", "{}");
  return { form };
};
