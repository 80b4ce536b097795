import { DatabaseSync } from "node:sqlite";
import { isSqliteError } from "./sqlite";

/**
 * Takes a lock between processes: SQLite's lock on an empty database. The operating system releases it when the process
 * ends, so it needs no heartbeat and does not expire while a process is slow. Returns the function that releases it, or
 * null while another process holds it. Throws when the file cannot be opened.
 */
export const takeFileLock = (file: string): (() => void) | null => {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // An in-memory journal works on a full disk too.
    database.exec("PRAGMA journal_mode = MEMORY");
    database.exec("BEGIN IMMEDIATE");
    return () => database.close();
  } catch (error) {
    database.close();
    if (isSqliteError(error, "busy")) return null;
    throw error;
  }
};
