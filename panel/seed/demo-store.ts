import { readFile } from "node:fs/promises";
import path from "node:path";

import type { Payload } from "payload";

import { SKIP_ANNOUNCEMENT } from "../src/publish/hooks";
import type { Localised, MediaRef } from "./content/types";
import { htmlToLexical, type LexicalText } from "./html-to-lexical";

type Locale = "pt" | "en";

const TYPES: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
};

/** What every part of the demo content needs to be put into the store. */
export type DemoStore = {
  payload: Payload;
  /** Passed to every write: no build is called for, and nobody is signed in. */
  write: { context: typeof SKIP_ANNOUNCEMENT; overrideAccess: true; depth: 0 };
  /** The id of a file, stored at its first mention. */
  file: (ref: MediaRef, alt?: Localised) => Promise<number>;
  /** Rich text of a piece of HTML. */
  text: (html: string, locale: Locale) => Promise<LexicalText>;
};

/** Opens the store for demo content whose files are in `folder`. */
export const openDemoStore = (payload: Payload, folder: string): DemoStore => {
  const write: DemoStore["write"] = { context: SKIP_ANNOUNCEMENT, overrideAccess: true, depth: 0 };
  const known = new Map<MediaRef, number>();

  const store = async (ref: MediaRef): Promise<number> => {
    const data = await readFile(path.join(folder, ref));
    const mimetype = TYPES[path.extname(ref)];
    if (mimetype === undefined) throw new Error(`No type is known for the demo file ${ref}`);
    const { id } = await payload.create({
      ...write,
      collection: "media",
      data: {},
      file: { data, mimetype, name: path.basename(ref), size: data.length },
    });
    known.set(ref, id);
    return id;
  };

  const file: DemoStore["file"] = async (ref, alt = {}) => {
    const id = known.get(ref) ?? (await store(ref));
    for (const locale of ["pt", "en"] as const) {
      const text = alt[locale];
      if (text !== undefined) await payload.update({ ...write, collection: "media", id, locale, data: { alt: text } });
    }
    return id;
  };

  const text: DemoStore["text"] = (html, locale) => htmlToLexical(html, ({ ref, alt }) => file(ref, alt === "" ? {} : { [locale]: alt }));

  return { payload, write, file, text };
};
