import { shrinkPhoto } from "./shrink-photo";

/** What the page asks of the worker, and what it answers; `photo` is null where the picture cannot be read here. */
export interface PhotoTask {
  taskId: number;
  file: Blob;
  turns: number;
}

export interface PhotoAnswer {
  taskId: number;
  photo: Blob | null;
}

self.onmessage = async ({ data: { taskId, file, turns } }: MessageEvent<PhotoTask>) => {
  const photo = await shrinkPhoto(file, turns).catch(() => null);
  self.postMessage({ taskId, photo } satisfies PhotoAnswer);
};
