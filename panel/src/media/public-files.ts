import type { PublicFiles } from "../contract/public-files";
import { environment } from "../environment";
import { mediaFolder } from "./folders";
import { localFiles } from "./local-files";

let opened: Promise<PublicFiles> | null = null;

const open = async (): Promise<PublicFiles> => {
  if (environment.s3 === null) return localFiles(mediaFolder(environment.dataDir));
  // Loaded only where it is used: Amazon's client is large.
  const { s3Files } = await import("./s3-files");
  return s3Files(environment.s3);
};

/** This panel's public files: in the bucket where one is named, else in the data folder. */
export const openPublicFiles = (): Promise<PublicFiles> => (opened ??= open());
