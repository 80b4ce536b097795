/** Evaluates `If-None-Match` with the weak comparison (RFC 9110 §13.1.2). */
export const isNotModified = (header: string | undefined, etag: string): boolean => {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some((candidate) => opaque(candidate.trim()) === opaque(etag));
};

const opaque = (etag: string): string => (etag.startsWith("W/") ? etag.slice(2) : etag);
