import { RULES } from "../../../tests/builders/wire-records";
import { mediaVersion } from "../media-path";
import { normalizePicture, normalizeVideo } from "./normalize-gallery";
import { parseWireGalleryItem } from "./wire-gallery";

const aRecord = (changes: Readonly<Record<string, unknown>>) => ({
  id: 1,
  file: "talents/1/book-1.jpg",
  width: 1200,
  height: 1600,
  ...changes,
});

const picture = (changes: Readonly<Record<string, unknown>>) => {
  const wire = parseWireGalleryItem(aRecord(changes));
  return wire.ok ? normalizePicture(wire.value, RULES) : wire;
};

const video = (changes: Readonly<Record<string, unknown>>) => {
  const wire = parseWireGalleryItem(aRecord({ width: 16, height: 9, ...changes }));
  return wire.ok ? normalizeVideo(wire.value, RULES) : wire;
};

it.each([
  ["a known size", {}, { pictureId: "1", width: 1200, height: 1600, isBigLandscape: false }],
  ["a size as text", { width: "1200", height: "1600" }, { width: 1200, height: 1600 }],
  ["a big landscape", { width: -1, height: -1 }, { width: null, height: null, isBigLandscape: true }],
  ["a big landscape as text", { width: "-1", height: "-1" }, { width: null, height: null, isBigLandscape: true }],
  ["no size", { width: null, height: undefined }, { width: null, height: null, isBigLandscape: false }],
  ["half a size", { width: 1200, height: 0 }, { width: null, height: null, isBigLandscape: false }],
  ["a fraction", { width: 1200.5 }, { width: null, height: null }],
])("reads a picture with %s", (_case, changes, expected) => {
  expect(picture(changes)).toMatchObject({ ok: true, value: { item: expected } });
});

it.each([
  ["no file", { file: "" }, "file is missing"],
  ["no id", { id: null }, "id is missing"],
  ["a foreign file", { file: "https://foreign.example/1.jpg" }, "file is not on an allowed media host"],
])("rejects a picture with %s", (_case, changes, error) => {
  expect(picture(changes)).toEqual({ ok: false, error });
});

it.each([
  ["youtube", { provider: "youtube", file: "dQw4w9WgXcQ" }, { provider: "youtube", source: "dQw4w9WgXcQ", width: 16, height: 9 }],
  ["a watch address", { provider: "YouTube", file: "https://youtu.be/dQw4w9WgXcQ" }, { provider: "youtube", source: "dQw4w9WgXcQ" }],
  ["vimeo", { provider: "vimeo", file: 76979871 }, { provider: "vimeo", source: "76979871" }],
  [
    "a file",
    { provider: "file", file: "talents/1/reel.mp4", width: 9, height: 16 },
    { provider: "file", source: mediaVersion("talents/1/reel.mp4"), width: 9, height: 16 },
  ],
  ["no shape", { provider: "vimeo", file: "76979871", width: null, height: -1 }, { width: 16, height: 9 }],
])("reads a video of %s", (_case, changes, expected) => {
  expect(video(changes)).toMatchObject({ ok: true, value: { item: expected } });
});

it.each([
  ["no provider", { provider: null, file: "dQw4w9WgXcQ" }, "provider is unknown"],
  ["an unknown provider", { provider: "flash", file: "x.swf" }, "provider is unknown"],
  ["somebody else's address", { provider: "youtube", file: "https://evil.example/dQw4w9WgXcQ" }, "file is not a video of youtube"],
  ["a file elsewhere", { provider: "file", file: "https://foreign.example/x.mp4" }, "file is not a media path"],
])("rejects a video with %s", (_case, changes, error) => {
  expect(video(changes)).toEqual({ ok: false, error });
});

it("keeps a file's path apart from the item, which has its version only", () => {
  const path = "talents/1/book-1.jpg";
  const read = picture({ file: path });
  expect(read).toMatchObject({ ok: true, value: { item: { version: mediaVersion(path) }, file: { version: mediaVersion(path), path } } });
  expect(JSON.stringify(read.ok && "item" in read.value && read.value.item)).not.toContain(path);
  expect(video({ provider: "file", file: "talents/1/reel.mp4" })).toMatchObject({ value: { file: { path: "talents/1/reel.mp4" } } });
  expect(video({ provider: "youtube", file: "dQw4w9WgXcQ" })).toMatchObject({ value: { file: null } });
});
