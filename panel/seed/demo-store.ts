import type { Payload } from "payload";

import type { Locale, Localised } from "../src/contract/content-store";
import { DEMO_CONTENT } from "../src/demo/demo-mark";
import { SKIP_ANNOUNCEMENT } from "../src/publication/hooks";
import type { MediaRef } from "./content/types";
import { htmlToLexical, type LexicalText } from "./html-to-lexical";

/** Skips announcements, and marks each record as demo content. */
const CONTEXT = { ...SKIP_ANNOUNCEMENT, ...DEMO_CONTENT };

export type DemoStore = {
  payload: Payload;
  /** Arguments for every write. */
  write: { context: typeof CONTEXT; overrideAccess: true; depth: 0 };
  /** Resolves to the id of a file, and saves its descriptions. */
  file: (ref: MediaRef, alt?: Localised) => Promise<number>;
  text: (html: string, locale: Locale) => Promise<LexicalText>;
};

/** `files` contains the ids of the stored files. */
export const openDemoStore = (payload: Payload, files: ReadonlyMap<MediaRef, number>): DemoStore => {
  const write: DemoStore["write"] = { context: CONTEXT, overrideAccess: true, depth: 0 };

  const file: DemoStore["file"] = async (ref, alt = {}) => {
    const id = files.get(ref);
    if (id === undefined) throw new Error(`The demo has no file ${ref}`);
    for (const locale of ["pt", "en"] as const) {
      const text = alt[locale];
      if (text !== undefined) await payload.update({ ...write, collection: "media", id, locale, data: { alt: text } });
    }
    return id;
  };

  const text: DemoStore["text"] = (html, locale) => htmlToLexical(html, ({ ref, alt }) => file(ref, alt === "" ? {} : { [locale]: alt }));

  return { payload, write, file, text };
};
