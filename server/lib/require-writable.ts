import { accessSync, constants } from "node:fs";

/**
 * Throws `EROFS` or `EACCES` when a folder is not writable. To be called before a database is opened: on a read-only disk SQLite
 * opens it read-only, and libsql keeps it so until its statements are garbage-collected, also when the disk has become writable.
 */
export const requireWritable = (folder: string): void => accessSync(folder, constants.W_OK);
