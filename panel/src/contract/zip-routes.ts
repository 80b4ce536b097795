import path from "node:path";
import { PassThrough } from "node:stream";

import { type Context, Hono } from "hono";
import { ZipFile } from "yazl";

import { isRecord } from "../../../src/lib/json";
import { toSlug } from "../shared/slug";
import type { ContentStore, StoredMedia } from "./content-store";
import type { PublicFiles } from "./public-files";
import { notFound, refuseInvalid } from "./refusals";
import { toWebStream } from "./web-stream";

const createZip = (pictures: StoredMedia[], stem: string, files: PublicFiles): ReadableStream<Uint8Array> => {
  const zip = new ZipFile();
  const output = new PassThrough();
  pictures.forEach(({ file }, index) => {
    const zipPath = `${stem}-${String(index + 1).padStart(2, "0")}${path.extname(file)}`;
    // Pictures are compressed already.
    zip.addReadStreamLazy(zipPath, { compress: false }, (done) => {
      files.read(path.basename(file)).then(
        (stream) => done(null, stream),
        (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    });
  });
  // A picture that was deleted meanwhile aborts the download.
  zip.on("error", (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  zip.end();
  return toWebStream(output);
};

const readRequest = async (c: Context): Promise<{ talent: string; gallery: "book" | "compo" } | null> => {
  const body: unknown = await c.req.json().catch(() => null);
  if (!isRecord(body)) return null;
  const { talent, gallery } = body;
  if (gallery !== "book" && gallery !== "compo") return null;
  return typeof talent === "number" || typeof talent === "string" ? { talent: String(talent), gallery } : null;
};

/** POST /api/download/zip: streams a talent's book or comp card as a ZIP. */
export const zipRoutes = (store: ContentStore, files: PublicFiles): Hono => {
  const app = new Hono();
  app.post("/api/download/zip", async (c) => {
    const request = await readRequest(c);
    if (request === null) {
      return refuseInvalid(c, {
        talent: ["The talent field must be an id."],
        gallery: ["The gallery field must be book or compo."],
      });
    }
    const talent = await store.talent(request.talent);
    const pictures = talent?.[request.gallery] ?? [];
    if (talent === null || pictures.length === 0) return notFound(c);
    const stem = `${toSlug(talent.name) || "talent"}-${request.gallery}`;
    return new Response(createZip(pictures, stem, files), {
      headers: { "Content-Type": "application/zip", "Content-Disposition": `attachment; filename="${stem}.zip"` },
    });
  });
  return app;
};
