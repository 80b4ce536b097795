import { decodeComponent } from "../lib/url";

/**
 * Escapes each `%` in path and hash that is not part of a valid escape (`100%` → `100%25`), so that both can be
 * decoded. The query is unchanged, because `URLSearchParams` reads any query.
 */
export const repairAddress = (url: string): string => url.replace(/^[^?]*|#.*/gs, repairPart);

const repairPart = (part: string): string => part.replace(/(?:%[0-9a-f]{2})+|%/gi, escapeUndecodable);

const escapeUndecodable = (escapes: string): string => (decodeComponent(escapes) === null ? escapes.replaceAll("%", "%25") : escapes);
