import type { Talent } from "../../domain/talent";

export const GALLERIES = ["book", "digitals", "videos", "composite"] as const;

export type Gallery = (typeof GALLERIES)[number];

/** The query of a talent's address: `?aba=composite&foto=2`. */
interface GalleryAddress {
  gallery: Gallery;
  /** The picture in the full view, counted from 1; null for none. */
  picture: number | null;
}

const TAB_PARAMETER = "aba";
const PICTURE_PARAMETER = "foto";

type Galleries = Pick<Talent, Gallery>;

/** In the order of their tabs. */
export const filledGalleries = (talent: Galleries): Gallery[] => GALLERIES.filter((gallery) => talent[gallery].length > 0);

export const defaultGallery = (talent: Galleries): Gallery => {
  const preference: readonly Gallery[] = ["book", "composite", "videos", "digitals"];
  return preference.find((gallery) => talent[gallery].length > 0) ?? "book";
};

/**
 * Values that the talent does not have fall back to the default tab and no picture. The fragment names the tab that was pressed
 * before the scripts ran.
 */
export const readGalleryAddress = (search: string, talent: Galleries, fragment = ""): GalleryAddress => {
  const parameters = new URLSearchParams(search);
  const asked = parameters.get(TAB_PARAMETER) ?? fragment.slice(1);
  const gallery = filledGalleries(talent).find((candidate) => candidate === asked) ?? defaultGallery(talent);
  const position = Number(parameters.get(PICTURE_PARAMETER) ?? 0);
  const count = gallery === "videos" ? 0 : talent[gallery].length;
  return { gallery, picture: Number.isInteger(position) && position >= 1 && position <= count ? position : null };
};

/** The default tab is omitted and other parameters are kept. */
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
