import type { PublicFiles } from "../contract/public-files";
import { environment } from "../environment";
import { privateFolder } from "./data-folders";
import { localFiles } from "./local-files";

let opened: Promise<PublicFiles> | null = null;

const open = async (): Promise<PublicFiles> => {
  if (environment.s3 === null) return localFiles(privateFolder(environment.dataDir));
  // Imported on demand: Amazon's client is large.
  const { s3Files } = await import("./s3-files");
  return s3Files(environment.s3, "entry-photos");
};

/** Applicants' photos: in the private bucket if `S3_BUCKET` is set, else in the data folder. The caller checks access. */
export const openPrivateFiles = (): Promise<PublicFiles> => (opened ??= open());
