/** Stands in for what jsdom lacks: reading, drawing and encoding pictures, and addresses of files in memory. */

interface PictureOptions {
  /** Of every picture that is read. */
  width?: number;
  height?: number;
  /** Bytes of the JPEG that a canvas gives at a quality. */
  sizeAt?: (quality: number) => number;
}

/** What was encoded, in order. */
export const encoded: { width: number; height: number; quality: number }[] = [];

/** Addresses in memory that are not given back. */
export const openAddresses = new Set<string>();

const CONTEXT = {
  fillStyle: "",
  fillRect: () => undefined,
  translate: () => undefined,
  rotate: () => undefined,
  drawImage: () => undefined,
};

/** From here on pictures can be read, but those whose file is named "broken" or "…heic". */
export const answerPictures = ({ width = 4000, height = 3000, sizeAt = () => 1000 }: PictureOptions = {}): void => {
  encoded.length = 0;
  openAddresses.clear();
  let addresses = 0;
  window.createImageBitmap = (async (file: File) => {
    if (/broken|heic/.test(file.name)) throw new Error("cannot be read");
    return { width, height, close: () => undefined };
  }) as unknown as typeof createImageBitmap;
  HTMLCanvasElement.prototype.getContext = (() => CONTEXT) as unknown as HTMLCanvasElement["getContext"];
  HTMLCanvasElement.prototype.toBlob = function toBlob(callback, type, quality) {
    encoded.push({ width: this.width, height: this.height, quality: Number(quality) });
    callback(new Blob([new Uint8Array(sizeAt(Number(quality)))], { type }));
  };
  URL.createObjectURL = () => {
    const address = `blob:photo-${++addresses}`;
    openAddresses.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void openAddresses.delete(address);
};
