import { createHash } from "node:crypto";
import sharp from "sharp";
import { seededRandom } from "../../builders/seeded-random";
import { buildMp4 } from "../../builders/videos";
import type { UpstreamRequest } from "./upstream-request";
import { bytes, html, message, notFound, type Reply } from "./reply";

const CACHE = new Map<string, Promise<Buffer>>();

/**
 * Generates the picture of any path: `1200x800` in the name is its size, and the path determines its colour. Special names:
 * `missing` answers 404, `page` HTML, `exif` a rotated picture with GPS data, `.svg` an SVG, `redirect` another host.
 */
export const storageFile = async (request: UpstreamRequest, video: Buffer = VIDEO): Promise<Reply> => {
  const path = decodeURIComponent(request.path);
  if (path.includes("missing")) return notFound();
  if (path.includes("redirect")) return { status: 302, headers: { location: "https://foreign.example/x.jpg" }, body: "" };
  if (path.includes("page.")) return html(200);
  if (path.endsWith(".svg")) return bytes("image/svg+xml", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
  if (/\.(mp4|webm|ogg)$/.test(path)) return videoFile(request, video);
  const type = path.endsWith(".png") ? "png" : "jpeg";
  return bytes(`image/${type}`, await picture(path, type));
};

const picture = (path: string, type: "png" | "jpeg"): Promise<Buffer> => {
  const [width, height] = /(\d+)x(\d+)/.exec(path)?.slice(1).map(Number) ?? [900, 1200];
  const shade = [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 12;
  const isRotated = path.includes("exif");
  const key = [width, height, shade, type, isRotated].join();
  const known = CACHE.get(key) ?? render({ width: width ?? 900, height: height ?? 1200, shade, type, isTurned: isRotated });
  CACHE.set(key, known);
  return known;
};

interface Rendering {
  width: number;
  height: number;
  shade: number;
  type: "png" | "jpeg";
  isTurned: boolean;
}

const render = async ({ width, height, shade, type, isTurned }: Rendering): Promise<Buffer> => {
  const background = { r: 90 + shade * 12, g: 200 - shade * 9, b: 120 + ((shade * 31) % 90) };
  const blank = sharp({ create: { width, height, channels: 3, background } });
  if (!isTurned) return blank.toFormat(type, { quality: 60 }).toBuffer();
  const exif = { IFD0: { Artist: "canary-artist" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "23/1 33/1 0/1" } };
  return blank.withExif(exif).withMetadata({ orientation: 6 }).jpeg({ quality: 60 }).toBuffer();
};

const VIDEO = buildMp4(seededRandom(1), "mp42").bytes;

const videoFile = (request: UpstreamRequest, video: Buffer): Reply => {
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.header("range") ?? "");
  const headers = {
    "content-type": "video/mp4",
    "accept-ranges": "bytes",
    etag: `"${createHash("sha256").update(video).digest("hex").slice(0, 16)}"`,
  };
  if (range === null) return { ...bytes("video/mp4", video), headers };
  const [first = "", last = ""] = range.slice(1);
  const start = first === "" ? Math.max(0, video.length - Number(last)) : Number(first);
  const end = first !== "" && last !== "" ? Math.min(Number(last), video.length - 1) : video.length - 1;
  if (start > end) return message(416, "Range not satisfiable.");
  return {
    status: 206,
    headers: { ...headers, "content-range": `bytes ${start}-${end}/${video.length}` },
    body: video.subarray(start, end + 1),
  };
};
