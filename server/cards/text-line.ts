import { getTextFaces, toRuns } from "./card-fonts";

export interface LabelStyle {
  size: number;
  color: string;
  /** Letter spacing in points. */
  spacing?: number;
}

/** Writes lines in the site's sans font on a document. */
export const createWriter = (document: PDFKit.PDFDocument) => {
  for (const { name, file } of getTextFaces()) document.registerFont(name, file);

  const runsOf = (text: string, { size, spacing = 0 }: LabelStyle) =>
    toRuns(text, getTextFaces(), ({ font }) => font).map(({ face, text: stretch }) => ({
      face: face.name,
      text: stretch,
      width: document.font(face.name).fontSize(size).widthOfString(stretch, { characterSpacing: spacing }),
    }));

  const measure = (text: string, style: LabelStyle): number => runsOf(text, style).reduce((sum, { width }) => sum + width, 0);

  const write = (text: string, at: { x: number; y: number }, style: LabelStyle): void => {
    let { x } = at;
    // Without this, spaced letters would be read and copied one by one.
    if (style.spacing) document.markContent("Span", { actual: text });
    for (const run of runsOf(text, style)) {
      document.font(run.face).fontSize(style.size).fillColor(style.color);
      document.text(run.text, x, at.y, { lineBreak: false, characterSpacing: style.spacing ?? 0 });
      x += run.width;
    }
    if (style.spacing) document.endMarkedContent();
  };

  return { measure, write };
};
