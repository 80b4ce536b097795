/** Fakes of the browser APIs that jsdom lacks for pictures: decoding, canvas, encoding and object URLs. */

interface PictureOptions {
  /** Size of every decoded picture. */
  width?: number;
  height?: number;
  /** Size in bytes of the JPEG that a canvas returns for a quality. */
  sizeAt?: (quality: number) => number;
}

/** The images encoded so far, in order. */
export const encodedImages: { width: number; height: number; quality: number }[] = [];

/** Object URLs that are not revoked yet. */
export const objectUrls = new Set<string>();

const CONTEXT = {
  fillStyle: "",
  fillRect: () => undefined,
  translate: () => undefined,
  rotate: () => undefined,
  drawImage: () => undefined,
};

/** Installs the fakes. Files whose name contains "broken" or "heic" cannot be decoded. */
export const fakeImageDecoding = ({ width = 4000, height = 3000, sizeAt = () => 1000 }: PictureOptions = {}): void => {
  encodedImages.length = 0;
  objectUrls.clear();
  let addresses = 0;
  window.createImageBitmap = (async (file: File) => {
    if (/broken|heic/.test(file.name)) throw new Error("cannot be read");
    return { width, height, close: () => undefined };
  }) as unknown as typeof createImageBitmap;
  HTMLCanvasElement.prototype.getContext = (() => CONTEXT) as unknown as HTMLCanvasElement["getContext"];
  HTMLCanvasElement.prototype.toBlob = function toBlob(callback, type, quality) {
    encodedImages.push({ width: this.width, height: this.height, quality: Number(quality) });
    callback(new Blob([new Uint8Array(sizeAt(Number(quality)))], { type }));
  };
  URL.createObjectURL = () => {
    const address = `blob:photo-${++addresses}`;
    objectUrls.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void objectUrls.delete(address);
};
