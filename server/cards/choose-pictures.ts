import type { GalleryPicture, Talent } from "../../src/domain/talent";

export type Shape = "portrait" | "landscape";

export interface CardPicture {
  version: string;
  shape: Shape;
}

export interface ChosenPictures {
  hero: CardPicture | null;
  /** The first four that can be loaded are shown. */
  back: readonly CardPicture[];
}

export const BACK_PICTURES = 4;

/** Front: the cover, else the first portrait picture of the book. Back: the other pictures of the book, in order. */
export const choosePictures = (talent: Pick<Talent, "book" | "composite">, coverVersion: string | null): ChosenPictures => {
  const book = [...talent.book, ...talent.composite.slice(0, talent.book.length === 0 ? undefined : 0)].map(toCardPicture);
  const hero: CardPicture | null =
    coverVersion === null
      ? (book.find(({ shape }) => shape === "portrait") ?? book[0] ?? null)
      : { version: coverVersion, shape: "portrait" };
  return { hero, back: book.filter(({ version }) => version !== hero?.version) };
};

const toCardPicture = ({ version, width, height, isBigLandscape }: GalleryPicture): CardPicture => ({
  version,
  shape: isBigLandscape || (width !== null && height !== null && width > height) ? "landscape" : "portrait",
});
