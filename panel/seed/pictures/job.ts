/** A picture file; `draw` renders its SVG when the file is written. */
export type PictureJob = { file: string; format: "jpeg" | "png"; draw: () => string };

export const jpeg = (file: string, draw: () => string): PictureJob => ({ file, format: "jpeg", draw });
export const png = (file: string, draw: () => string): PictureJob => ({ file, format: "png", draw });
