import type { DisplayFace } from "../../src/domain/identity";
import { getFaces, TEXT_FACE, toRuns, type Family } from "./card-fonts";

export interface LabelStyle {
  size: number;
  color: string;
  /** Letter spacing in points. */
  spacing?: number;
  /** `TEXT_FACE` by default. */
  family?: Family;
  /** Whether `y` is the baseline instead of the line's top. */
  isOnBaseline?: boolean;
}

export const createWriter = (document: PDFKit.PDFDocument, displayFace: DisplayFace) => {
  for (const { name, file } of [TEXT_FACE, displayFace].flatMap(getFaces)) document.registerFont(name, file);

  const runsOf = (text: string, { size, spacing = 0, family = TEXT_FACE }: LabelStyle) =>
    toRuns(text, family).map(({ face, text: stretch }) => ({
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
      document.text(run.text, x, at.y, {
        lineBreak: false,
        characterSpacing: style.spacing ?? 0,
        baseline: style.isOnBaseline ? "alphabetic" : "top",
      });
      x += run.width;
    }
    if (style.spacing) document.endMarkedContent();
  };

  return { measure, write };
};
