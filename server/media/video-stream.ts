import type { FastifyReply, FastifyRequest } from "fastify";
import { request as fetchUpstream, type Dispatcher } from "undici";
import { Readable } from "node:stream";
import { refuse } from "../http/refusal";
import { createVideoPatches, lengthOf, patchStream, startOf, type VideoPatches } from "./video-patches";

const VIDEO_TYPES: Readonly<Record<string, string>> = { mp4: "video/mp4", webm: "video/webm", ogg: "video/ogg" };

const PASSED_HEADERS = ["content-range", "etag", "last-modified"] as const;

const HEADERS_MS = 5_000;
const SILENCE_MS = 30_000;
const MAX_STREAMS = 64;

/** Streams videos from the media store, with ranges; overwrites metadata (place, date, device) in the stream. */
export const createVideoStream = (dispatcher: Dispatcher, cacheControl: string) => {
  const patchesOf = createVideoPatches(dispatcher);
  let streams = 0;

  return async (request: FastifyRequest, reply: FastifyReply, url: string): Promise<FastifyReply> => {
    if (streams >= MAX_STREAMS) return refuse(request, reply, "unavailable");
    streams += 1;
    reply.raw.once("close", () => {
      streams -= 1;
    });
    try {
      const response = await fetchUpstream(url, {
        dispatcher,
        method: request.method === "HEAD" ? "HEAD" : "GET",
        headers: { accept: "video/*", ...rangeHeaders(request) },
        headersTimeout: HEADERS_MS,
        bodyTimeout: SILENCE_MS,
      });
      return await pass(request, reply, { response, url, cacheControl, patchesOf });
    } catch {
      return refuse(request, reply, "badVideo"); // refused, reset, or no answer
    }
  };
};

interface Passage {
  response: Dispatcher.ResponseData;
  url: string;
  cacheControl: string;
  patchesOf: VideoPatches;
}

const pass = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { response, url, cacheControl, patchesOf }: Passage,
): Promise<FastifyReply> => {
  const { statusCode, headers, body } = response;
  if (![200, 206, 416].includes(statusCode)) {
    await body.dump();
    return refuse(request, reply, statusCode === 404 ? "notFound" : "badVideo");
  }
  const cleaned = statusCode === 416 ? { body, length: null } : await clean(response, () => patchesOf(url, headers));
  if (cleaned === null) return refuse(request, reply, "badVideo");
  for (const name of PASSED_HEADERS) {
    const value = headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  if (cleaned.length !== null) reply.header("content-length", cleaned.length);
  reply.code(statusCode).header("accept-ranges", "bytes").header("cache-control", cacheControl);
  return reply.type(VIDEO_TYPES[new URL(url).pathname.split(".").pop()?.toLowerCase() ?? ""] ?? "video/mp4").send(cleaned.body);
};

/** The body without metadata, and its length; null, with the body closed, when that is not possible. */
const clean = async (
  { statusCode, headers, body }: Dispatcher.ResponseData,
  findPatches: () => ReturnType<VideoPatches>,
): Promise<{ body: Readable; length: number } | null> => {
  const start = startOf(statusCode, headers);
  const found = start === null ? null : await findPatches().catch(() => null); // the store stopped answering
  if (start === null || found === null || !found.ok) {
    body.on("error", () => undefined).destroy();
    return null;
  }
  const { size, patches } = found.value;
  return { body: Readable.from(patchStream(body, start, patches), { objectMode: false }), length: lengthOf(headers, size) };
};

/** Only a simple byte range is forwarded, and no other header of the visitor. */
const rangeHeaders = ({ headers }: FastifyRequest): Record<string, string> => {
  const range = headers.range;
  if (range === undefined || !/^bytes=\d*-\d*$/.test(range)) return {};
  const ifRange = headers["if-range"];
  return { range, ...(typeof ifRange === "string" ? { "if-range": ifRange } : {}) };
};
