import sharp from "sharp";

/** No picture with more points is opened. */
export const MAX_PIXELS = 50_000_000;

// Only plain pictures may be decoded: libvips would otherwise read SVG, PDF and whatever else it was built with.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer", "VipsForeignLoadNsgifBuffer"],
});
sharp.concurrency(1);
sharp.cache(false);

/** Sharp, reading plain pictures alone; the gateway has no other. */
export const decoder = sharp;
