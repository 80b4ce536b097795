import type { Readable } from "node:stream";

/** A Node stream as the body of a Response: read as fast as it is sent, closed when the receiver leaves. */
export const toWebStream = (stream: Readable): ReadableStream<Uint8Array> => {
  const reader = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => {
      stream.destroy();
    },
  });
};
