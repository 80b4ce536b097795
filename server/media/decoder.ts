import sharp from "sharp";

/** Larger pictures are refused. */
export const MAX_PIXELS = 50_000_000;

// Allows JPEG, PNG, WebP and GIF only; libvips would also open SVG, PDF and other formats.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer", "VipsForeignLoadNsgifBuffer"],
});
sharp.concurrency(1);
sharp.cache(false);

/** Sharp with these restrictions; the gateway imports it from here only. */
export const decoder = sharp;
