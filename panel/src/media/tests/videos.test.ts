import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";

import { formatErrors } from "payload";

import "../../../tests/setup/test-environment";
import { toByteSource } from "../../../../src/lib/video-metadata/byte-source";
import { media } from "../../editorial/media-collection";
import { measureVideo } from "../measure-video";
import { prepareUpload } from "../prepare-upload";

const folder = path.resolve(import.meta.dirname, "../../..");
const slide = await readFile(path.join(folder, "seed/files/videos/slide.mp4"));

const box = (type: string, content: Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length + 8);
  return Buffer.concat([size, Buffer.from(type, "latin1"), content]);
};

const PLACE = "+12.3456-098.7654/";
const withPlace = Buffer.concat([
  slide,
  box("udta", box("\xa9xyz", Buffer.from(`\0\x12\x15\xc7${PLACE}`))),
  box("uuid", Buffer.from(`0123456789abcdef<x:xmpmeta>${PLACE}`)),
]);

const upload = (data: Buffer) => ({ data, mimetype: "video/mp4", name: "canary IMG_0001.mp4", size: data.length });

test("prepareUpload blanks place and names in a video, and keeps its length and media data", async () => {
  const { data, name, size } = await prepareUpload(upload(withPlace));
  assert.deepEqual(
    [data.length, size, data.includes(PLACE), data.includes("VideoHandler"), name.includes("canary")],
    [withPlace.length, withPlace.length, false, false, false],
  );
  const at = withPlace.indexOf("mdat") - 4;
  const end = at + withPlace.readUInt32BE(at);
  assert.ok(data.subarray(at, end).equals(withPlace.subarray(at, end)));
});

for (const [language, sentence] of [
  ["pt", /Este vídeo não pôde ser lido.*MP4/],
  ["en", /This video could not be read.*MP4/],
] as const) {
  test(`an unreadable video is rejected with a message for the editor, in ${language}`, async () => {
    const [prepareFile] = media.hooks?.beforeOperation ?? [];
    const call = {
      args: {},
      operation: "create",
      req: { file: upload(Buffer.concat([slide.subarray(0, 32), Buffer.from("canary")])), context: {}, i18n: { language } },
    };
    await assert.rejects(
      async () => prepareFile?.(call as never),
      (error: Error & { status: number }) => {
        error.name = ""; // as in a production build, which does not keep class names
        return sentence.test(formatErrors(error as never).errors[0]?.message ?? "") && error.status === 400;
      },
    );
  });
}

/** Encodes an element of a WebM file; its content must have less than 127 bytes. */
const element = (id: string, ...content: Buffer[]): Buffer => {
  const inside = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, "hex"), Buffer.from([0x80 | inside.length]), inside]);
};

test("measureVideo reads the size of a WebM film", async () => {
  const sound = element("ae", element("83", Buffer.from([2])));
  const pictures = element("ae", element("e0", element("b0", Buffer.from([4, 56])), element("ba", Buffer.from([7, 128]))));
  const film = Buffer.concat([element("1a45dfa3"), element("18538067", element("1654ae6b", sound, pictures))]);
  assert.deepEqual(await measureVideo(toByteSource(film), "video/webm"), { isHevc: false, size: { width: 1080, height: 1920 } });
  assert.deepEqual(await measureVideo(toByteSource(film), "video/ogg"), { isHevc: false, size: null });
});
