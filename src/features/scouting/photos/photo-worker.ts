import { decodeBitmap, shrinkPicture } from "./shrink-photo";

/** `photo` is null when the worker cannot decode or draw the picture. */
export interface PhotoTask {
  taskId: number;
  file: Blob;
  quarterTurns: number;
}

export interface PhotoAnswer {
  taskId: number;
  photo: Blob | null;
}

const shrink = async (file: Blob, quarterTurns: number): Promise<Blob> => shrinkPicture(await decodeBitmap(file), quarterTurns);

self.onmessage = async ({ data: { taskId, file, quarterTurns } }: MessageEvent<PhotoTask>) => {
  const photo = await shrink(file, quarterTurns).catch(() => null);
  self.postMessage({ taskId, photo } satisfies PhotoAnswer);
};
