import { LINE_HEIGHT, type FittedName } from "./outline-text";
import type { Place } from "./place-pictures";
import { createWriter } from "./text-line";

export interface Spot {
  x: number;
  /** The first line's top. */
  y: number;
  color: string;
}

/** Draws the elements of a card on a PDF document, with tags for screen readers. */
export const createPen = (document: PDFKit.PDFDocument) => {
  const { measure, write } = createWriter(document);

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

  const outline = ({ lines, size }: FittedName, { x, y, color }: Spot): void =>
    lines.forEach((line, index) => {
      const baseline = y + size * (LINE_HEIGHT * index + ASCENT);
      for (const glyph of line.glyphs) {
        const scale = size * glyph.scale;
        document
          .save()
          .translate(x + glyph.x * size, baseline)
          .scale(scale, -scale)
          .path(glyph.path)
          .fill(color)
          .restore();
      }
    });

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
    /** Decorative outlines. */
    outlines: (fitted: FittedName, spot: Spot): void => decorate(() => outline(fitted, spot)),
    /** Outlines with the same text invisible below them, so that it can be searched and copied. */
    name: (fitted: FittedName, text: string, { x, y, color }: Spot): void =>
      mean("H1", { actual: text }, () => {
        document.markContent("Span", { actual: text });
        outline(fitted, { x, y, color });
        document.fillOpacity(0);
        write(text, { x, y }, { size: Math.max(4, fitted.size / 2), color });
        document.fillOpacity(1).endMarkedContent();
      }),
  };
};

export type Pen = ReturnType<typeof createPen>;

/** From a line's top to its baseline, in sizes. */
const ASCENT = 0.86;
