/** One file to write: the drawing is made only when its turn comes. */
export type PictureJob = { file: string; format: "jpeg" | "png"; draw: () => string };

export const jpeg = (file: string, draw: () => string): PictureJob => ({ file, format: "jpeg", draw });
export const png = (file: string, draw: () => string): PictureJob => ({ file, format: "png", draw });
