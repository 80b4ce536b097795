import type { FastifyReply, FastifyRequest } from "fastify";
import { request as fetchUpstream, type Dispatcher } from "undici";
import { refuse } from "../http/refusal";

const VIDEO_TYPES: Readonly<Record<string, string>> = { mp4: "video/mp4", webm: "video/webm", ogg: "video/ogg" };

const PASSED_HEADERS = ["content-length", "content-range", "etag", "last-modified"] as const;

const HEADERS_MS = 5_000;
const SILENCE_MS = 30_000;
const MAX_STREAMS = 64;

/** Videos are not touched: they stream through, with ranges, from the media store. */
export const createVideoStream = (dispatcher: Dispatcher, cacheControl: string) => {
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
      return await pass(request, reply, { response, url, cacheControl });
    } catch {
      return refuse(request, reply, "badPicture"); // refused, reset or silent before its first byte
    }
  };
};

interface Passage {
  response: Dispatcher.ResponseData;
  url: string;
  cacheControl: string;
}

const pass = async (request: FastifyRequest, reply: FastifyReply, { response, url, cacheControl }: Passage): Promise<FastifyReply> => {
  const { statusCode, headers, body } = response;
  if (![200, 206, 416].includes(statusCode)) {
    await body.dump();
    return refuse(request, reply, statusCode === 404 ? "notFound" : "badPicture");
  }
  for (const name of PASSED_HEADERS) {
    const value = headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  reply.code(statusCode).header("accept-ranges", "bytes").header("cache-control", cacheControl);
  return reply.type(VIDEO_TYPES[new URL(url).pathname.split(".").pop()?.toLowerCase() ?? ""] ?? "video/mp4").send(body);
};

/** Only a plain byte range travels on; nothing else of the visitor's headers does. */
const rangeHeaders = ({ headers }: FastifyRequest): Record<string, string> => {
  const range = headers.range;
  if (range === undefined || !/^bytes=\d*-\d*$/.test(range)) return {};
  const ifRange = headers["if-range"];
  return { range, ...(typeof ifRange === "string" ? { "if-range": ifRange } : {}) };
};
