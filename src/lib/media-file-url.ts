/** The address of a file in the content store from its media path, which is relative to the media base or absolute. */
export const mediaFileUrl = (mediaUrl: string, path: string): string =>
  /^https?:\/\//.test(path) ? path : `${mediaUrl}/${path.split("/").map(encodeURIComponent).join("/")}`;
