import type { IncomingMessage } from "node:http";

/** `short` is for a body that was too slow: long enough to send the response. */
const TIMEOUT_MS = { normal: 30_000, short: 500 };
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

/**
 * Reads and discards the rest of a rejected request's body, since browsers report a reset connection instead of the response
 * otherwise. Closes the connection after a time or a number of bytes.
 */
export const drainBody = (request: IncomingMessage, timeout: keyof typeof TIMEOUT_MS): void => {
  if (request.readableEnded || request.destroyed) return;
  let bytesLeft = MAX_DRAINED_BYTES;
  const timer = setTimeout(() => request.destroy(), TIMEOUT_MS[timeout]);
  timer.unref();
  request.on("data", (chunk: Buffer) => {
    bytesLeft -= chunk.length;
    if (bytesLeft < 0) request.destroy();
  });
  request.once("close", () => clearTimeout(timer)).once("error", () => undefined);
  request.resume();
};
