/** The file's address in the content store; `path` is relative to the media base, or absolute. */
export const mediaFileUrl = (mediaUrl: string, path: string): string =>
  /^https?:\/\//.test(path) ? path : `${mediaUrl}/${path.split("/").map(encodeURIComponent).join("/")}`;
