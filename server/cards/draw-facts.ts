import type { Locale } from "../../src/domain/locale";
import type { Talent } from "../../src/domain/talent";
import { cardFacts, COLUMNS, mediaKitFacts, type CardFacts, type Fact } from "./card-facts";
import { mm, type CardStyle } from "./card-style";
import type { Pen } from "./pen";
import type { LabelStyle } from "./text-line";

/** A comp card shows measurements, a media kit the talent's social networks. */
export type CardKind = "card" | "mediaKit";

export interface FactsSpace extends Pick<CardStyle, "colors"> {
  locale: Locale;
  kind: CardKind;
  x: number;
  y: number;
  width: number;
  /** 1 when the pictures leave little space. */
  scale: number;
}

const LABEL = { size: 5.4, spacing: 0.9 } as const;
const VALUE = { size: 8.2 } as const;
const SMALLEST_VALUE = 0.8;
const COLUMN_GAP = mm(4);
const LABEL_TOP = 3.6;
const VALUE_TOP = 11;
const ROW_HEIGHT = mm(8.5);

const measurementRows = ({ measurements }: CardFacts): number => Math.ceil(measurements.length / COLUMNS);

/** In points. */
export const factsHeight = (talent: Talent, { locale, kind, scale }: Pick<FactsSpace, "locale" | "kind" | "scale">): number =>
  rowsOf(factsOf(talent, locale, kind)) * ROW_HEIGHT * scale;

const factsOf = (talent: Talent, locale: Locale, kind: CardKind): CardFacts =>
  kind === "card" ? cardFacts(talent, locale) : mediaKitFacts(talent, locale);

const rowsOf = (facts: CardFacts): number => measurementRows(facts) + facts.lists.length + Number(facts.credits.length > 0);

/** Draws the measurements in columns below hairlines, each list of skills on one line, shortened to fit, and the newest works in columns. */
export const drawFacts = (pen: Pen, talent: Talent, space: FactsSpace): void => {
  const { locale, kind, colors, x, y, width, scale } = space;
  const facts = factsOf(talent, locale, kind);
  const column = (width - COLUMN_GAP * (COLUMNS - 1)) / COLUMNS;
  const row = ROW_HEIGHT * scale;
  const draw = ({ label, value }: Fact, at: { x: number; y: number; width: number }): void => {
    pen.line({ x: at.x, y: at.y }, at.width, colors.hairline);
    pen.mean("P", { actual: `${label}: ${value}` }, () => {
      const named = fit(pen, label.toLocaleUpperCase(locale), { width: at.width, style: scaled({ ...LABEL, color: colors.quiet }, scale) });
      pen.write(named.text, { x: at.x, y: at.y + LABEL_TOP * scale }, named.style);
      const { text, style } = fit(pen, value, { width: at.width, style: scaled({ ...VALUE, color: colors.ink }, scale) });
      // All values have the same baseline, whatever their size.
      pen.write(text, { x: at.x, y: at.y + VALUE_TOP * scale + VALUE.size * scale - style.size }, style);
    });
  };
  const inColumns = (columns: readonly Fact[], firstRow: number): void =>
    columns.forEach((fact, index) =>
      draw(fact, {
        x: x + (index % COLUMNS) * (column + COLUMN_GAP),
        y: y + (firstRow + Math.floor(index / COLUMNS)) * row,
        width: column,
      }),
    );
  inColumns(facts.measurements, 0);
  inColumns(facts.credits, measurementRows(facts) + facts.lists.length);
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
