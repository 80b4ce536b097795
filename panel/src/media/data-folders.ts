import path from "node:path";

/** The folder of public files, served under /storage. */
export const mediaFolder = (dataDir: string): string => path.join(dataDir, "media");

/** The folder of applicants' photos and of signed consents, served to signed-in admins and scouts only. */
export const privateFolder = (dataDir: string): string => path.join(dataDir, "private");
