import { PHOTO_EDGE, PHOTO_TARGET, SLOW_PHOTO_EDGE, SLOW_PHOTO_TARGET } from "../../../config/form-limits";
import { isSlowLine, SLOW } from "../../../lib/connection";

/** Tried in order until the file is small enough; the last is used for any size. */
const TRIES = [
  { quality: 0.9, scale: 1 },
  { quality: 0.8, scale: 1 },
  { quality: 0.7, scale: 0.75 },
  { quality: 0.6, scale: 0.5 },
] as const;

interface Canvas {
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  encode: (quality: number) => Promise<Blob>;
}

const failToDraw = (): never => {
  throw new Error("this browser has no 2D canvas");
};

const offscreenCanvas = (width: number, height: number): Canvas => {
  const canvas = new OffscreenCanvas(width, height);
  return {
    context: canvas.getContext("2d") ?? failToDraw(),
    encode: (quality) => canvas.convertToBlob({ type: "image/jpeg", quality }),
  };
};

const pageCanvas = (width: number, height: number): Canvas => {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  return {
    context: canvas.getContext("2d") ?? failToDraw(),
    encode: (quality) =>
      new Promise((resolve, reject) =>
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the canvas could not be encoded"))), "image/jpeg", quality),
      ),
  };
};

const openCanvas = typeof OffscreenCanvas === "undefined" ? pageCanvas : offscreenCanvas;

/** Upright; `close` frees the memory. */
export interface DecodedPicture {
  image: CanvasImageSource;
  width: number;
  height: number;
  close: () => void;
}

/** Throws when this browser or worker cannot decode the file, or lacks the option that turns it upright. */
export const decodeBitmap = async (file: Blob): Promise<DecodedPicture> => {
  const image = await createImageBitmap(file, { imageOrientation: "from-image" });
  return { image, width: image.width, height: image.height, close: () => image.close() };
};

/** On white, since JPEG has no transparency. */
const draw = (picture: DecodedPicture, quarterTurns: number, scale: number): Canvas => {
  const [width, height] = [Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale))];
  const isSideways = quarterTurns % 2 === 1;
  const canvas = isSideways ? openCanvas(height, width) : openCanvas(width, height);
  const { context } = canvas;
  context.fillStyle = "white";
  context.fillRect(0, 0, isSideways ? height : width, isSideways ? width : height);
  context.translate((isSideways ? height : width) / 2, (isSideways ? width : height) / 2);
  context.rotate((quarterTurns * Math.PI) / 2);
  context.drawImage(picture.image, -width / 2, -height / 2, width, height);
  return canvas;
};

/**
 * Converts a picture to a JPEG without metadata, if possible below `PHOTO_TARGET` or on a slow line `SLOW_PHOTO_TARGET`, and closes it.
 * Throws when the browser cannot draw it.
 */
export const shrinkPicture = async (picture: DecodedPicture, quarterTurns: number): Promise<Blob> => {
  try {
    const [edge, target] = isSlowLine(SLOW) ? [SLOW_PHOTO_EDGE, SLOW_PHOTO_TARGET] : [PHOTO_EDGE, PHOTO_TARGET];
    const fit = Math.min(1, edge / Math.max(picture.width, picture.height));
    let photo: Blob | null = null;
    for (const { quality, scale } of TRIES) {
      photo = await draw(picture, quarterTurns, fit * scale).encode(quality);
      if (photo.size <= target) break;
    }
    if (photo === null || photo.type !== "image/jpeg") throw new Error("this browser cannot encode JPEG");
    return photo;
  } finally {
    picture.close();
  }
};
