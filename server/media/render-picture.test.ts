import sharp from "sharp";
import { renderPicture, type Rendering } from "./render-picture";

const blank = (width: number, height: number, background = "#888888") => sharp({ create: { width, height, channels: 3, background } });

const rendered = async (original: Buffer, rendering: Partial<Rendering>) => {
  const result = await renderPicture(original, { width: 240, format: "jpg", shape: "whole", ...rendering });
  if (!result.ok) throw new Error(result.error);
  return sharp(result.value);
};

it.each([
  { source: [900, 1200], width: 240, size: [240, 320] },
  { source: [1600, 900], width: 240, size: [240, 320] },
  { source: [600, 2000], width: 480, size: [480, 640] },
  { source: [120, 400], width: 480, size: [120, 160] },
  { source: [400, 120], width: 480, size: [90, 120] },
])("a cover of $source at width $width is $size, never enlarged", async ({ source: [width = 0, height = 0], width: asked, size }) => {
  const original = await blank(width, height).jpeg().toBuffer();
  const { width: w, height: h } = await (await rendered(original, { width: asked, shape: "cover" })).metadata();
  expect([w, h]).toEqual(size);
});

it("crops a wide cover around its most striking part", async () => {
  const face = { input: { create: { width: 200, height: 300, channels: 3 as const, background: "#e0ac69" } }, left: 1350, top: 300 };
  const original = await blank(1600, 900, "#ffffff").composite([face]).jpeg().toBuffer();
  const { channels } = await (await rendered(original, { shape: "cover" })).stats();
  expect(channels[2]?.min).toBeLessThan(140);
});

it("renders transparency white in JPEG and keeps it in WebP", async () => {
  const original = await sharp({ create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
  expect((await (await rendered(original, {})).stats()).channels[0]?.min).toBe(255);
  expect((await (await rendered(original, { format: "webp" })).metadata()).hasAlpha).toBe(true);
});

it("rejects files that are not plain pictures", async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const pdf = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\n");
  const tiff = await blank(9, 9).tiff().toBuffer();
  const avif = await blank(64, 64).avif().toBuffer();
  for (const bytes of [svg, pdf, tiff, avif, Buffer.alloc(0), Buffer.from("GIF89a")])
    expect(await renderPicture(bytes, { width: 240, format: "webp", shape: "whole" })).toEqual({ ok: false, error: "unreadable" });
});

describe("a drawing", () => {
  const render = (text: string) => renderPicture(Buffer.from(text), { width: 240, format: "svg", shape: "whole" });

  it.each([
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ["one with a declaration, comments and a type", '<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC "x" "y">\n<svg></svg>'],
    ["one with entities", '<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>'],
  ])("is sent as it is: %s", async (_case, text) => {
    expect(await render(text)).toEqual({ ok: true, value: Buffer.from(text) });
  });

  it.each([
    ["a page", "<html><svg/></html>"],
    ["another element that begins alike", "<svgx/>"],
    ["nothing", ""],
    ["more than 1 MB", `<svg>${" ".repeat(1_000_000)}</svg>`],
    ["comments without an end", "<!--".repeat(500)],
  ])("is rejected: %s", async (_case, text) => {
    expect(await render(text)).toEqual({ ok: false, error: "unreadable" });
  });
});

it("rejects a small file that decodes to more than 50 million pixels", async () => {
  const bomb = await blank(8000, 6300).png({ compressionLevel: 9 }).toBuffer();
  expect(await renderPicture(bomb, { width: 240, format: "webp", shape: "whole" })).toEqual({ ok: false, error: "unreadable" });
});
