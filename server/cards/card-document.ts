import { setImmediate } from "node:timers/promises";
import PDFDocument from "pdfkit";
import type { Locale } from "../../src/domain/locale";
import { BLEED, PAGE } from "./card-style";
import { drawBack, drawFront, type CardContent, type CardFrame } from "./draw-card";
import { openFaces } from "./card-fonts";
import { createPen } from "./pen";

const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { pt: "pt-BR", en: "en" };

export interface DocumentOptions extends CardFrame {
  title: string;
  madeAt: Date;
}

const SHEET = [PAGE.width + 2 * BLEED, PAGE.height + 2 * BLEED];
const TRIM = [BLEED, BLEED, PAGE.width + BLEED, PAGE.height + BLEED];

/**
 * A tagged PDF with two pages per talent: A5 with 3 mm of bleed, which viewers hide. Talents are drawn one by one, so that only one
 * talent's pictures are in memory.
 */
export const makeCardDocument = async (contents: AsyncIterable<CardContent>, options: DocumentOptions): Promise<Buffer> => {
  await openFaces();
  const document = new PDFDocument({
    size: SHEET,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: LANGUAGE_TAGS[options.locale],
    info: { Title: options.title, Author: options.agencyName ?? options.host, CreationDate: options.madeAt, ModDate: options.madeAt },
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => document.once("end", resolve).once("error", reject));
  const pen = createPen(document);
  for await (const content of contents)
    for (const drawPage of [drawFront, drawBack]) {
      document.addPage();
      Object.assign(document.page.dictionary.data, { TrimBox: TRIM, CropBox: TRIM, BleedBox: [0, 0, ...SHEET] });
      document.translate(BLEED, BLEED);
      drawPage(pen, content, options);
      await setImmediate(); // each page blocks the event loop for some milliseconds
    }
  document.end();
  await ended;
  return Buffer.concat(chunks);
};
