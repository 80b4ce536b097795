import { createServer, type ServerResponse } from "node:http";
import sharp from "sharp";
import { waitFor } from "../../tests/wait";

/** Its answers can be held. */
export interface PictureHost {
  url: string;
  requestedPaths: string[];
  /** The number of requests that ended, answered or aborted. */
  endedRequests: () => number;
  maxConcurrent: () => number;
  /** Sets the bytes of a path, or the status of an empty answer. */
  setContent: (path: string, content: Buffer | number) => void;
  holdAnswers: () => void;
  releaseAnswers: () => void;
  waitForRequests: (count: number) => Promise<void>;
  close: () => Promise<void>;
}

export const startPictureHost = async (): Promise<PictureHost> => {
  const contents = new Map<string, Buffer | number>();
  const asked: string[] = [];
  const held: (() => void)[] = [];
  let isHolding = false;
  let ended = 0;
  let mostOpen = 0;

  const answer = (path: string, response: ServerResponse): void => {
    const content = contents.get(path) ?? 404;
    response.writeHead(typeof content === "number" ? content : 200, { "content-type": "image/jpeg" });
    response.end(typeof content === "number" ? "" : content);
  };
  const server = createServer(({ url: path = "" }, response) => {
    asked.push(path);
    mostOpen = Math.max(mostOpen, asked.length - ended);
    response.once("close", () => {
      ended += 1;
    });
    if (isHolding) held.push(() => answer(path, response));
    else answer(path, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the host does not listen");

  return {
    url: `http://127.0.0.1:${address.port}`,
    requestedPaths: asked,
    endedRequests: () => ended,
    maxConcurrent: () => mostOpen,
    setContent: (path, content) => void contents.set(path, content),
    holdAnswers: () => {
      isHolding = true;
    },
    releaseAnswers: () => {
      isHolding = false;
      for (const answerHeld of held.splice(0)) answerHeld();
    },
    waitForRequests: (count) => waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(count)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export const jpegOf = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: { r: red, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer();
