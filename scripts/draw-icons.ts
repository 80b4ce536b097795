import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { APP_ICONS } from "../src/gatsby/app-manifest";
import { PAPERS } from "../src/config/identity";
import { toIco } from "../src/lib/ico";

/** The logo's share of the icon's side; maskable icons are cut to a circle. */
const LOGO_SHARE = { any: 0.72, maskable: 0.54 } as const;

/** In pixels. */
const ICO_SIZE = 32;

const root = path.resolve(__dirname, "..");

/** Renders the icons of the demo, and of agencies without a mark and initials, from `static/favicon.svg`; run `node --import tsx scripts/draw-icons.ts` after changing it. */
const drawIcons = async (): Promise<void> => {
  const drawing = await readFile(path.join(root, "static/favicon.svg"), "utf8");
  const { paper, ink } = PAPERS.warm;
  const colours = { paper, ink };
  await mkdir(path.join(root, "static/icons"), { recursive: true });
  for (const { file, size, purpose } of APP_ICONS) {
    const picture = onPaper(drawing, { size, share: LOGO_SHARE[purpose], ...colours });
    await sharp(Buffer.from(picture))
      .png({ palette: true, compressionLevel: 9 })
      .toFile(path.join(root, "static", file));
  }
  const small = sharp(Buffer.from(onPaper(drawing, { size: ICO_SIZE, share: 1, ...colours })));
  await writeFile(
    path.join(root, "static/favicon.ico"),
    toIco(await small.png({ palette: true, compressionLevel: 9 }).toBuffer(), ICO_SIZE),
  );
};

interface Placement {
  size: number;
  share: number;
  paper: string;
  ink: string;
}

const onPaper = (drawing: string, { size, share, paper, ink }: Placement): string => {
  const side = Math.round(size * share);
  const edge = Math.round((size - side) / 2);
  const placed = drawing
    .replace(/<style>.*?<\/style>/s, "") // dark mode, which a PNG does not support
    .replace("<svg ", `<svg x="${edge}" y="${edge}" width="${side}" height="${side}" color="${ink}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${paper}"/>${placed}</svg>`;
};

void drawIcons();
