import type { Locale } from "../../src/domain/locale";
import type { Talent } from "../../src/domain/talent";
import { BLEED, MARGIN, PAGE, mm, type CardStyle } from "./card-style";
import { categoryLabel, pictureLabel } from "./card-facts";
import { drawFacts, factsHeight, type CardKind } from "./draw-facts";
import { displayWidth, fitName } from "./fit-name";
import type { Pen } from "./pen";
import { placePictures } from "./place-pictures";
import type { Shape } from "./choose-pictures";

export interface LoadedPicture {
  jpeg: Buffer;
  shape: Shape;
}

/** A talent with the pictures that could be loaded. */
export interface CardContent {
  talent: Talent;
  hero: Buffer | null;
  back: readonly LoadedPicture[];
}

/** Values that all cards of a document share. */
export interface CardFrame {
  locale: Locale;
  /** Null while it is unknown. */
  agencyName: string | null;
  /** Without scheme. */
  host: string;
  style: CardStyle;
  /** `card` by default. */
  kind?: CardKind;
}

const CONTENT_WIDTH = PAGE.width - 2 * MARGIN;
const SMALL = { size: 6.4, spacing: 1.1 } as const;
const FOOT = PAGE.height - MARGIN - SMALL.size;

/** Height of the area below the picture on the front. */
const BAND = mm(42);
const NAME_SPACE = { width: CONTENT_WIDTH, height: mm(22), maxSize: 62 };
/** Limits of the name's height on the back, which fills the free space. */
const BACK_NAME = { least: mm(7), most: mm(30), maxSize: 62 } as const;
const BACK_GAP = mm(3.2);
const PICTURE_GAP = mm(5);
const FOOT_GAP = mm(4);
const ROOMY = mm(45);
const ROOMY_SCALE = 1.3;

const accentOf = ({ categories }: Talent, { accents }: CardStyle): string => accents[categories[0] ?? "rest"];

const SHEET = { x: -BLEED, y: -BLEED, width: PAGE.width + 2 * BLEED, height: PAGE.height + 2 * BLEED };

export const drawFront = (pen: Pen, { talent, hero }: CardContent, frame: CardFrame): void => {
  const { colors, face } = frame.style;
  pen.fill(SHEET, colors.paper);
  const place = { ...SHEET, height: PAGE.height - BAND + BLEED };
  if (hero === null) drawInitial(pen, talent, frame.style);
  else pen.picture(hero, place, pictureLabel(talent.name, 1, frame.locale));
  const name = fitName(talent.name, { ...NAME_SPACE, face });
  pen.name(name, talent.name, { x: MARGIN, y: PAGE.height - BAND + mm(5.5) + (NAME_SPACE.height - heightOf(name)) / 2, color: colors.ink });
  drawFoot(pen, talent, frame);
};

const heightOf = ({ lines, size }: ReturnType<typeof fitName>): number => lines.length * size;

const drawInitial = (pen: Pen, { name }: Talent, { colors, face }: CardStyle): void => {
  const space = { x: SHEET.x, y: SHEET.y, width: SHEET.width, height: PAGE.height - BAND + BLEED };
  pen.fill(space, colors.hairline);
  const letter = fitName([...name.trim()][0] ?? "", { width: mm(90), height: mm(130), maxSize: 320, face });
  const width = displayWidth(letter.lines[0] ?? "", face);
  pen.ornament(letter, { x: (PAGE.width - width * letter.size) / 2, y: mm(30), color: colors.paper });
};

/** The agency on the left and the category on the right, inside the margin. */
const drawFoot = (pen: Pen, talent: Talent, { agencyName, locale, style: cardStyle }: CardFrame): void => {
  const [category] = talent.categories;
  if (agencyName !== null)
    pen.mean("P", {}, () =>
      pen.write(agencyName.toLocaleUpperCase(locale), { x: MARGIN, y: FOOT }, { ...SMALL, color: cardStyle.colors.ink }),
    );
  if (category === undefined) return;
  const label = categoryLabel(category, locale).toLocaleUpperCase(locale);
  const style = { ...SMALL, color: accentOf(talent, cardStyle) };
  pen.mean("P", {}, () => pen.write(label, { x: PAGE.width - MARGIN - pen.measure(label, style), y: FOOT }, style));
};

export const drawBack = (pen: Pen, { talent, back }: CardContent, frame: CardFrame): void => {
  const { colors } = frame.style;
  pen.fill(SHEET, colors.paper);
  const full = placePictures(
    back.map(({ shape }) => shape),
    SHEET.width,
  );
  const bottom = Math.max(1, ...full.map(({ y, height }) => y + height));
  // When the words need more space, the pictures are cropped.
  const share = Math.min(1, (lowestTop(talent, frame) - PICTURE_GAP + BLEED) / bottom);
  const places = full.map((place) => ({ ...place, y: place.y * share, height: place.height * share }));
  places.forEach((place, index) => {
    const picture = back[index];
    const moved = { ...place, x: place.x - BLEED, y: place.y - BLEED };
    if (picture !== undefined) pen.picture(picture.jpeg, moved, pictureLabel(talent.name, index + 2, frame.locale));
  });
  drawWords(pen, talent, { ...frame, top: Math.max(MARGIN, ...places.map(({ y, height }) => y + height - BLEED + PICTURE_GAP)) });
  const style = { ...SMALL, color: colors.quiet };
  pen.mean("P", {}, () =>
    pen.write([frame.agencyName, frame.host].filter(Boolean).join("  ·  "), { x: MARGIN, y: FOOT }, { ...style, spacing: 0.4 }),
  );
};

type WordsFrame = Pick<CardFrame, "locale" | "style" | "kind"> & { top: number };

/** The lowest `y` at which the words still end above the foot. */
const lowestTop = (talent: Talent, { locale, kind = "card" }: Pick<CardFrame, "locale" | "kind">): number =>
  FOOT - FOOT_GAP - factsHeight(talent, { locale, kind, scale: 1 }) - BACK_GAP - BACK_NAME.least;

/** The name and the facts are larger when there is space. */
const drawWords = (pen: Pen, talent: Talent, { locale, style, kind = "card", top }: WordsFrame): void => {
  const room = (scale: number): number => FOOT - FOOT_GAP - top - BACK_GAP - factsHeight(talent, { locale, kind, scale });
  const scale = room(1) > ROOMY ? ROOMY_SCALE : 1;
  const height = Math.min(BACK_NAME.most, Math.max(BACK_NAME.least, room(scale)));
  const name = fitName(talent.name, { width: CONTENT_WIDTH, height, maxSize: BACK_NAME.maxSize, face: style.face });
  pen.name(name, talent.name, { x: MARGIN, y: top, color: style.colors.ink });
  const y = top + heightOf(name) + BACK_GAP;
  drawFacts(pen, talent, { locale, kind, colors: style.colors, x: MARGIN, y, width: CONTENT_WIDTH, scale });
};
