import sharp from "sharp";

const SVG = { operation: ["VipsForeignLoadSvgBuffer"] };

/** Lets sharp read SVG during a file's tests: the gateway's tests, which may run in the same process, forbid it. */
export const allowSvg = (): void => {
  beforeAll(() => void sharp.unblock(SVG));
  afterAll(() => void sharp.block(SVG));
};
