import { mm } from "./card-style";
import type { Shape } from "./choose-pictures";

/** Position in points from the area's top left corner. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = mm(0.8);

/** Portrait pictures fill the whole area; landscape ones need less height. */
const FULL_HEIGHT = mm(157);
const PAIR_HEIGHT = mm(112);
const LYING_HEIGHT = mm(56);

const isLying = (shapes: readonly Shape[]): boolean => shapes.filter((shape) => shape === "landscape").length * 2 > shapes.length;

/** Places up to four pictures over the full width; all pictures of a row have one shape, so that they align. */
export const placePictures = (shapes: readonly Shape[], width: number): readonly Place[] => {
  const half = (width - GAP) / 2;
  const lying = isLying(shapes);
  const below = LYING_HEIGHT + GAP;
  switch (shapes.length) {
    case 0:
      return [];
    case 1:
      return [{ x: 0, y: 0, width, height: lying ? (width * 2) / 3 : FULL_HEIGHT }];
    case 2:
      return lying
        ? [0, 1].map((row) => ({ x: 0, y: row * (FULL_HEIGHT / 2 + GAP / 2), width, height: (FULL_HEIGHT - GAP) / 2 }))
        : [0, 1].map((column) => ({ x: column * (half + GAP), y: 0, width: half, height: PAIR_HEIGHT }));
    case 3:
      return lying ? threeLying(width, half) : threeUpright(width);
    default:
      return [0, 1, 2, 3].map((index) => ({
        x: (index % 2) * (half + GAP),
        y: Math.floor(index / 2) * (lying ? below : FULL_HEIGHT / 2 + GAP / 2),
        width: half,
        height: lying ? LYING_HEIGHT : (FULL_HEIGHT - GAP) / 2,
      }));
  }
};

const threeLying = (width: number, half: number): readonly Place[] => {
  const first = { x: 0, y: 0, width, height: (width * 2) / 3 };
  return [first, ...[0, 1].map((column) => ({ x: column * (half + GAP), y: first.height + GAP, width: half, height: LYING_HEIGHT }))];
};

const threeUpright = (width: number): readonly Place[] => {
  const narrow = (width - GAP) * 0.38;
  const wide = width - GAP - narrow;
  const height = (FULL_HEIGHT - GAP) / 2;
  return [
    { x: 0, y: 0, width: wide, height: FULL_HEIGHT },
    ...[0, 1].map((row) => ({ x: wide + GAP, y: row * (height + GAP), width: narrow, height })),
  ];
};
