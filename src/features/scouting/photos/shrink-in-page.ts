import { decodeBitmap, shrinkPicture, type DecodedPicture } from "./shrink-photo";

/** An image element, which every supported browser shows upright: those of before 2023 do not know the option of `decodeBitmap`. */
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

/** The shrunk photo, or the file itself when this browser reads it and cannot draw it. Null: this browser does not read it. */
export const shrinkInPage = async (file: Blob, quarterTurns: number): Promise<Blob | null> => {
  const picture = await decodeBitmap(file)
    .catch(() => decodeElement(file))
    .catch(() => null);
  return picture === null ? null : shrinkPicture(picture, quarterTurns).catch(() => file);
};
