/**
 * Renders the two short videos of the demo content: `node --import tsx seed/assets/film.ts` in panel/. Needs ffmpeg, which
 * not every machine has; therefore the videos are committed.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { randomFrom } from "../content/random";
import { talents } from "../content/talents";
import { toAppearance } from "../pictures/appearance";
import { mix } from "../pictures/color";
import { direct } from "../pictures/direction";
import { drawFigure } from "../pictures/figure";
import { HOUSE, INK, PAPER } from "../pictures/palette";
import { drawScene, type Stand } from "../pictures/scene";
import { drawSet } from "../pictures/sets";
import { letter } from "../pictures/type";

const RATE = 20;
const SECONDS = 6;
const FRAMES = RATE * SECONDS;
const SIZE = { width: 1280, height: 720 };
const BLINK_FRAMES = 3;

type Actor = { key: string; x: number; mirrored: boolean; blinks: readonly number[] };

const CAST: readonly Actor[] = [
  { key: "087", x: 0.2, mirrored: false, blinks: [26, 92] },
  { key: "064", x: 0.5, mirrored: false, blinks: [50, 57] },
  { key: "086", x: 0.8, mirrored: true, blinks: [12, 76] },
];

const toStand = ({ key, x, mirrored, blinks }: Actor, frame: number): { stand: Stand; defs: string } => {
  const talent = talents.find((candidate) => candidate.key === key);
  if (talent === undefined) throw new Error(`The demo content has no talent ${key}`);
  const face = toAppearance(talent);
  const { look, defs } = direct(randomFrom(`film ${key}`), face, {
    papers: HOUSE,
    print: "mono",
    backdrop: "#d8d4cc",
    id: `film-${key}`,
    laughs: 0,
  });
  const blinking = blinks.some((start) => frame >= start && frame < start + BLINK_FRAMES);
  const sway = Math.sin((2 * Math.PI * frame) / FRAMES + x * 7) * 1.6;
  const figure = drawFigure(face, { ...look, sunglasses: false, tilt: look.tilt * 0.4 + sway, eyes: blinking ? "variant01" : look.eyes });
  return { stand: { figure, scale: 0.56, x, y: 0.46, mirrored }, defs };
};

/** Three people while the light moves around them; the last frame continues in the first. */
const drawSlide = (frame: number): string => {
  const turn = Math.sin((2 * Math.PI * frame) / FRAMES);
  const people = CAST.map((actor) => toStand(actor, frame));
  return drawScene({
    id: "film",
    ...SIZE,
    stands: people.map(({ stand }) => stand),
    defs: people.map(({ defs }) => defs).join(""),
    backdrop: { kind: "seamless", paper: "#d8d4cc", second: "#d8d4cc", light: { x: 0.45 - turn * 0.28, y: 0.3 } },
    shadow: { kind: "flash", dx: 12 + turn * 34, dy: 20, color: "#2b2a2d", opacity: 0.24 },
    shade: { color: INK, strength: 0.1 },
  });
};

const ease = (from: number, to: number, frame: number): number => {
  const share = Math.min(1, Math.max(0, (frame - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** The opening of a videobook: the light fades in, then the name. */
const drawVideobook = (frame: number): string => {
  const light = ease(8, 34, frame) * (1 - ease(104, 118, frame));
  const name = ease(30, 52, frame) * (1 - ease(98, 112, frame));
  const set = drawSet({
    id: "card",
    ...SIZE,
    papers: HOUSE,
    dark: true,
    props: [
      { name: "softbox", x: 0.78, floor: 0.94, scale: 0.62, cloth: "#a65a3c" },
      { name: "stool", x: 0.55, floor: 0.9, scale: 0.5, cloth: "#a65a3c" },
    ],
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${set}<defs><radialGradient id="glow" cx=".76" cy=".36" r=".8">` +
    `<stop offset="0" stop-color="#fff3d8" stop-opacity="${(0.6 * light).toFixed(3)}"/><stop offset="1" stop-color="#fff3d8" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="100%" height="100%" fill="${INK}" opacity="${(0.62 * (1 - light)).toFixed(3)}"/><rect width="100%" height="100%" fill="url(#glow)"/>` +
    `<g opacity="${name.toFixed(3)}">${letter("Casa Juriti", { x: 84, y: 372, size: 104, face: "display", fill: PAPER, tracking: -0.02 })}` +
    `${letter("VIDEOBOOK", { x: 90, y: 434, size: 22, face: "strong", fill: mix(PAPER, INK, 0.2), tracking: 0.3 })}</g></svg>`
  );
};

const renderFilm = async (name: string, draw: (frame: number) => string): Promise<void> => {
  const frames = await mkdtemp(join(tmpdir(), "casa-juriti-film-"));
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await writeFile(
      join(frames, `${String(frame).padStart(3, "0")}.png`),
      await sharp(Buffer.from(draw(frame)))
        .png({ compressionLevel: 1 })
        .toBuffer(),
    );
  }
  const target = fileURLToPath(new URL(name, import.meta.url));
  const encoder = [
    "-c:v",
    "libx264",
    "-preset",
    "veryslow",
    "-crf",
    "27",
    "-pix_fmt",
    "yuv420p",
    "-movflags",
    "+faststart",
    "-map_metadata",
    "-1",
    "-an",
  ];
  execFileSync("ffmpeg", ["-y", "-loglevel", "error", "-framerate", String(RATE), "-i", join(frames, "%03d.png"), ...encoder, target], {
    stdio: "inherit",
  });
  await rm(frames, { recursive: true });
};

await renderFilm("slide.mp4", drawSlide);
await renderFilm("videobook.mp4", drawVideobook);
