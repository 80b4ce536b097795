import path from "node:path";

/** Public files, served under /storage. */
export const mediaFolder = (dataDir: string): string => path.join(dataDir, "media");

/** Applicants' photos and signed consents, served only to signed-in admins and scouts. */
export const privateFolder = (dataDir: string): string => path.join(dataDir, "private");
