import type { Readable } from "node:stream";

/** Converts a Node stream to the body of a Response, with backpressure; destroys it when the client disconnects. */
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
