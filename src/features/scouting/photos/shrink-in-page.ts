import { decodeBitmap, shrinkPicture, type DecodedPicture } from "./shrink-photo";

/** Every supported browser shows an image element upright; browsers from before 2023 lack the option that `decodeBitmap` uses. */
const decodeElement = async (file: Blob): Promise<DecodedPicture> => {
  const image = new Image();
  const address = URL.createObjectURL(file);
  const close = (): void => URL.revokeObjectURL(address);
  image.src = address;
  try {
    await image.decode();
  } catch (error) {
    close();
    throw error;
  }
  return { image, width: image.naturalWidth, height: image.naturalHeight, close };
};

/** The file itself when this browser decodes it but cannot draw it; null when it cannot decode it. */
export const shrinkInPage = async (file: Blob, quarterTurns: number): Promise<Blob | null> => {
  const picture = await decodeBitmap(file)
    .catch(() => decodeElement(file))
    .catch(() => null);
  return picture === null ? null : shrinkPicture(picture, quarterTurns).catch(() => file);
};
