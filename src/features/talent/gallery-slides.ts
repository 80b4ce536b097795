import type { GalleryPicture } from "../../domain/talent";

/** A picture with its place in the gallery, counted from 1: what its address names. */
export interface PlacedPicture {
  picture: GalleryPicture;
  place: number;
  /** Width by height. */
  ratio: number;
}

export interface GallerySlide {
  /** A pair stands side by side; `half` is a portrait that found no partner; `wide` takes the room of two slides. */
  kind: "landscape" | "pair" | "half" | "wide";
  pictures: readonly PlacedPicture[];
}

/** Most pictures of a book are portraits, and a big landscape is a landscape. */
const ASSUMED_PORTRAIT = 3 / 4;
const ASSUMED_LANDSCAPE = 3 / 2;

export const ratioOf = ({ width, height, isBigLandscape }: GalleryPicture): number => {
  if (width && height) return width / height;
  return isBigLandscape ? ASSUMED_LANDSCAPE : ASSUMED_PORTRAIT;
};

/** A landscape fills a slide; portraits share one two by two, each with the next one, so that at most one stays alone. */
export const toSlides = (pictures: readonly GalleryPicture[]): GallerySlide[] => {
  const slides: GallerySlide[] = [];
  let waiting: number | null = null;
  pictures.forEach((picture, index) => {
    const placed = { picture, place: index + 1, ratio: ratioOf(picture) };
    if (picture.isBigLandscape || placed.ratio > 1) {
      slides.push({ kind: picture.isBigLandscape ? "wide" : "landscape", pictures: [placed] });
      return;
    }
    const partner: GallerySlide | undefined = waiting === null ? undefined : slides[waiting];
    if (waiting === null || partner === undefined) {
      waiting = slides.push({ kind: "half", pictures: [placed] }) - 1;
      return;
    }
    slides[waiting] = { kind: "pair", pictures: [...partner.pictures, placed] };
    waiting = null;
  });
  return slides;
};

/** How many slides' room a slide takes. */
export const SPANS: Readonly<Record<GallerySlide["kind"], number>> = { landscape: 1, pair: 1, half: 0.5, wide: 2 };

/** On a telephone each picture has the window's width, so that a pair takes two. */
export const PHONE_SPANS: Readonly<Record<GallerySlide["kind"], number>> = { landscape: 1, pair: 2, half: 1, wide: 1 };

/** The same pictures in the same order, each in a slide of its own. */
export const alone = (slides: readonly GallerySlide[]): GallerySlide[] =>
  slides.flatMap((slide): GallerySlide[] =>
    slide.kind === "pair" ? slide.pictures.map((placed) => ({ kind: "half", pictures: [placed] })) : [slide],
  );

/** Windows from this width on, and the fewest and most slides that share them; as in the style sheet of `components/ui/strip`. */
const WINDOWS = [
  { from: 1300, least: 1.5, most: 4 },
  { from: 992, least: 1.5, most: 3 },
  { from: 700, least: 1, most: 2 },
  { from: 426, least: 1, most: 1 },
] as const;

/** The `sizes` of a slide's pictures: what each takes of the window. */
export const slideSizes = (slides: readonly GallerySlide[], { kind, pictures }: GallerySlide): string => {
  const room = slides.reduce((sum, slide) => sum + SPANS[slide.kind], 0);
  const widths = WINDOWS.map(({ from, least, most }) => {
    const share = Math.min(SPANS[kind], Math.max(least, most)) / Math.max(least, Math.min(most, room));
    return `(min-width: ${from}px) ${Math.round((100 * share) / pictures.length)}vw`;
  });
  return [...widths, "100vw"].join(", ");
};
