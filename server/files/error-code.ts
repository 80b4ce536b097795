/** The code of a system's or database's error, such as `ENOENT`; empty where there is none. Read by shape: errors cross realms. */
export const errorCode = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : "";
