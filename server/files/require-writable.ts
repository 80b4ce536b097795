import { accessSync, constants } from "node:fs";

/**
 * Throws `EROFS` or `EACCES` where files of a folder cannot be written. To be called before a database is opened: SQLite
 * opens one on a read-only disk for reading alone, and libsql keeps that for the whole process until its statements
 * are garbage, so that the database could not be written after the disk can.
 */
export const requireWritable = (folder: string): void => accessSync(folder, constants.W_OK);
