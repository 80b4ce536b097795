/** Fakes of the browser APIs that jsdom lacks for pictures: decoding, canvas, encoding and object URLs. */

interface PictureOptions {
  /** Like Chrome 111 and Safari 15, which throw for the option that turns a picture upright. */
  knowsOrientation?: boolean;
  /** False: the canvas has no context. */
  draws?: boolean;
  /** Size of every decoded picture. */
  width?: number;
  height?: number;
  /** Size in bytes of the JPEG that a canvas returns for a quality. */
  sizeAt?: (quality: number) => number;
}

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
export const fakeImageDecoding = ({
  knowsOrientation = true,
  draws = true,
  width = 4000,
  height = 3000,
  sizeAt = () => 1000,
}: PictureOptions = {}): void => {
  encodedImages.length = 0;
  objectUrls.clear();
  let addresses = 0;
  const names = new Map<string, string>();
  const rejectUnreadable = (name: string): void => {
    if (/broken|heic/.test(name)) throw new Error("cannot be read");
  };
  window.createImageBitmap = (async (file: File, options?: ImageBitmapOptions) => {
    if (!knowsOrientation && options?.imageOrientation === "from-image")
      throw new TypeError("'from-image' is not a valid value for enumeration ImageOrientation");
    rejectUnreadable(file.name);
    return { width, height, close: () => undefined };
  }) as unknown as typeof createImageBitmap;
  HTMLImageElement.prototype.decode = async function decode() {
    rejectUnreadable(names.get(this.src) ?? "");
    Object.defineProperties(this, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  };
  HTMLCanvasElement.prototype.getContext = (() => (draws ? CONTEXT : null)) as unknown as HTMLCanvasElement["getContext"];
  HTMLCanvasElement.prototype.toBlob = function toBlob(callback, type, quality) {
    encodedImages.push({ width: this.width, height: this.height, quality: Number(quality) });
    callback(new Blob([new Uint8Array(sizeAt(Number(quality)))], { type }));
  };
  URL.createObjectURL = (file) => {
    const address = `blob:photo-${++addresses}`;
    objectUrls.add(address);
    if (file instanceof File) names.set(address, file.name);
    return address;
  };
  URL.revokeObjectURL = (address) => void objectUrls.delete(address);
};
