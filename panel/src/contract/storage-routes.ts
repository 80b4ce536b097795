import { type Context, Hono } from "hono";

import { notFound } from "./answers";
import type { ByteRange, PublicFiles } from "./public-files";
import { toWebStream } from "./web-stream";

const TYPES: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  mp4: "video/mp4",
  webm: "video/webm",
  ogg: "video/ogg",
};
const PUBLIC_NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp|mp4|webm|ogg)$/;

/** One range of bytes; "all" when none was asked for, null when what was asked for is not there. */
const parseRange = (header: string | undefined, size: number): ByteRange | "all" | null => {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return "all";
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && start < size ? { start, end } : null;
};

type Found = { name: string; size: number; type: string };

const send = async (c: Context, files: PublicFiles, { name, size, type }: Found): Promise<Response> => {
  const headers = new Headers({
    "Content-Type": type,
    // Names are random and never reused: what stands behind one never changes.
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: `"${name}"`,
    "Accept-Ranges": "bytes",
    "Content-Security-Policy": "default-src 'none'; sandbox",
  });
  if (c.req.header("If-None-Match") === headers.get("ETag")) return new Response(null, { status: 304, headers });
  const range = parseRange(c.req.header("Range"), size);
  if (range === null) {
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range === "all" ? { start: 0, end: size - 1 } : range;
  headers.set("Content-Length", String(end - start + 1));
  if (range !== "all") headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  const status = range === "all" ? 200 : 206;
  if (c.req.method === "HEAD") return new Response(null, { status, headers });
  return new Response(toWebStream(await files.read(name, { start, end })), { status, headers });
};

/** GET /storage/{name}: public media alone, in the few types that a browser shows and never runs. */
export const storageRoutes = (files: PublicFiles): Hono => {
  const app = new Hono();
  app.get("/storage/:name", async (c) => {
    const [name, extension] = PUBLIC_NAME.exec(c.req.param("name")) ?? [];
    const type = TYPES[extension ?? ""];
    if (name === undefined || type === undefined) return notFound(c);
    const size = await files.sizeOf(name);
    return size === null ? notFound(c) : send(c, files, { name, size, type });
  });
  return app;
};
