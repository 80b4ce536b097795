import fc from "fast-check";
import type { GalleryPicture } from "../../domain/talent";
import { ratioOf } from "../../components/talent/picture-ratio";
import { unpaired, slideSizes, toSlides } from "./gallery-slides";

type Shape = "P" | "L" | "B" | "?";

const SIZES: Readonly<Record<Shape, Pick<GalleryPicture, "width" | "height" | "isBigLandscape">>> = {
  P: { width: 1200, height: 1600, isBigLandscape: false },
  L: { width: 1800, height: 1200, isBigLandscape: false },
  B: { width: null, height: null, isBigLandscape: true },
  "?": { width: null, height: null, isBigLandscape: false },
};

const gallery = (shapes: string): GalleryPicture[] =>
  [...shapes].map((shape, index) => ({ pictureId: String(index), version: `v${index}`, ...SIZES[shape as Shape] }));

/** `pair 1 3` is a slide with the first and the third picture. */
const describeSlides = (shapes: string): string[] =>
  toSlides(gallery(shapes)).map(({ kind, pictures }) => [kind, ...pictures.map(({ position }) => position)].join(" "));

describe("toSlides", () => {
  it.each([
    ["", []],
    ["P", ["half 1"]],
    ["PP", ["pair 1 2"]],
    ["PPP", ["pair 1 2", "half 3"]],
    ["L", ["landscape 1"]],
    ["PLP", ["pair 1 3", "landscape 2"]],
    ["LPLPP", ["landscape 1", "pair 2 4", "landscape 3", "half 5"]],
    ["PBP", ["pair 1 3", "wide 2"]],
    ["??", ["pair 1 2"]],
  ])("arranges %p as %j", (shapes, slides) => {
    expect(describeSlides(shapes)).toEqual(slides);
  });

  it("contains every picture once and at most one single portrait", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("P", "L", "B", "?")), (shapes) => {
        const slides = toSlides(gallery(shapes.join("")));
        const places = slides.flatMap(({ pictures }) => pictures.map(({ position }) => position)).sort((one, other) => one - other);
        expect(places).toEqual(shapes.map((_, index) => index + 1));
        expect(slides.filter(({ kind }) => kind === "half").length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("ratioOf", () => {
  it.each([
    ["P", 0.75],
    ["L", 1.5],
    ["B", 1.5],
    ["?", 0.75],
  ])("has the ratio %p for %p", (shape, ratio) => {
    expect(ratioOf(gallery(shape)[0]!)).toBe(ratio);
  });

  it("uses the measured size of a big landscape", () => {
    expect(ratioOf({ pictureId: "1", width: 2000, height: 1000, isBigLandscape: true })).toBe(2);
  });
});

it("splits pairs on a phone in the same order", () => {
  const places = unpaired(toSlides(gallery("PLPP"))).map(({ kind, pictures }) => [kind, pictures.length, pictures[0]?.position]);
  expect(places).toEqual([
    ["half", 1, 1],
    ["half", 1, 3],
    ["landscape", 1, 2],
    ["half", 1, 4],
  ]);
});

describe("slideSizes", () => {
  it.each([
    ["PPPP", "(min-width: 1300px) 25vw, (min-width: 992px) 25vw, (min-width: 700px) 25vw, (min-width: 426px) 50vw, 100vw"],
    ["LLLLL", "(min-width: 1300px) 25vw, (min-width: 992px) 33vw, (min-width: 700px) 50vw, (min-width: 426px) 100vw, 100vw"],
    ["BL", "(min-width: 1300px) 67vw, (min-width: 992px) 67vw, (min-width: 700px) 100vw, (min-width: 426px) 100vw, 100vw"],
    ["P", "(min-width: 1300px) 33vw, (min-width: 992px) 33vw, (min-width: 700px) 50vw, (min-width: 426px) 50vw, 100vw"],
  ])("has the sizes of the first pictures of %p", (shapes, sizes) => {
    const slides = toSlides(gallery(shapes));
    expect(slideSizes(slides, slides[0]!)).toBe(sizes);
  });
});
