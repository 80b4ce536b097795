import { errorCode } from "../../../src/lib/error-code";
import { isSqliteError } from "../../../src/lib/sqlite";

/** `full`: no space left; `unwritable`: any other storage error. */
export type StorageFailure = "full" | "unwritable";

const FULL = ["ENOSPC", "EDQUOT"];
const UNWRITABLE = ["EROFS", "ENOENT", "EACCES", "EPERM", "EIO", "ENOTDIR", "EMFILE", "ENFILE"];

/** A call of the shared database or bucket failed. */
export class SharedStorageError extends Error {
  override name = "SharedStorageError";
}

/** Classifies an error of the file system, the database or the bucket; null for any other error. */
export const storageFailure = (error: unknown): StorageFailure | null => {
  if (error instanceof SharedStorageError) return "unwritable";
  const code = errorCode(error);
  if (FULL.includes(code) || isSqliteError(error, "full")) return "full";
  return isSqliteError(error) || UNWRITABLE.includes(code) ? "unwritable" : null;
};

/** Any error of the call becomes a `SharedStorageError`. */
export const orSharedStorageError = async <Value>(call: Promise<Value>): Promise<Value> => {
  try {
    return await call;
  } catch (cause) {
    throw new SharedStorageError("the shared storage failed", { cause });
  }
};
