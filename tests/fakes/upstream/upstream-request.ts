import type { IncomingMessage } from "node:http";

export interface UpstreamRequest {
  method: string;
  /** Without query and without a trailing slash. */
  path: string;
  query: URLSearchParams;
  header: (name: string) => string | null;
  body: Buffer;
}

export class BodyTooLarge extends Error {}

/** Throws BodyTooLarge as soon as the body exceeds the limit. */
export const readUpstreamRequest = async (request: IncomingMessage, maxBytes: number): Promise<UpstreamRequest> => {
  const url = new URL(request.url ?? "/", "http://upstream.invalid");
  const body = await readBody(request, maxBytes);
  return {
    method: request.method ?? "GET",
    path: url.pathname.replace(/\/+$/, "") || "/",
    query: url.searchParams,
    header: (name) => {
      const value = request.headers[name];
      return (Array.isArray(value) ? value[0] : value) ?? null;
    },
    body,
  };
};

const readBody = async (request: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
