import sharp from "sharp";

/** In one colour, upright; `width` in pixels. For `setInputFiles`. */
export const photoFile = async (name: string, { background = "#0f6b4f", width = 90 } = {}) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width, height: (width * 4) / 3, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
