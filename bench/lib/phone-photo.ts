import sharp from "sharp";

const PHOTO = { width: 4000, height: 3000, bytes: 2_400_000 };

/** A noisy picture of a phone's size, filled up to the bytes that a real one has. */
export const aPhoneCameraPhoto = async (): Promise<Buffer> => {
  const { width, height, bytes } = PHOTO;
  const small = sharp({
    create: { width: width / 8, height: height / 8, channels: 3, background: "#875", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  });
  const photo = await sharp(await small.png().toBuffer())
    .resize(width, height, { kernel: "cubic" })
    .jpeg({ quality: 85 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  if (photo.length > bytes) console.log(`the photo has ${photo.length} bytes`);
  return Buffer.concat([photo, Buffer.alloc(Math.max(0, bytes - photo.length))]);
};
