/** Paths use `/`. */
export type PictureSource = {
  paths: readonly string[];
  /** @throws UnusableFile above `LIMITS.pictureBytes`. */
  read: (path: string) => Promise<Buffer>;
  close: () => Promise<void>;
};

export const NO_PICTURES: PictureSource = {
  paths: [],
  read: (path) => Promise.reject(new Error(`No pictures were given, so there is no ${path}`)),
  close: () => Promise.resolve(),
};

/** Files that operating systems add. */
const isHidden = (part: string): boolean => part.startsWith(".") || part === "__MACOSX" || /^(thumbs\.db|desktop\.ini)$/i.test(part);

export const isVisible = (path: string): boolean => !path.split("/").some(isHidden);
