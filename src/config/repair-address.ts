import { decodeComponent } from "../lib/url";

/**
 * Makes an address's path and hash decodable: escapes each `%` that is not part of an escape (`100%` → `100%25`). The query
 * is unchanged, because `URLSearchParams` reads any query.
 */
export const repairAddress = (url: string): string => url.replace(/^[^?]*|#.*/gs, repairPart);

const repairPart = (part: string): string => part.replace(/(?:%[0-9a-f]{2})+|%/gi, escapeUndecodable);

const escapeUndecodable = (escapes: string): string => (decodeComponent(escapes) === null ? escapes.replaceAll("%", "%25") : escapes);
