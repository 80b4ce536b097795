import type { Locale } from "../../src/domain/locale";
import type { Talent } from "../../src/domain/talent";
import { cardFacts, type CardFacts, type Fact } from "./card-facts";
import { COLORS, mm } from "./card-style";
import type { Pen } from "./pen";
import type { LabelStyle } from "./text-line";

export interface FactsSpace {
  locale: Locale;
  x: number;
  y: number;
  width: number;
  /** 1 when the pictures leave little space. */
  scale: number;
}

const LABEL = { size: 5.4, spacing: 0.9, color: COLORS.quiet } as const;
const VALUE = { size: 8.2, color: COLORS.ink } as const;
const SMALLEST_VALUE = 0.8;
const COLUMN_GAP = mm(4);
const LABEL_TOP = 3.6;
const VALUE_TOP = 11;
const ROW_HEIGHT = mm(8.5);
const COLUMNS = 3;

const measurementRows = ({ measurements }: CardFacts): number => Math.ceil(measurements.length / COLUMNS);

/** In points. */
export const factsHeight = (talent: Talent, { locale, scale }: Pick<FactsSpace, "locale" | "scale">): number =>
  rowsOf(cardFacts(talent, locale)) * ROW_HEIGHT * scale;

const rowsOf = (facts: CardFacts): number => measurementRows(facts) + facts.lists.length;

/** Draws the measurements in columns below hairlines, and each list of skills on one line, shortened to fit. */
export const drawFacts = (pen: Pen, talent: Talent, space: FactsSpace): void => {
  const { locale, x, y, width, scale } = space;
  const facts = cardFacts(talent, locale);
  const column = (width - COLUMN_GAP * (COLUMNS - 1)) / COLUMNS;
  const row = ROW_HEIGHT * scale;
  const draw = ({ label, value }: Fact, at: { x: number; y: number; width: number }): void => {
    pen.line({ x: at.x, y: at.y }, at.width, COLORS.hairline);
    pen.mean("P", { actual: `${label}: ${value}` }, () => {
      pen.write(label.toLocaleUpperCase(locale), { x: at.x, y: at.y + LABEL_TOP * scale }, scaled(LABEL, scale));
      const { text, style } = fit(pen, value, { width: at.width, style: scaled(VALUE, scale) });
      // All values have the same baseline, whatever their size.
      pen.write(text, { x: at.x, y: at.y + VALUE_TOP * scale + VALUE.size * scale - style.size }, style);
    });
  };
  facts.measurements.forEach((fact, index) =>
    draw(fact, { x: x + (index % COLUMNS) * (column + COLUMN_GAP), y: y + Math.floor(index / COLUMNS) * row, width: column }),
  );
  facts.lists.forEach((fact, index) => draw(fact, { x, y: y + (measurementRows(facts) + index) * row, width }));
};

const scaled = (style: LabelStyle, scale: number): LabelStyle => ({ ...style, size: style.size * scale });

/** Reduces the size a little, and shortens the text if that is not enough. */
const fit = (pen: Pen, text: string, { width, style }: { width: number; style: LabelStyle }): { text: string; style: LabelStyle } => {
  const factor = Math.min(1, width / pen.measure(text, style));
  const smaller = scaled(style, Math.max(factor, SMALLEST_VALUE));
  return { text: factor >= SMALLEST_VALUE ? text : shorten(text, (candidate) => pen.measure(candidate, smaller) <= width), style: smaller };
};

/** The longest start of the text that fits, in whole words unless the first is too long. */
const shorten = (text: string, fits: (text: string) => boolean): string => {
  const ends = [...text.matchAll(/[,;]?\s+/g)].map(({ index }) => index).reverse();
  const letters = Array.from({ length: text.length }, (_, index) => text.length - index);
  const end = [...ends, ...letters].find((candidate) => fits(`${text.slice(0, candidate)}…`)) ?? 0;
  return `${text.slice(0, end)}…`;
};
