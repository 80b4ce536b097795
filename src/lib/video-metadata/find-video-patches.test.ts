import fc from "fast-check";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { seededRandom } from "../../../tests/builders/seeded-random";
import {
  buildMp4,
  buildOgg,
  buildWebm,
  findSecrets,
  listPages,
  slowOggCrc,
  type BuiltVideo,
  type Random,
} from "../../../tests/builders/videos";
import { toByteSource, UnreadableVideo } from "./byte-source";
import { findVideoPatches } from "./find-video-patches";
import { applyPatches, type Patch } from "./patch-list";

const FILES = 100;

const patchesOf = (bytes: Buffer): Promise<Patch[]> => findVideoPatches(toByteSource(bytes));

/** Null for a rejected file; errors other than `UnreadableVideo` are rethrown. */
const patchesOrNull = (bytes: Buffer): Promise<Patch[] | null> =>
  patchesOf(bytes).catch((error: unknown) => {
    if (error instanceof UnreadableVideo) return null;
    throw error;
  });

const KINDS: readonly (readonly [string, (random: Random) => BuiltVideo])[] = [
  ["MP4", (random) => buildMp4(random, "mp42")],
  ["MOV", (random) => buildMp4(random, "qt  ")],
  ["WebM", buildWebm],
  ["Ogg", buildOgg],
];

describe.each(KINDS)("a hundred %s files", (_kind, build) => {
  it("lose locations, devices and dates, and keep length, pictures and sound", async () => {
    for (let seed = 1; seed <= FILES; seed += 1) {
      const { bytes, kept } = build(seededRandom(seed));
      expect(findSecrets(bytes)).not.toEqual([]);
      const cleaned = applyPatches(bytes, 0, await patchesOf(bytes));
      expect([seed, findSecrets(cleaned), cleaned.length]).toEqual([seed, [], bytes.length]);
      expect(kept.length).toBeGreaterThan(0);
      expect(
        kept.every(({ offset, length }) => cleaned.subarray(offset, offset + length).equals(bytes.subarray(offset, offset + length))),
      ).toBe(true);
    }
  });

  it("have no patches left when read again", async () => {
    for (let seed = 1; seed <= FILES; seed += 1) {
      const { bytes } = build(seededRandom(seed));
      const cleaned = applyPatches(bytes, 0, await patchesOf(bytes));
      expect(applyPatches(cleaned, 0, await patchesOf(cleaned)).equals(cleaned)).toBe(true);
    }
  });

  it("are patched or rejected in bounded time with changed or missing bytes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: FILES }),
        fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 255 })), { maxLength: 4 }),
        fc.double({ min: 0.2, max: 1, noNaN: true }),
        async (seed, changes, share) => {
          const { bytes } = build(seededRandom(seed));
          const broken = Buffer.from(bytes.subarray(0, Math.ceil(bytes.length * share)));
          for (const [at, value] of changes) broken[Math.floor(at * (broken.length - 1))] = value;
          const patches = await patchesOrNull(broken);
          if (patches !== null) expect(applyPatches(broken, 0, patches)).toHaveLength(broken.length);
        },
      ),
      { numRuns: 150 },
    );
  });
});

it("patched pages of an Ogg file have the right checksum", async () => {
  for (let seed = 1; seed <= FILES; seed += 1) {
    const { bytes } = buildOgg(seededRandom(seed));
    for (const page of listPages(applyPatches(bytes, 0, await patchesOf(bytes)))) {
      const unsealed = Buffer.from(page);
      unsealed.writeUInt32LE(0, 22);
      expect(page.readUInt32LE(22)).toBe(slowOggCrc(unsealed));
    }
  }
});

it.each(["slide.mp4", "videobook.mp4"])("%s of a real encoder keeps its media data and loses the encoder's name", async (name) => {
  const bytes = await readFile(join(__dirname, "../../../panel/seed/files/videos", name));
  const cleaned = applyPatches(bytes, 0, await patchesOf(bytes));
  const at = bytes.indexOf("mdat") - 4;
  const media = bytes.subarray(at, at + bytes.readUInt32BE(at));
  expect(cleaned.subarray(at, at + media.length).equals(media)).toBe(true);
  expect([bytes.includes("VideoHandler"), cleaned.includes("VideoHandler"), cleaned.length]).toEqual([true, false, bytes.length]);
});

const box = (type: string, content: Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length + 8);
  return Buffer.concat([size, Buffer.from(type), content]);
};

const nested = (depth: number): Buffer => (depth === 0 ? Buffer.alloc(0) : box("moov", nested(depth - 1)));

it.each([
  ["an empty file", Buffer.alloc(0)],
  ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
  ["text", Buffer.from("<html>canary</html>".repeat(50))],
  ["boxes within themselves", nested(500)],
  ["a hundred thousand empty boxes", Buffer.concat(Array.from({ length: 100_000 }, () => box("free", Buffer.alloc(0))))],
  ["a box that begins before the file", Buffer.concat([Buffer.from("00000001", "hex"), Buffer.from("moov"), Buffer.alloc(8, 0xff)])],
  ["a WebM header alone", Buffer.from("1a45dfa3", "hex")],
  ["an Ogg page of an unknown codec", listPages(buildOgg(seededRandom(1)).bytes)[0]?.fill(0x41, 28, 36) ?? Buffer.alloc(0)],
  ["an Ogg page without comments", listPages(buildOgg(seededRandom(1)).bytes)[0] ?? Buffer.alloc(0)],
])("%s is rejected", async (_what, bytes) => {
  await expect(patchesOf(bytes)).rejects.toThrow(UnreadableVideo);
});

it("pieces of any size, patched separately, equal the patched file", async () => {
  const { bytes } = buildMp4(seededRandom(7), "mp42");
  const patches = await patchesOf(bytes);
  const whole = applyPatches(bytes, 0, patches);
  for (const size of [1, 7, 64, 1000]) {
    const pieces: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += size) pieces.push(applyPatches(bytes.subarray(at, at + size), at, patches));
    expect(Buffer.concat(pieces).equals(whole)).toBe(true);
  }
});
