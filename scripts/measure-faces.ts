import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import PDFDocument from "pdfkit";
import { nameWidthInEms } from "../src/lib/name-width";
import { FACES, type FaceFacts } from "../src/config/identity";
import { faceFile } from "../src/config/identity-css";
import { DISPLAY_FACES, type DisplayFace } from "../src/domain/identity";

/** Words as the site's titles have them: mixed case, with the accents of Portuguese. */
const SAMPLE =
  "Maria Antonieta do Nascimento Ana Prado Beatriz Souza Lucas Oliveira Gabriel Ferreira Talentos Seja modelo Contato Quem somos";

/** Names with narrow and wide letters, which fill a line on the talent's page. */
const FIRST_NAMES = ["Maria", "Ágata", "Iris", "Wagner", "Bárbara", "Zoé", "Yasmin", "Thiago", "Antonieta", "Guilherme", "WM"];
const LAST_NAMES = ["", " Illi", " do Nascimento", " Kowalski", " Quintão", " Tavares de Melo"];
const NAMES = FIRST_NAMES.flatMap((first) => LAST_NAMES.map((last) => first + last));

/** In ems. */
const TRACKING = -0.02;

/** Standard fonts of PDF with the widths of the system's faces: Times New Roman and Arial. */
const FALLBACK_FONTS = { serif: "Times-Roman", "sans-serif": "Helvetica" } as const;

const emsOf = (font: Font, text: string): number => font.layout(text).advanceWidth / font.unitsPerEm;

const fallbackEms = (fallback: FaceFacts["fallback"]): number =>
  new PDFDocument().font(FALLBACK_FONTS[fallback]).fontSize(1).widthOfString(SAMPLE);

/** The figures of a face in `FACES`, computed from its static file. The default's file on the site has optical sizes, and is a little narrower. */
export const measureFace = (face: DisplayFace): Pick<FaceFacts, "sizeAdjust" | "ascent" | "descent" | "nameLine"> => {
  const font = create(readFileSync(require.resolve(faceFile(face))));
  const sizeAdjust = Math.round((emsOf(font, SAMPLE) / fallbackEms(FACES[face].fallback)) * 100);
  const percent = (units: number): number => Math.round((units / font.unitsPerEm / sizeAdjust) * 100_000) / 10;
  const widest = Math.max(...NAMES.map((name) => (emsOf(font, name) + TRACKING * name.length) / nameWidthInEms(name)));
  return { sizeAdjust, ascent: percent(font.ascent), descent: percent(-font.descent), nameLine: Math.floor(100 / widest) };
};

/** Prints the figures for `src/config/identity.ts`. */
if (require.main === module) for (const face of DISPLAY_FACES) console.log(face, measureFace(face));
