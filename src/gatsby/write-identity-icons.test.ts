import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { allowSvg } from "../../tests/allow-svg";
import { DEFAULT_IDENTITY, PAPERS } from "../config/identity";
import { SHARE_PICTURE } from "../config/share-picture";
import type { Identity } from "../domain/identity";
import { APP_ICONS } from "./app-manifest";
import { writeIdentityIcons } from "./write-identity-icons";

allowSvg();

let publicDir: string;
let store: Server;
/** By path. */
const files = new Map<string, Buffer | string>();

beforeAll(async () => {
  store = createServer(({ url = "" }, response) => {
    const file = files.get(url);
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  await new Promise<void>((started) => store.listen(0, "127.0.0.1", started));
});

afterAll(() => new Promise((closed) => store.close(closed)));

beforeEach(async () => {
  publicDir = await mkdtemp(join(tmpdir(), "icons-"));
});

afterEach(() => rm(publicDir, { recursive: true }));

/** Returns the warnings. */
const write = async (changes: Partial<Identity>, mark: string | null = null): Promise<readonly string[]> => {
  const warnings: string[] = [];
  await writeIdentityIcons({
    identity: { ...DEFAULT_IDENTITY, ...changes },
    agencyName: "Olho d’Água",
    markUrl: mark === null ? null : `http://127.0.0.1:${(store.address() as AddressInfo).port}${mark}`,
    ...{ projectDir: resolve("."), publicDir, warn: (sentence: string) => warnings.push(sentence) },
  });
  return warnings;
};

const readPublic = (file: string): Promise<Buffer> => readFile(join(publicDir, file));

/** Size and pixels of a picture, and the share of pixels with approximately this colour, since the PNGs have few colours. */
const lookAt = async (file: string, color: string) => {
  const { data, info } = await sharp(await readPublic(file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colorAt = (pixel: number): string => `#${data.subarray(pixel * 3, pixel * 3 + 3).toString("hex")}`;
  const pixels = Array.from({ length: info.width * info.height }, (_, pixel) => pixel);
  const wanted = Buffer.from(color.slice(1), "hex");
  const isClose = (pixel: number): boolean => wanted.every((channel, index) => Math.abs((data[pixel * 3 + index] ?? 0) - channel) < 24);
  const share = pixels.filter(isClose).length / pixels.length;
  return { corner: colorAt(0), share, size: `${info.width}x${info.height}`, colorAt, width: info.width };
};

const RED = "#7c2d12";
const accents = { ...DEFAULT_IDENTITY.accents, rest: RED };

it("writes nothing for an agency without a mark and initials", async () => {
  await write({ displayFace: "syne", paper: "grey", accents });
  expect(await readdir(publicDir)).toEqual([]);
});

describe("initials", () => {
  it("are drawn in the paper's colour on the accent, in every size", async () => {
    await write({ initials: "OA", accents, paper: "white" });
    for (const { file, size } of APP_ICONS) {
      const { corner, share, size: drawn } = await lookAt(file, PAPERS.white.paper);
      expect([corner, drawn]).toEqual([RED, `${size}x${size}`]);
      expect(share).toBeGreaterThan(0.02);
      expect(share).toBeLessThan(0.4);
    }
    expect(await lookAt("apple-touch-icon.png", RED)).toMatchObject({ corner: RED, size: "180x180" });
  });

  it("stay inside the circle that maskable icons are cut to", async () => {
    await write({ initials: "WMW", accents });
    const { colorAt, width } = await lookAt("icons/app-maskable-512.png", RED);
    const outside = Array.from({ length: width * width }, (_, pixel) => pixel).filter(
      (pixel) => Math.hypot((pixel % width) - width / 2, Math.floor(pixel / width) - width / 2) > width * 0.4,
    );
    expect(new Set(outside.map(colorAt))).toEqual(new Set([RED]));
  });

  it("have the letters of the chosen face", async () => {
    await write({ initials: "Q", displayFace: "syne" });
    const syne = await readPublic("favicon.svg");
    await write({ initials: "Q", displayFace: "fraunces" });
    expect((await readPublic("favicon.svg")).equals(syne)).toBe(false);
  });

  it("are in favicon.ico as a PNG of 32 pixels", async () => {
    await write({ initials: "OA", accents });
    const ico = await readPublic("favicon.ico");
    const png = ico.subarray(ico.readUInt32LE(18));
    expect([ico.readUInt16LE(2), ico.readUInt8(6), png.length]).toEqual([1, 32, ico.readUInt32LE(14)]);
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
  });
});

describe("an uploaded mark", () => {
  const square = (format: "png" | "svg"): Promise<Buffer> | Buffer =>
    format === "svg"
      ? Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10"><rect width="20" height="10" fill="#0b6e4f"/></svg>',
        )
      : sharp({ create: { width: 600, height: 300, channels: 3, background: "#0b6e4f" } })
          .png()
          .toBuffer();

  it.each(["png", "svg"] as const)("in %s is drawn whole on the paper", async (format) => {
    files.set(`/mark.${format}`, await square(format));
    expect(await write({ initials: "OA", paper: "grey" }, `/mark.${format}`)).toEqual([]);
    const { corner, share } = await lookAt("icons/app-512.png", "#0b6e4f");
    expect(corner).toBe(PAPERS.grey.paper);
    expect(share).toBeCloseTo((0.72 * 0.72) / 2, 1);
  });

  it("is never served as markup", async () => {
    files.set("/mark.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><circle r="9"/></svg>');
    expect(await write({ initials: "OA" }, "/mark.svg")).toEqual([]);
    const svg = (await readPublic("favicon.svg")).toString();
    expect(svg).toContain('href="data:image/png;base64,');
    expect(svg).not.toMatch(/script|circle/);
  });

  it.each([
    ["is missing", "/nowhere.png"],
    ["is not a picture", "/text.png"],
  ])("that %s gives way to the initials, with a warning", async (_case, path) => {
    files.set("/text.png", "no picture");
    const [warning] = await write({ accents }, path);
    expect(warning).toContain("the icons show its initials");
    expect((await lookAt("icons/app-192.png", PAPERS.warm.paper)).corner).toBe(RED);
  });
});

it("draws the share picture in the size that social networks ask for, with the name in ink", async () => {
  await write({ initials: "OA", accents, paper: "white" });
  const { corner, share, size } = await lookAt(SHARE_PICTURE.address.slice(1), PAPERS.white.ink);
  expect([corner, size]).toEqual([PAPERS.white.paper, `${SHARE_PICTURE.width}x${SHARE_PICTURE.height}`]);
  expect(share).toBeGreaterThan(0.01);
});
