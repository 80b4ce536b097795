import { request, type Dispatcher } from "undici";
import { failure, success, type Result } from "../../src/domain/result";

export type MediaFailure = "missing" | "unavailable" | "unreadable" | "too-large";

const MAX_BYTES = 15 * 1024 * 1024;
const HEADERS_MS = 5_000;
const TOTAL_MS = 15_000;

/** Fetches a picture from the media store; follows no redirect, so that the answer comes from the allowed host. */
export const fetchOriginal = async (url: string, dispatcher: Dispatcher): Promise<Result<Buffer, MediaFailure>> => {
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
      return failure(response.statusCode === 404 || response.statusCode === 410 ? "missing" : "unavailable");
    }
    if (Number(response.headers["content-length"] ?? 0) > MAX_BYTES) {
      response.body.destroy();
      return failure("too-large");
    }
    return await readBytes(response.body);
  } catch {
    return failure("unavailable"); // refused, reset, timed out: the visitor is told the same
  }
};

const readBytes = async (body: Dispatcher.ResponseData["body"]): Promise<Result<Buffer, MediaFailure>> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.byteLength;
    if (size > MAX_BYTES) return failure("too-large"); // leaving the loop ends the transfer
    chunks.push(chunk);
  }
  return success(Buffer.concat(chunks));
};
