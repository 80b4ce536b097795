import { errorCode } from "../../lib/error-code";

/** `full`: no space left; `unwritable`: any other storage error. */
export type StorageFailure = "full" | "unwritable";

const FULL = ["ENOSPC", "EDQUOT", "SQLITE_FULL"];
const UNWRITABLE = ["EROFS", "ENOENT", "EACCES", "EPERM", "EIO", "ENOTDIR", "EMFILE", "ENFILE"];

/** Classifies an error of the file system or the database; null for any other error. */
export const storageFailure = (error: unknown): StorageFailure | null => {
  const code = errorCode(error);
  if (FULL.includes(code)) return "full";
  const isDatabase = code.startsWith("SQLITE_") || /^(Error: )?ConnectionFailed/.test(String(error));
  return isDatabase || UNWRITABLE.includes(code) ? "unwritable" : null;
};
