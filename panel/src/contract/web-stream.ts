import type { Readable } from "node:stream";

/** With backpressure; destroys the Node stream when the client disconnects. */
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
