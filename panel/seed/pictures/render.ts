import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { PictureJob } from "./job";
import { ASSET_COPIES, PICTURE_JOBS } from "./jobs";

const ASSETS = new URL("../assets/", import.meta.url);
const CONCURRENCY = 2;
const QUALITY = 82;

/** Dots per inch at which librsvg renders the drawings in their own size. */
const FULL_DENSITY = 72;
/** Tests draw smaller pictures, which takes a quarter of the time at half the width. */
const SCALE = Number(process.env.DEMO_PICTURE_SCALE ?? 1);

const write = async (outDir: string, job: PictureJob): Promise<void> => {
  const path = join(outDir, job.file);
  await mkdir(dirname(path), { recursive: true });
  const picture = sharp(Buffer.from(job.draw()), { density: FULL_DENSITY * SCALE });
  await (job.format === "png" ? picture.png({ compressionLevel: 9 }) : picture.flatten().jpeg({ quality: QUALITY })).toFile(path);
};

const copy = async (outDir: string, { file, asset }: (typeof ASSET_COPIES)[number]): Promise<void> => {
  const path = join(outDir, file);
  await mkdir(dirname(path), { recursive: true });
  await copyFile(new URL(asset, ASSETS), path);
};

/**
 * Writes all files of the demo content to `outDir`, two at a time, with the same bytes on every run.
 * Rejects with the first failure.
 */
export const renderAll = async (outDir: string, onProgress?: (done: number, total: number) => void): Promise<void> => {
  const total = PICTURE_JOBS.length + ASSET_COPIES.length;
  const waiting = PICTURE_JOBS.values();
  let done = 0;
  const report = () => onProgress?.((done += 1), total);
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  const work = async () => {
    for (const job of waiting) {
      await write(outDir, job);
      report();
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
    for (const asset of ASSET_COPIES) {
      await copy(outDir, asset);
      report();
    }
  } finally {
    sharp.concurrency(threads);
  }
};
