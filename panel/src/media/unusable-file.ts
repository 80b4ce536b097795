/** The reason why a file cannot be stored: its format, its number of pixels, its size, or damage. */
export type FileFault = "type" | "pixels" | "size" | "unreadable";

/** `fact` is the file's format (a media type, or HEVC) or its megapixels. */
export class UnusableFile extends Error {
  constructor(
    readonly fault: FileFault,
    readonly fact: string | null = null,
  ) {
    super(fact === null ? fault : `${fault}: ${fact}`);
  }
}
