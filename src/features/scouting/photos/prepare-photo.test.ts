import { fakeImageDecoding, encodedImages } from "../../../../tests/setup/image-decoding";
import { preparePhoto } from "./prepare-photo";
import { shrinkPhoto } from "./shrink-photo";

const aFile = (name: string, type: string, size = 10): File => new File([new Uint8Array(size)], name, { type });

describe("shrinkPhoto", () => {
  it("shrinks a large picture to 2400 pixels, and rotates it by quarters", async () => {
    fakeImageDecoding({ width: 4000, height: 3000 });
    expect((await shrinkPhoto(aFile("a.jpg", "image/jpeg"), 0)).type).toBe("image/jpeg");
    await shrinkPhoto(aFile("a.jpg", "image/jpeg"), 1);
    await shrinkPhoto(aFile("a.jpg", "image/jpeg"), 2);
    expect(encodedImages.map(({ width, height }) => [width, height])).toEqual([
      [2400, 1800],
      [1800, 2400],
      [2400, 1800],
    ]);
  });

  it("never enlarges a small picture", async () => {
    fakeImageDecoding({ width: 300, height: 400 });
    await shrinkPhoto(aFile("a.png", "image/png"), 0);
    expect(encodedImages).toEqual([{ width: 300, height: 400, quality: 0.9 }]);
  });

  it("lowers quality, then size, until two megabytes hold it", async () => {
    fakeImageDecoding({ width: 2400, height: 1800, sizeAt: (quality) => (quality > 0.7 ? 2_000_001 : 2_000_000) });
    expect((await shrinkPhoto(aFile("a.jpg", "image/jpeg"), 0)).size).toBe(2_000_000);
    expect(encodedImages).toEqual([
      { width: 2400, height: 1800, quality: 0.9 },
      { width: 2400, height: 1800, quality: 0.8 },
      { width: 1800, height: 1350, quality: 0.7 },
    ]);
  });

  it("fails when the picture cannot be read", async () => {
    fakeImageDecoding();
    await expect(shrinkPhoto(aFile("broken.jpg", "image/jpeg"), 0)).rejects.toThrow("cannot be read");
  });
});

describe("preparePhoto", () => {
  const small = async () => new Blob(["small"], { type: "image/jpeg" });
  const unreadable = async () => null;

  it.each([
    ["a photo", { file: aFile("a.jpg", "image/jpeg"), shrink: small, error: null }],
    ["a HEIC photo that the browser reads", { file: aFile("a.heic", "image/heic"), shrink: small, error: null }],
    ["a HEIC photo without a type", { file: aFile("a.HEIC", ""), shrink: unreadable, error: "scouting.photo.heic" }],
    ["a HEIC photo that it does not", { file: aFile("a.heif", "image/heif"), shrink: unreadable, error: "scouting.photo.heic" }],
    ["a broken photo", { file: aFile("a.jpg", "image/jpeg"), shrink: unreadable, error: "forms.photoUnreadable" }],
    ["a letter", { file: aFile("a.pdf", "application/pdf"), shrink: small, error: "forms.photoKind" }],
    ["a drawing that may hold scripts", { file: aFile("a.svg", "image/svg+xml"), shrink: small, error: "forms.photoKind" }],
    [
      "a huge photo",
      {
        file: Object.defineProperty(aFile("a.jpg", "image/jpeg"), "size", { value: 60_000_001 }),
        shrink: small,
        error: "scouting.photo.tooLarge",
      },
    ],
  ])("returns %s", async (_name, { file, shrink, error }) => {
    fakeImageDecoding();
    const result = await preparePhoto(file, 0, shrink);
    expect(result.ok ? null : result.error).toBe(error);
  });

  it("sends the file itself when the browser cannot draw it, if the rules allow it", async () => {
    Object.assign(window, { createImageBitmap: undefined });
    const photo = aFile("a.png", "image/png", 100);
    expect(await preparePhoto(photo, 0, unreadable)).toEqual({ ok: true, value: photo });
    expect(await preparePhoto(aFile("a.png", "image/png", 5_000_001), 0, unreadable)).toEqual({ ok: false, error: "forms.photoSize" });
  });
});
