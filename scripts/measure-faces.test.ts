import { DEFAULT_IDENTITY, FACES } from "../src/config/identity";
import { DISPLAY_FACES } from "../src/domain/identity";
import { measureFace } from "./measure-faces";

const OTHERS = DISPLAY_FACES.filter((face) => face !== DEFAULT_IDENTITY.displayFace);

it.each(OTHERS)("the figures of %s are those of its file", (face) => {
  expect(FACES[face]).toMatchObject(measureFace(face));
});

it("the default's figures are those of its file, up to half a percent", () => {
  const { sizeAdjust, ascent, descent } = measureFace(DEFAULT_IDENTITY.displayFace);
  const known = FACES[DEFAULT_IDENTITY.displayFace];
  expect(Math.abs(known.sizeAdjust - sizeAdjust)).toBeLessThanOrEqual(0.5);
  expect(Math.abs(known.ascent - ascent)).toBeLessThanOrEqual(0.5);
  expect(Math.abs(known.descent - descent)).toBeLessThanOrEqual(0.5);
});
