import type { PhotoAnswer, PhotoTask } from "./photo-worker";
import { shrinkPhoto } from "./shrink-photo";

type Shrink = (file: Blob, quarterTurns: number) => Promise<Blob | null>;

const inPage: Shrink = (file, quarterTurns) => shrinkPhoto(file, quarterTurns).catch(() => null);

const canWork = (): boolean => typeof Worker !== "undefined" && typeof OffscreenCanvas !== "undefined";

/** Starts one worker for all photos of a form. Without worker support, or after it fails, the page resizes the photos itself. */
export const startPhotoWorker = (): { shrink: Shrink; close: () => void } => {
  if (!canWork()) return { shrink: inPage, close: () => undefined };
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
    if (isLost) return inPage(file, quarterTurns);
    const photo = await inWorker(file, quarterTurns);
    // Some browsers decode formats in pages that they do not decode in workers.
    return photo === null || photo === "lost" ? inPage(file, quarterTurns) : photo;
  };
  return { shrink, close: () => worker.terminate() };
};
