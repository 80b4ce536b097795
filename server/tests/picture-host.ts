import { createServer, type ServerResponse } from "node:http";
import sharp from "sharp";
import { eventually } from "./eventually";

/** A host of pictures whose answers can be held back. */
export interface PictureHost {
  url: string;
  /** Paths in the order in which they were asked for. */
  asked: string[];
  /** How many requests ended so far, answered or given up. */
  ended: () => number;
  /** The most requests that were open at the same time. */
  mostOpen: () => number;
  /** Answers at a path with these bytes, or with an empty answer of this status. */
  put: (path: string, content: Buffer | number) => void;
  /** Answers nothing until `release`. */
  hold: () => void;
  release: () => void;
  /** Resolves once so many requests have come in. */
  untilAsked: (count: number) => Promise<void>;
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
    asked,
    ended: () => ended,
    mostOpen: () => mostOpen,
    put: (path, content) => void contents.set(path, content),
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const answerHeld of held.splice(0)) answerHeld();
    },
    untilAsked: (count) => eventually(() => expect(asked.length).toBeGreaterThanOrEqual(count)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** A JPEG of one colour. */
export const jpegOf = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: { r: red, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer();
