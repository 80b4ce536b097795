import sharp from "sharp";

export const PHOTOS = ["image1", "image2", "image3", "image4", "image5", "image6"];

/** A small JPEG without metadata. */
export const createPhoto = async (): Promise<Blob> => {
  const jpeg = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#c86" } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: "image/jpeg" });
};
