import sharp from "sharp";
import { accentsOf, PAPERS } from "../config/identity";
import { initialsDrawing } from "../config/identity-mark";
import { SHARE_PICTURE } from "../config/share-picture";
import type { Identity } from "../domain/identity";
import { toIco } from "../lib/ico";
import { fitOutline, type TextOutline } from "../lib/text-outline";
import { APP_ICONS } from "./app-manifest";

export type IconMark = { kind: "picture"; file: Buffer } | { kind: "initials"; outline: TextOutline };

interface IconOptions {
  identity: Identity;
  mark: IconMark;
  /** In the display face. */
  name: TextOutline;
}

export interface DrawnFile {
  /** Path in the site's folder. */
  file: string;
  content: Buffer | string;
}

/** The mark's share of the icon's side; maskable icons are cut to a circle. */
const MARK_SHARE = { any: 0.72, maskable: 0.54 } as const;

/** The square of the letters fills the icon; in a maskable icon the letters stay inside the circle. */
const TILE_SHARE = { any: 1, maskable: 0.86 } as const;

const ICO_SIZE = 32;
const TOUCH_SIZE = 180;

/** Resolution of the picture in `favicon.svg`. */
const SVG_PICTURE = 96;

/** Above the size of the largest icon. */
const MARK_SIZE = 1024;

const MAX_PIXELS = 40_000_000;

/** Rejects when the picture cannot be read. */
export const drawIdentityFiles = async ({ identity, mark, name }: IconOptions): Promise<readonly DrawnFile[]> => {
  const drawing = mark.kind === "initials" ? Buffer.from(initialsDrawing(mark.outline, identity)) : await readMark(mark.file);
  const drawIcon = (size: number, purpose: keyof typeof MARK_SHARE): Promise<Buffer> =>
    drawOn({
      drawing,
      size,
      ...(mark.kind === "initials"
        ? { share: TILE_SHARE[purpose], background: accentsOf(identity).rest }
        : { share: MARK_SHARE[purpose], background: PAPERS[identity.paper].paper }),
    });
  const icons = APP_ICONS.map(async ({ file, size, purpose }) => ({ file, content: await drawIcon(size, purpose) }));
  return [
    { file: "favicon.svg", content: mark.kind === "initials" ? drawing.toString() : await inSvg(drawing) },
    { file: "favicon.ico", content: toIco(await drawIcon(ICO_SIZE, "any"), ICO_SIZE) },
    { file: "apple-touch-icon.png", content: await drawIcon(TOUCH_SIZE, "any") },
    ...(await Promise.all(icons)),
    { file: SHARE_PICTURE.address.slice(1), content: await drawShare({ identity, drawing, name }) },
  ];
};

/** The uploaded mark as a square PNG with a transparent background. */
const readMark = async (file: Buffer): Promise<Buffer> => {
  const { width = MARK_SIZE, height = MARK_SIZE, format } = await sharp(file, { limitInputPixels: MAX_PIXELS }).metadata();
  const density = format === "svg" ? Math.min(2400, Math.max(72, (72 * MARK_SIZE) / Math.max(width, height))) : undefined;
  return sharp(file, { limitInputPixels: MAX_PIXELS, density })
    .resize(MARK_SIZE, MARK_SIZE, { fit: "contain", background: TRANSPARENT })
    .png()
    .toBuffer();
};

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

interface IconDrawing {
  drawing: Buffer;
  size: number;
  share: number;
  background: string;
}

const drawOn = async ({ drawing, size, share, background }: IconDrawing): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: await rasterise(drawing, Math.round(size * share)) }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

const rasterise = (drawing: Buffer, size: number): Promise<Buffer> =>
  sharp(drawing, { density: 72 * Math.max(1, size / 64) }) // for SVG: the initials are 64 units wide
    .resize(size, size)
    .png()
    .toBuffer();

/** Embeds the mark as a PNG: an uploaded SVG is never served as markup of this site. */
const inSvg = async (mark: Buffer): Promise<string> => {
  const png = await sharp(mark).resize(SVG_PICTURE, SVG_PICTURE).png({ palette: true, compressionLevel: 9 }).toBuffer();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SVG_PICTURE} ${SVG_PICTURE}"><image width="${SVG_PICTURE}" height="${SVG_PICTURE}" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
};

const FRAME = 36;
const SHARE_MARK = 170;
const SHARE_MARK_TOP = 118;
const NAME_BOX = { x: 120, y: 340, width: 960, height: 132 };

const drawShare = async ({ identity, drawing, name }: { identity: Identity; drawing: Buffer; name: TextOutline }): Promise<Buffer> => {
  const { width, height } = SHARE_PICTURE;
  const { paper, ink } = PAPERS[identity.paper];
  const frame = `<rect x="${FRAME + 0.5}" y="${FRAME + 0.5}" width="${width - 2 * FRAME - 1}" height="${height - 2 * FRAME - 1}" fill="none" stroke="${ink}"/>`;
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${frame}${fitOutline(name, NAME_BOX, ink)}</svg>`;
  return sharp(Buffer.from(background))
    .composite([{ input: await rasterise(drawing, SHARE_MARK), left: (width - SHARE_MARK) / 2, top: SHARE_MARK_TOP }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
};
