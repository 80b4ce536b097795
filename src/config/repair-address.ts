import { decodeComponent } from "../lib/url";

/**
 * An address whose path and hash can be decoded: a `%` that does not begin the escape of a character stands for itself
 * (`100%` → `100%25`). The query is unchanged, since `URLSearchParams` reads every query.
 */
export const repairAddress = (url: string): string => url.replace(/^[^?]*|#.*/gs, repairPart);

const repairPart = (part: string): string => part.replace(/(?:%[0-9a-f]{2})+|%/gi, escapeUndecodable);

const escapeUndecodable = (escapes: string): string => (decodeComponent(escapes) === null ? escapes.replaceAll("%", "%25") : escapes);
