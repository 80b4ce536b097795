/**
 * An address whose every `%` begins a character, so that it can be read: what does not is meant as itself (`100%` →
 * `100%25`). The query stays as it was sent.
 */
export const repairAddress = (url: string): string => {
  if (!url.includes("%")) return url;
  const mark = url.indexOf("?");
  const path = mark === -1 ? url : url.slice(0, mark);
  return path.replace(/(?:%[0-9a-f]{2})+|%/gi, escapeUnreadable) + url.slice(path.length);
};

const escapeUnreadable = (escapes: string): string => {
  try {
    decodeURIComponent(escapes);
    return escapes;
  } catch {
    return escapes.replaceAll("%", "%25");
  }
};
