import { readFile } from "node:fs/promises";
import path from "node:path";

import type { Payload } from "payload";

import type { Locale, Localised } from "../src/contract/content-store";
import type { DemoCollection } from "../src/demo/demo-record";
import { SKIP_ANNOUNCEMENT } from "../src/publication/hooks";
import type { MediaRef } from "./content/types";
import { htmlToLexical, type LexicalText } from "./html-to-lexical";

const TYPES: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
};

const CONTEXT = { ...SKIP_ANNOUNCEMENT, isDemoContent: true };

/** Writes demo content to the store. */
export type DemoStore = {
  payload: Payload;
  /** Notes a record that was made, for `recordDemo`. */
  note: (collection: DemoCollection, id: number) => void;
  /** Arguments of every write: no announcement, no re-encoding, no access rules. */
  write: { context: typeof CONTEXT; overrideAccess: true; depth: 0 };
  /** The id of a file, which the first call stores. */
  file: (ref: MediaRef, alt?: Localised) => Promise<number>;
  /** Converts HTML to rich text. */
  text: (html: string, locale: Locale) => Promise<LexicalText>;
};

/** Opens the store for demo content with its files in `folder`. */
export const openDemoStore = (payload: Payload, folder: string): DemoStore & { made: ReadonlyMap<DemoCollection, readonly number[]> } => {
  const made = new Map<DemoCollection, number[]>();
  const note: DemoStore["note"] = (collection, id) => void made.set(collection, [...(made.get(collection) ?? []), id]);
  const write: DemoStore["write"] = { context: CONTEXT, overrideAccess: true, depth: 0 };
  const storedIds = new Map<MediaRef, number>();

  const store = async (ref: MediaRef): Promise<number> => {
    const data = await readFile(path.join(folder, ref));
    const mimetype = TYPES[path.extname(ref)];
    if (mimetype === undefined) throw new Error(`The demo file ${ref} has an unknown extension`);
    const { id } = await payload.create({
      ...write,
      collection: "media",
      data: {},
      file: { data, mimetype, name: path.basename(ref), size: data.length },
    });
    storedIds.set(ref, id);
    note("media", id);
    return id;
  };

  const file: DemoStore["file"] = async (ref, alt = {}) => {
    const id = storedIds.get(ref) ?? (await store(ref));
    for (const locale of ["pt", "en"] as const) {
      const text = alt[locale];
      if (text !== undefined) await payload.update({ ...write, collection: "media", id, locale, data: { alt: text } });
    }
    return id;
  };

  const text: DemoStore["text"] = (html, locale) => htmlToLexical(html, ({ ref, alt }) => file(ref, alt === "" ? {} : { [locale]: alt }));

  return { payload, note, write, file, text, made };
};
