import { mediaStart } from "../../tests/builders/media-starts";
import { mediaType } from "./media-type";

it.each([
  "image/jpeg",
  "image/png",
  "image/gif",
  "image/webp",
  "image/avif",
  "image/heic",
  "video/quicktime",
  "video/mp4",
  "video/webm",
  "video/ogg",
] as const)("reads %s from the first bytes", (type) => {
  expect(mediaType(mediaStart(type))).toBe(type);
});

it.each(["video/matroska", "image/svg+xml", "application/pdf"] as const)("does not know %s", (type) => {
  expect(mediaType(mediaStart(type))).toBeNull();
});

it("does not know a file without bytes", () => {
  expect(mediaType(new Uint8Array())).toBeNull();
});
