import type { MediaType } from "../../src/domain/media-type";

const ftyp = (brand: string): string => `\0\0\0\x18ftyp${brand}\0\0\0\0`;
const ebml = (docType: string): string => `\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82${docType}`;

const STARTS = {
  "image/jpeg": "\xff\xd8\xff\xe0\0\x10JFIF\0",
  "image/png": "\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
  "image/gif": "GIF89a\x01\0\x01\0",
  "image/webp": "RIFF\x24\0\0\0WEBPVP8 ",
  "image/avif": ftyp("avif"),
  "image/heic": ftyp("heic"),
  "video/quicktime": ftyp("qt  "),
  "video/mp4": ftyp("isom"),
  "video/webm": ebml("\x84webm"),
  "video/ogg": "OggS\0\x02\0\0",
  "video/matroska": ebml("\x88matroska"),
  "image/svg+xml": "<svg xmlns='http://www.w3.org/2000/svg'>",
  "application/pdf": "%PDF-1.7\n",
} as const;

export const mediaStart = (type: MediaType | keyof typeof STARTS): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(STARTS[type], (character) => character.charCodeAt(0));

interface FileOptions {
  name?: string;
  /** The type that the browser reports; by default the true one. */
  type?: string;
  /** Bytes. */
  size?: number;
}

export const aFileOf = (kind: keyof typeof STARTS, { name = "a.jpg", type = kind, size = 100 }: FileOptions = {}): File => {
  const bytes = new Uint8Array(size);
  bytes.set(mediaStart(kind));
  return new File([bytes], name, { type });
};
