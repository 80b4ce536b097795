import exifr from "exifr";
import sharp from "sharp";
import { failure, type Result } from "../../../src/domain/result";
import { photoProblem } from "../../../src/forms/photo-rules";
import { measurePhoto, reencodePhoto } from "../intake/reencode-photo";
import { aPhoto } from "./form-bodies";
import { brokenPictures, pngBomb } from "./hostile-pictures";

/** Whether a JPEG contains EXIF, ICC, IPTC or XMP data. */
const hasMetadata = async (jpeg: Buffer): Promise<boolean> => {
  const { exif, icc, iptc, xmp } = await sharp(jpeg).metadata();
  return [exif, icc, iptc, xmp].some((block) => block !== undefined) || (await exifr.parse(jpeg, true)) !== undefined;
};

/** Checks, measures and re-encodes a photo as the gateway does. */
const processPhoto = async (bytes: Buffer): Promise<Result<Buffer, string>> => {
  const problem = photoProblem({ start: bytes.subarray(0, 16), size: bytes.length });
  if (problem !== null) return failure(problem);
  const measured = await measurePhoto(bytes);
  return measured.ok ? reencodePhoto(bytes) : measured;
};

const reencode = async (bytes: Buffer): Promise<Buffer> => {
  const photo = await processPhoto(bytes);
  if (!photo.ok) throw new Error(photo.error);
  return photo.value;
};

it("rotates a photo upright, and removes location, name and thumbnail", async () => {
  const original = await aPhoto();
  expect(await exifr.gps(original)).toMatchObject({ latitude: expect.any(Number) });
  const photo = await reencode(original);
  expect(await sharp(photo).metadata()).toMatchObject({ format: "jpeg", width: 60, height: 80 });
  expect(await hasMetadata(photo)).toBe(false);
  expect(photo.includes("canary-artist")).toBe(false);
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])("rotates orientation %i upright", async (orientation) => {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#111" } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
  const { width, height } = await sharp(await reencode(bytes)).metadata();
  expect([width, height]).toEqual(orientation > 4 ? [20, 40] : [40, 20]);
});

it("removes XMP, IPTC, comments and colour profiles", async () => {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#111" } })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>canary</x:xmpmeta>")
    .withIccProfile("p3")
    .jpeg()
    .toBuffer();
  const comment = Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, 0xfe, 0x00, 0x08]), Buffer.from("canary"), bytes.subarray(2)]);
  const photo = await reencode(comment);
  expect([await hasMetadata(photo), photo.includes("canary")]).toEqual([false, false]);
});

it("removes data after the end of a picture", async () => {
  const tail = Buffer.from(`PK\x03\x04<script>alert("canary")</script>`);
  for (const bytes of [
    await aPhoto(),
    await sharp(await aPhoto())
      .png()
      .toBuffer(),
    await sharp(await aPhoto())
      .gif()
      .toBuffer(),
  ]) {
    const photo = await reencode(Buffer.concat([bytes, tail]));
    expect([photo.includes("canary"), photo.subarray(-2).toString("hex")]).toEqual([false, "ffd9"]);
  }
});

it("uses the first frame of an animated GIF, and a white background for transparency", async () => {
  const frames = await Promise.all(
    ["#f00", "#0f0"].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 4, background } })
        .png()
        .toBuffer(),
    ),
  );
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const { data, info } = await sharp(await reencode(gif))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, data[0]! > 200, data[1]! < 60]).toEqual([8, 8, true, true]);
  const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
  expect(
    (
      await sharp(await reencode(clear))
        .raw()
        .toBuffer()
    )[0],
  ).toBeGreaterThan(250);
});

it("reduces a picture of 48 megapixels to 2400 pixels", async () => {
  const photo = await reencode(pngBomb(8000, 6000, 8001 * 6000));
  expect(await sharp(photo).metadata()).toMatchObject({ width: 2400, height: 1800 });
});

it("refuses each of more than sixty damaged or malicious files within ten seconds", async () => {
  const corpus = await brokenPictures();
  expect(corpus.length).toBeGreaterThanOrEqual(60);
  const accepted: string[] = [];
  for (const [name, bytes] of corpus) {
    const started = performance.now();
    const photo = await processPhoto(bytes);
    if (photo.ok || performance.now() - started > 10_000) accepted.push(name);
  }
  expect(accepted).toEqual([]);
});

it("returns a clean picture or an error, never the input, for a picture with single inverted bytes", async () => {
  const original = Buffer.concat([await aPhoto(), Buffer.from("canary-tail")]);
  for (let at = 3; at < original.length; at += 7) {
    const bytes = Buffer.from(original);
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    const photo = await processPhoto(bytes);
    if (photo.ok) expect([photo.value.includes("canary"), await hasMetadata(photo.value)]).toEqual([false, false]);
  }
});
