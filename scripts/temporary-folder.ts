import { rmSync } from "node:fs";
import { chmod, mkdtemp, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { say } from "./steps";

const MEMORY = "/dev/shm";
const NEEDED_BYTES = 4 * 2 ** 30;

const hasRoom = async (folder: string): Promise<boolean> => {
  const room = await statfs(folder).catch(() => null); // not on this system
  return room !== null && room.bavail * room.bsize >= NEEDED_BYTES;
};

/**
 * Gives this process and its children a folder for temporary files, which is deleted when the process ends. It is in memory when there is
 * room, since the tests write thousands of small files.
 */
export const makeTemporaryFolder = async (): Promise<void> => {
  const parent = process.env.TMPDIR === undefined && (await hasRoom(MEMORY)) ? MEMORY : tmpdir();
  const folder = await mkdtemp(path.join(parent, "tests-"));
  await chmod(folder, 0o711); // servers of other users, for example PostgreSQL, have their own folders in it
  process.env.TMPDIR = folder;
  process.once("exit", () => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      say(`! ${folder} could not be removed whole: a program that ends may still write into it`); // not a failure of the tests
    }
  });
};
