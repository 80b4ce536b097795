import { errorCode } from "../../files/error-code";

/** Why the disk takes nothing: `full` passes when somebody makes room, `closed` when it can be written again. */
export type StorageFailure = "full" | "closed";

const FULL = ["ENOSPC", "EDQUOT", "SQLITE_FULL"];
const CLOSED = ["EROFS", "ENOENT", "EACCES", "EPERM", "EIO", "ENOTDIR", "EMFILE", "ENFILE"];

/** Reads a storage error of the file system or the database; null for what is none. */
export const storageFailure = (error: unknown): StorageFailure | null => {
  const code = errorCode(error);
  if (FULL.includes(code)) return "full";
  const isDatabase = code.startsWith("SQLITE_") || /^(Error: )?ConnectionFailed/.test(String(error));
  return isDatabase || CLOSED.includes(code) ? "closed" : null;
};
