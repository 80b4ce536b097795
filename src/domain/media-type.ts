/** Type, offset in the file, and the bytes there as Latin-1 characters. */
const SIGNATURES = [
  ["image/jpeg", 0, "\xff\xd8\xff"],
  ["image/png", 0, "\x89PNG\r\n\x1a\n"],
  ["image/gif", 0, "GIF87a"],
  ["image/gif", 0, "GIF89a"],
  ["image/webp", 8, "WEBP"],
  ["image/avif", 4, "ftypavi"],
  ["image/heic", 4, "ftyphei"],
  ["image/heic", 4, "ftyphev"],
  ["image/heic", 4, "ftypmif1"],
  ["image/heic", 4, "ftypmsf1"],
  ["video/quicktime", 4, "ftypqt"],
  ["video/mp4", 4, "ftyp"],
  ["video/ogg", 0, "OggS"],
] as const;

const EBML = "\x1aE\xdf\xa3";

export type MediaType = (typeof SIGNATURES)[number][0] | "video/webm";

/** Number of bytes at the start of a file that decide its type. */
export const SIGNATURE_BYTES = 64;

/**
 * Reads the first `SIGNATURE_BYTES` of a picture or video; null for anything else. File names and the types that
 * browsers send are often wrong or empty.
 */
export const mediaType = (start: Uint8Array): MediaType | null => {
  const text = String.fromCharCode(...start.subarray(0, SIGNATURE_BYTES));
  if (text.startsWith(EBML)) return text.includes("webm") ? "video/webm" : null;
  return SIGNATURES.find(([, offset, mark]) => text.startsWith(mark, offset))?.[0] ?? null;
};
