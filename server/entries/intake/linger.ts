import type { IncomingMessage } from "node:http";

/** Whoever was too slow already is not waited for any longer than the answer needs. */
const PATIENCE_MS = { patient: 30_000, short: 500 };
const LINGER_BYTES = 64 * 1024 * 1024;

/**
 * Throws away what a refused visitor is still sending, so that their browser reads the answer instead of a broken line;
 * ends the line where they do not stop.
 */
export const linger = (request: IncomingMessage, patience: keyof typeof PATIENCE_MS): void => {
  if (request.readableEnded || request.destroyed) return;
  let left = LINGER_BYTES;
  const timer = setTimeout(() => request.destroy(), PATIENCE_MS[patience]);
  timer.unref();
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.once("close", () => clearTimeout(timer)).once("error", () => undefined);
  request.resume();
};
