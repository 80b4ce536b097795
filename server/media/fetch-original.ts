import { request, type Dispatcher } from "undici";
import { failure, success, type Result } from "../../src/domain/result";
import type { CallOutcome } from "../lib/circuit";

export type MediaFailure = "missing" | "unavailable" | "unreadable" | "too-large";

export type FetchedOriginal = Result<Buffer, MediaFailure>;

const MAX_BYTES = 15 * 1024 * 1024;
const HEADERS_MS = 5_000;
const TOTAL_MS = 15_000;

/** Follows no redirect, so that the answer comes from the allowed host. */
export const fetchOriginal = async (url: string, dispatcher: Dispatcher): Promise<{ original: FetchedOriginal; outcome: CallOutcome }> => {
  try {
    const response = await request(url, {
      dispatcher,
      headers: { accept: "image/*" },
      headersTimeout: HEADERS_MS,
      bodyTimeout: TOTAL_MS,
      signal: AbortSignal.timeout(TOTAL_MS),
    });
    if (response.statusCode !== 200) {
      await response.body.dump();
      const isInTrouble = response.statusCode >= 500 || response.statusCode === 429;
      return {
        original: failure(GONE.includes(response.statusCode) ? "missing" : "unavailable"),
        outcome: isInTrouble ? "failed" : "answered",
      };
    }
    if (Number(response.headers["content-length"] ?? 0) > MAX_BYTES) {
      response.body.destroy();
      return { original: failure("too-large"), outcome: "answered" };
    }
    return { original: await readBytes(response.body), outcome: "answered" };
  } catch {
    return { original: failure("unavailable"), outcome: "failed" }; // refused, reset or timed out
  }
};

const GONE: readonly number[] = [404, 410];

const readBytes = async (body: Dispatcher.ResponseData["body"]): Promise<FetchedOriginal> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.byteLength;
    if (size > MAX_BYTES) return failure("too-large"); // the end of the loop ends the transfer
    chunks.push(chunk);
  }
  return success(Buffer.concat(chunks));
};
