import type { Talent } from "../../domain/talent";

export const GALLERIES = ["book", "videos", "composite"] as const;

export type Gallery = (typeof GALLERIES)[number];

/** What the query of a talent's address says: `?aba=composite&foto=2`. */
export interface GalleryAddress {
  gallery: Gallery;
  /** The picture in full view, counted from 1; null shows none. */
  picture: number | null;
}

/** Names the chosen tab, and the picture in full view. */
const TAB_PARAMETER = "aba";
const PICTURE_PARAMETER = "foto";

type Galleries = Pick<Talent, "book" | "composite" | "videos">;

/** The galleries that hold something, in the order of their tabs. */
export const filledGalleries = (talent: Galleries): Gallery[] => GALLERIES.filter((gallery) => talent[gallery].length > 0);

/** Book if it has items, else composite (specification §2), else videos (decisions, Small things). */
export const defaultGallery = (talent: Galleries): Gallery => {
  const preference: readonly Gallery[] = ["book", "composite", "videos"];
  return preference.find((gallery) => talent[gallery].length > 0) ?? "book";
};

/** Reads a query; what the talent does not have falls back to the default tab, and to no picture. */
export const readGalleryAddress = (search: string, talent: Galleries): GalleryAddress => {
  const parameters = new URLSearchParams(search);
  const asked = parameters.get(TAB_PARAMETER);
  const gallery = filledGalleries(talent).find((candidate) => candidate === asked) ?? defaultGallery(talent);
  const place = Number(parameters.get(PICTURE_PARAMETER) ?? 0);
  const count = gallery === "videos" ? 0 : talent[gallery].length;
  return { gallery, picture: Number.isInteger(place) && place >= 1 && place <= count ? place : null };
};

/** The path with the query for this view; the default tab is not named, and foreign parameters stay. */
export const galleryAddress = (
  { pathname, search }: { pathname: string; search: string },
  talent: Galleries,
  view: GalleryAddress,
): string => {
  const parameters = new URLSearchParams(search);
  parameters.delete(TAB_PARAMETER);
  parameters.delete(PICTURE_PARAMETER);
  if (view.gallery !== defaultGallery(talent)) parameters.set(TAB_PARAMETER, view.gallery);
  if (view.picture !== null) parameters.set(PICTURE_PARAMETER, String(view.picture));
  const query = parameters.toString();
  return query === "" ? pathname : `${pathname}?${query}`;
};
