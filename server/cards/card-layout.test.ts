import { DISPLAY_FACES } from "../../src/domain/identity";
import type { GalleryPicture } from "../../src/domain/talent";
import { toRuns } from "./card-fonts";
import { PAGE } from "./card-style";
import { choosePictures, type Shape } from "./choose-pictures";
import { displayWidth, fitName } from "./fit-name";
import { placePictures } from "./place-pictures";

const SHAPES: readonly Shape[] = ["portrait", "landscape"];

const mixes = (count: number): Shape[][] =>
  count === 0 ? [[]] : mixes(count - 1).flatMap((mix) => SHAPES.map((shape) => [...mix, shape]));

it.each([0, 1, 2, 3, 4].flatMap(mixes).map((mix) => [mix.join(" ") || "nothing", mix] as const))(
  "arranges %s side by side within the page and clear of the text",
  (_name, mix) => {
    const places = placePictures(mix, PAGE.width);
    expect(places).toHaveLength(mix.length);
    for (const { x, y, width, height } of places) {
      expect(Math.min(x, y, width - 50, height - 50)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(PAGE.width + 0.01);
      expect(y + height).toBeLessThanOrEqual(PAGE.height * 0.78);
    }
    const overlapping = places.flatMap((a, index) =>
      places
        .slice(index + 1)
        .filter(
          (b) => a.x < b.x + b.width - 0.01 && b.x < a.x + a.width - 0.01 && a.y < b.y + b.height - 0.01 && b.y < a.y + a.height - 0.01,
        ),
    );
    expect(overlapping).toEqual([]);
  },
);

describe.each(DISPLAY_FACES)("a name in %s", (face) => {
  const space = { width: 360, height: 62, maxSize: 62, face };

  it.each([
    ["Zé", 1],
    ["Aurora Teste Lima", 1],
    ["Maria Antonieta dos Santos Albuquerque de Vasconcelos", 2],
  ])("%s is written on %i line(s)", (name, lines) => {
    const fitted = fitName(name, space);
    expect(fitted.lines).toHaveLength(lines);
    const widest = Math.max(...fitted.lines.map((line) => displayWidth(line, face))) * fitted.size;
    expect(widest).toBeLessThanOrEqual(space.width + 0.01);
    expect(lines === 1 && name.length > 5 ? widest : space.width).toBeCloseTo(space.width, 0);
  });

  it("is written without characters that the font lacks", () => {
    expect(
      toRuns("Šárka Łucja", face)
        .map(({ text }) => text)
        .join(""),
    ).toBe("Šárka Łucja");
    expect(displayWidth("ạ̈", face)).toBeGreaterThan(0);
    expect(displayWidth("李 Bruce 🙂", face)).toBeCloseTo(displayWidth(" Bruce ", face));
    expect(fitName("李小龍", space).lines).toEqual([]);
  });
});

describe("choosePictures", () => {
  const picture = (version: string, size: Partial<GalleryPicture>): GalleryPicture => ({
    pictureId: version,
    version,
    width: null,
    height: null,
    isBigLandscape: false,
    ...size,
  });
  const book = [
    picture("wide", { width: 1600, height: 900 }),
    picture("tall", { width: 900, height: 1200 }),
    picture("big", { isBigLandscape: true }),
    picture("unknown", {}),
  ];

  it("chooses the cover for the front and the book for the back", () => {
    const { hero, back } = choosePictures({ book, composite: [] }, "cover");
    expect([hero?.version, back.map(({ version, shape }) => `${version} ${shape}`)]).toEqual([
      "cover",
      ["wide landscape", "tall portrait", "big landscape", "unknown portrait"],
    ]);
  });

  it("chooses no picture twice, and fills the front without a cover", () => {
    expect(choosePictures({ book, composite: [] }, "tall").back.map(({ version }) => version)).toEqual(["wide", "big", "unknown"]);
    expect(choosePictures({ book, composite: [] }, null).hero?.version).toBe("tall");
    expect(choosePictures({ book: [], composite: [] }, null)).toEqual({ hero: null, back: [] });
  });

  it("falls back to the composite without a book", () => {
    expect(choosePictures({ book: [], composite: book }, "cover").back).toHaveLength(4);
    expect(choosePictures({ book, composite: book }, "cover").back).toHaveLength(4);
  });
});
