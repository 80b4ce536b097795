import type { MediaPath } from "../../src/domain/media";
import type { GalleryPicture, Talent } from "../../src/domain/talent";

export type Shape = "portrait" | "landscape";

export interface CardPicture {
  path: MediaPath;
  shape: Shape;
}

export interface ChosenPictures {
  hero: CardPicture | null;
  /** At most four; more are named so that one which cannot be loaded has a successor. */
  back: readonly CardPicture[];
}

/** Pictures on the back. */
export const BACK_PICTURES = 4;

/** The cover in front, else the first upright picture of the book; behind, what the book holds beside it, in its order. */
export const choosePictures = (talent: Pick<Talent, "book" | "composite">, coverPath: MediaPath | null): ChosenPictures => {
  const book = [...talent.book, ...talent.composite.slice(0, talent.book.length === 0 ? undefined : 0)].map(toCardPicture);
  const hero: CardPicture | null = coverPath === null
    ? (book.find(({ shape }) => shape === "portrait") ?? book[0] ?? null)
    : { path: coverPath, shape: "portrait" };
  return { hero, back: book.filter(({ path }) => path !== hero?.path) };
};

const toCardPicture = ({ path, width, height, isBigLandscape }: GalleryPicture): CardPicture => ({
  path,
  shape: isBigLandscape || (width !== null && height !== null && width > height) ? "landscape" : "portrait",
});
