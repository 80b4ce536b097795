/** `Content-Disposition` for a file name in any script: a plain one for old clients beside the true one (RFC 6266). */
export const attachment = (fileName: string): string => {
  const plain = fileName.replace(/[^\w.-]+/g, "-").replace(/^[-.]+/, "");
  const hasStem = plain.includes(".");
  return `attachment; filename="${hasStem ? plain : `file.${plain}`}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
};
