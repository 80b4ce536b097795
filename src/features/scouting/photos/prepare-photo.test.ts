import { aFileOf } from "../../../../tests/builders/media-starts";
import { encodedImages, fakeImageDecoding, objectUrls } from "../../../../tests/setup/image-decoding";
import { preparePhoto } from "./prepare-photo";
import { shrinkInPage } from "./shrink-in-page";

const jpeg = (name = "a.jpg"): File => aFileOf("image/jpeg", { name });

describe("shrinkInPage", () => {
  it.each([true, false])(
    "shrinks a large picture to 2400 pixels, and rotates it by quarters (bitmaps turned upright: %p)",
    async (knowsOrientation) => {
      fakeImageDecoding({ width: 4000, height: 3000, knowsOrientation });
      expect(await shrinkInPage(jpeg(), 0)).toMatchObject({ type: "image/jpeg" });
      await shrinkInPage(jpeg(), 1);
      await shrinkInPage(jpeg(), 2);
      expect(encodedImages.map(({ width, height }) => [width, height])).toEqual([
        [2400, 1800],
        [1800, 2400],
        [2400, 1800],
      ]);
      expect(objectUrls).toEqual(new Set());
    },
  );

  it("never enlarges a small picture", async () => {
    fakeImageDecoding({ width: 300, height: 400 });
    await shrinkInPage(aFileOf("image/png"), 0);
    expect(encodedImages).toEqual([{ width: 300, height: 400, quality: 0.9 }]);
  });

  it("lowers quality, then size, until two megabytes hold it", async () => {
    fakeImageDecoding({ width: 2400, height: 1800, sizeAt: (quality) => (quality > 0.7 ? 2_000_001 : 2_000_000) });
    expect((await shrinkInPage(jpeg(), 0))?.size).toBe(2_000_000);
    expect(encodedImages).toEqual([
      { width: 2400, height: 1800, quality: 0.9 },
      { width: 2400, height: 1800, quality: 0.8 },
      { width: 1800, height: 1350, quality: 0.7 },
    ]);
  });

  it("makes photos smaller on a slow line", async () => {
    fakeImageDecoding({ width: 4000, height: 3000, sizeAt: (quality) => (quality > 0.8 ? 600_001 : 600_000) });
    Object.assign(navigator, { connection: { effectiveType: "3g" } });
    expect((await shrinkInPage(jpeg(), 0))?.size).toBe(600_000);
    Object.assign(navigator, { connection: undefined });
    expect(encodedImages.map(({ width, height }) => [width, height])).toEqual([
      [1600, 1200],
      [1600, 1200],
    ]);
  });

  it.each([true, false])("returns null for a picture that no decoder reads (bitmaps turned upright: %p)", async (knowsOrientation) => {
    fakeImageDecoding({ knowsOrientation });
    expect(await shrinkInPage(jpeg("broken.jpg"), 0)).toBeNull();
    expect(objectUrls).toEqual(new Set());
  });
});

describe("preparePhoto", () => {
  const small = async () => new Blob(["small"], { type: "image/jpeg" });
  const unreadable = async () => null;

  it.each([
    ["a photo", { file: jpeg(), shrink: small, error: null }],
    ["a photo without a type", { file: aFileOf("image/jpeg", { type: "" }), shrink: small, error: null }],
    ["a photo of an unknown type", { file: aFileOf("image/jpeg", { type: "application/octet-stream" }), shrink: small, error: null }],
    ["a photo of a wrong type", { file: aFileOf("image/jpeg", { type: "image/jpg" }), shrink: small, error: null }],
    ["a HEIC photo that the browser reads", { file: aFileOf("image/heic"), shrink: small, error: null }],
    ["a HEIC photo without a type", { file: aFileOf("image/heic", { type: "" }), shrink: unreadable, error: "scouting.photo.heic" }],
    ["a HEIC photo named .jpg", { file: aFileOf("image/heic", { type: "image/jpeg" }), shrink: unreadable, error: "scouting.photo.heic" }],
    ["a broken photo", { file: jpeg(), shrink: unreadable, error: "forms.photoUnreadable" }],
    ["a letter named .jpg", { file: aFileOf("application/pdf", { type: "image/jpeg" }), shrink: small, error: "forms.photoKind" }],
    ["a film", { file: aFileOf("video/mp4"), shrink: small, error: "forms.photoKind" }],
    ["a drawing that may hold scripts", { file: aFileOf("image/svg+xml"), shrink: small, error: "forms.photoKind" }],
    [
      "a huge photo",
      { file: Object.defineProperty(jpeg(), "size", { value: 60_000_001 }), shrink: small, error: "scouting.photo.tooLarge" },
    ],
    [
      "a photo that the device does not hand over",
      {
        file: Object.defineProperty(jpeg(), "slice", {
          value: () => ({ arrayBuffer: () => Promise.reject(new Error("NotReadableError")) }),
        }),
        shrink: small,
        error: "forms.photoUnreadable",
      },
    ],
  ])("returns %s", async (_name, { file, shrink, error }) => {
    const result = await preparePhoto(file, 0, shrink);
    expect(result.ok ? null : result.error).toBe(error);
  });

  it("sends the file itself, with its true type, when the browser cannot draw it and the rules allow it", async () => {
    fakeImageDecoding({ knowsOrientation: false, draws: false });
    const photo = await preparePhoto(aFileOf("image/jpeg", { type: "", size: 3000 }), 0, shrinkInPage);
    expect(photo).toMatchObject({ ok: true, value: { size: 3000, type: "image/jpeg" } });
    const large = aFileOf("image/png", { size: 5_000_001 });
    expect(await preparePhoto(large, 0, shrinkInPage)).toEqual({ ok: false, error: "forms.photoSize" });
    expect(await preparePhoto(aFileOf("image/webp"), 0, shrinkInPage)).toEqual({ ok: false, error: "forms.photoKind" });
  });
});
