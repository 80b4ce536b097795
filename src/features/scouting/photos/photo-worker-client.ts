import type { PhotoAnswer, PhotoTask } from "./photo-worker";
import { shrinkInPage } from "./shrink-in-page";

type Shrink = typeof shrinkInPage;

const canWork = (): boolean => typeof Worker !== "undefined" && typeof OffscreenCanvas !== "undefined";

/** One worker for all photos of a form. Without worker support, or after the worker has failed, the page resizes the photos itself. */
export const startPhotoWorker = (): { shrink: Shrink; close: () => void } => {
  if (!canWork()) return { shrink: shrinkInPage, close: () => undefined };
  const worker = new Worker(new URL("./photo-worker.ts", import.meta.url));
  const waiting = new Map<number, (answer: Blob | null | "lost") => void>();
  let lastTask = 0;
  let isLost = false;
  worker.onmessage = ({ data: { taskId, photo } }: MessageEvent<PhotoAnswer>) => {
    waiting.get(taskId)?.(photo);
    waiting.delete(taskId);
  };
  worker.onerror = () => {
    isLost = true;
    for (const answer of waiting.values()) answer("lost");
    waiting.clear();
  };
  const inWorker = (file: Blob, quarterTurns: number) =>
    new Promise<Blob | null | "lost">((resolve) => {
      const taskId = ++lastTask;
      waiting.set(taskId, resolve);
      worker.postMessage({ taskId, file, quarterTurns } satisfies PhotoTask);
    });
  const shrink: Shrink = async (file, quarterTurns) => {
    if (isLost) return shrinkInPage(file, quarterTurns);
    const photo = await inWorker(file, quarterTurns);
    // Some browsers decode files in pages that they do not decode in workers.
    return photo === null || photo === "lost" ? shrinkInPage(file, quarterTurns) : photo;
  };
  return { shrink, close: () => worker.terminate() };
};
