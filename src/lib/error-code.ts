/**
 * The code of a system or database error, such as `ENOENT`; empty when there is none. Without `instanceof`, which fails
 * for errors of another realm.
 */
export const errorCode = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : "";
