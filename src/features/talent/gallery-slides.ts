import type { GalleryPicture } from "../../domain/talent";
import { ratioOf } from "../../components/talent/picture-ratio";

/** `position` counts from 1 and is used in addresses. */
export interface NumberedPicture {
  picture: GalleryPicture;
  position: number;
  /** Width divided by height. */
  ratio: number;
}

export interface GallerySlide {
  /** `pair`: two portraits side by side; `half`: a portrait without a partner; `wide`: two slides' width. */
  kind: "landscape" | "pair" | "half" | "wide";
  pictures: readonly NumberedPicture[];
}

/** A landscape fills a slide; portraits are paired in order, so that at most one has no partner. */
export const toSlides = (pictures: readonly GalleryPicture[]): GallerySlide[] => {
  const slides: GallerySlide[] = [];
  let waiting: number | null = null;
  pictures.forEach((picture, index) => {
    const placed = { picture, position: index + 1, ratio: ratioOf(picture) };
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

/** Width of a slide, in slides. */
export const SPANS: Readonly<Record<GallerySlide["kind"], number>> = { landscape: 1, pair: 1, half: 0.5, wide: 2 };

/** On a phone each picture has the window's width, so a pair takes two. */
export const PHONE_SPANS: Readonly<Record<GallerySlide["kind"], number>> = { landscape: 1, pair: 2, half: 1, wide: 1 };

/** In the same order, one picture per slide. */
export const unpaired = (slides: readonly GallerySlide[]): GallerySlide[] =>
  slides.flatMap((slide): GallerySlide[] =>
    slide.kind === "pair" ? slide.pictures.map((placed) => ({ kind: "half", pictures: [placed] })) : [slide],
  );

/** Minimum window widths, and the fewest and most slides that fit; as in the style sheet of `components/ui/strip`. */
const WINDOWS = [
  { from: 1300, least: 1.5, most: 4 },
  { from: 992, least: 1.5, most: 3 },
  { from: 700, least: 1, most: 2 },
  { from: 426, least: 1, most: 1 },
] as const;

export const slideSizes = (slides: readonly GallerySlide[], { kind, pictures }: GallerySlide): string => {
  const room = slides.reduce((sum, slide) => sum + SPANS[slide.kind], 0);
  const widths = WINDOWS.map(({ from, least, most }) => {
    const share = Math.min(SPANS[kind], Math.max(least, most)) / Math.max(least, Math.min(most, room));
    return `(min-width: ${from}px) ${Math.round((100 * share) / pictures.length)}vw`;
  });
  return [...widths, "100vw"].join(", ");
};
