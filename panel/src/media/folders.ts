import path from "node:path";

/** Where what visitors may see is kept; served as /storage. */
export const mediaFolder = (dataDir: string): string => path.join(dataDir, "media");

/** Where applicants' photos are kept; served to signed-in staff only. */
export const privateFolder = (dataDir: string): string => path.join(dataDir, "private");
