import { PAUSES, pauseAfter } from "../../../../src/lib/retries";
import type { Upload, UploadKind } from "../job/uploads";
import type { ImportCalls } from "./use-import-calls";

/** Below the limits of most proxies for one request. */
const PART_BYTES = 8 * 1024 * 1024;
const MAX_ATTEMPTS = 6;

export type UploadResult = { ok: true } | { ok: false; /** Null when the connection is lost. */ message: string | null };

type Job = {
  id: number;
  kind: UploadKind;
  file: File;
  /** Of the same file, from an interrupted upload. */
  earlier: Upload | null;
  onProgress: (received: number, isRetrying: boolean) => void;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a file in parts. Repeats a part without a response from the position that the server gives. */
export const uploadFile = async ({ ask }: ImportCalls, { id, kind, file, earlier, onProgress }: Job): Promise<UploadResult> => {
  const isSame = earlier !== null && earlier.total === file.size && earlier.received < earlier.total;
  let received = isSame ? earlier.received : 0;
  let failures = 0;
  while (received < file.size) {
    onProgress(received, failures > 0);
    const body = file.slice(received, received + PART_BYTES);
    const headers = { "Content-Type": "application/octet-stream" };
    const result = await ask<Upload>(`/${id}/files/${kind}?offset=${received}&total=${file.size}`, { method: "POST", headers, body });
    if (result.kind === "refused") return { ok: false, message: result.message };
    if (result.kind === "ok") {
      received = result.answer.received;
      failures = 0;
      continue;
    }
    failures += 1;
    if (failures === MAX_ATTEMPTS) return { ok: false, message: null };
    await pause(pauseAfter(PAUSES.upload, failures - 1));
  }
  onProgress(received, false);
  return { ok: true };
};
