import sharp from "sharp";

const PHOTO = { width: 4000, height: 3000, bytes: 2_400_000 };

/** A noisy picture with the dimensions of a phone's photo, padded to the size of a real one. */
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
  if (photo.length > bytes) console.log(`the photo is larger than ${bytes} bytes: ${photo.length}`);
  return Buffer.concat([photo, Buffer.alloc(Math.max(0, bytes - photo.length))]);
};
