import sharp from "sharp";

/** A small JPEG with camera data. */
export const aPhoto = (colour = "#a05030"): Promise<Buffer> =>
  sharp({ create: { width: 90, height: 120, channels: 3, background: colour } })
    .withExif({ IFD0: { Artist: "a name inside the photo" } })
    .jpeg()
    .toBuffer();

/** A small JPEG without metadata, like the gateway's. */
export const aFinishedPhoto = (colour = "#a05030"): Promise<Buffer> =>
  sharp({ create: { width: 90, height: 120, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

export const anUpload = async (colour?: string) => {
  const data = await aPhoto(colour);
  return { data, mimetype: "image/jpeg", name: "IMG_0001.jpg", size: data.length };
};
