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
  const chunks: Buffer[] = [];
  await writeCardDocument(contents, options, (chunk) => void chunks.push(chunk));
  return Buffer.concat(chunks);
};

/** Writes the document of `makeCardDocument` as it is drawn; waits for `write` between two pages. */
export const writeCardDocument = async (
  contents: AsyncIterable<CardContent>,
  options: DocumentOptions,
  write: (chunk: Buffer) => Promise<void> | void,
): Promise<void> => {
  await openFaces(options.style.face);
  const document = createDocument(options);
  let written: Promise<void> | void = undefined;
  document.on("data", (chunk: Buffer) => {
    written = write(chunk);
  });
  const ended = new Promise<void>((resolve, reject) => document.once("end", resolve).once("error", reject));
  const pen = createPen(document, options.style.face);
  for await (const content of contents)
    for (const drawPage of [drawFront, drawBack]) {
      document.addPage();
      Object.assign(document.page.dictionary.data, { TrimBox: TRIM, CropBox: TRIM, BleedBox: [0, 0, ...SHEET] });
      document.translate(BLEED, BLEED);
      drawPage(pen, content, options);
      await setImmediate(); // each page blocks the event loop for some milliseconds
      await written;
    }
  document.end();
  await ended;
};

const createDocument = ({ locale, title, agencyName, host, madeAt }: DocumentOptions): PDFKit.PDFDocument =>
  new PDFDocument({
    size: SHEET,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    // Every text sets its own font. The default, Helvetica, is a file of pdfkit that a bundle cannot contain.
    font: "",
    lang: LANGUAGE_TAGS[locale],
    info: { Title: title, Author: agencyName ?? host, CreationDate: madeAt, ModDate: madeAt },
  });
