import { shrinkPhoto } from "./shrink-photo";

/** Messages between page and worker; `photo` is null when the browser cannot decode the picture. */
export interface PhotoTask {
  taskId: number;
  file: Blob;
  quarterTurns: number;
}

export interface PhotoAnswer {
  taskId: number;
  photo: Blob | null;
}

self.onmessage = async ({ data: { taskId, file, quarterTurns } }: MessageEvent<PhotoTask>) => {
  const photo = await shrinkPhoto(file, quarterTurns).catch(() => null);
  self.postMessage({ taskId, photo } satisfies PhotoAnswer);
};
