import type { DisplayFace } from "../../src/domain/identity";
import { LINE_HEIGHT, type FittedName } from "./fit-name";
import type { Place } from "./place-pictures";
import { createWriter } from "./text-line";

export interface Spot {
  x: number;
  /** The first line's top. */
  y: number;
  color: string;
}

/** Draws the elements of a card on a PDF document, with tags for screen readers. */
export const createPen = (document: PDFKit.PDFDocument, displayFace: DisplayFace) => {
  const { measure, write } = createWriter(document, displayFace);

  /** Draws a tagged element; untagged ones are decoration. */
  const mean = (tag: string, options: { alt?: string; actual?: string }, draw: () => void): void => {
    const element = document.struct(tag, options, draw);
    document.addStructure(element);
    element.end();
  };

  const decorate = (draw: () => void): void => {
    document.markContent("Artifact", { type: "Layout" });
    draw();
    document.endMarkedContent();
  };

  const writeLines = ({ lines, size }: FittedName, { x, y, color }: Spot): void =>
    lines.forEach((line, index) =>
      write(line, { x, y: y + size * (LINE_HEIGHT * index + ASCENT) }, { family: displayFace, size, color, isOnBaseline: true }),
    );

  return {
    measure,
    write,
    mean,
    decorate,
    fill: ({ x, y, width, height }: Place, color: string): void => decorate(() => document.rect(x, y, width, height).fill(color)),
    line: (from: { x: number; y: number }, length: number, color: string): void =>
      decorate(() =>
        document
          .moveTo(from.x, from.y)
          .lineTo(from.x + length, from.y)
          .lineWidth(0.5)
          .stroke(color),
      ),
    /** Fills an area with a picture, cropped at the bottom or the sides since heads are at the top. */
    picture: (jpeg: Buffer, { x, y, width, height }: Place, alt: string): void =>
      mean("Figure", { alt }, () => {
        document.save().rect(x, y, width, height).clip();
        document.image(jpeg, x, y, { cover: [width, height], align: "center" });
        document.restore();
      }),
    ornament: (fitted: FittedName, spot: Spot): void => decorate(() => writeLines(fitted, spot)),
    /** Copied text and screen readers get the whole name, with the letters that the font lacks. */
    name: (fitted: FittedName, text: string, spot: Spot): void =>
      mean("H1", { actual: text }, () => {
        document.markContent("Span", { actual: text });
        writeLines(fitted, spot);
        document.endMarkedContent();
      }),
  };
};

export type Pen = ReturnType<typeof createPen>;

/** From a line's top to its baseline, in sizes. */
const ASCENT = 0.86;
