import { execFile } from "node:child_process";
import { mkdtemp, open, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { setTimeout as delay } from "node:timers/promises";

const run = promisify(execFile);

interface Disk {
  folder: string;
  remove: () => Promise<void>;
}

/** Rejects when mounting is not allowed. */
export const mountMemory = async (megabytes: number): Promise<Disk> => {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-disk-"));
  await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=700`, "bench-faults", folder]);
  return { folder, remove: () => unmount(folder) };
};

const unmount = async (folder: string): Promise<void> => {
  await retryWhileBusy(() => run("umount", [folder]));
  await rm(folder, { recursive: true });
};

export const remount = (folder: string, mode: "ro" | "rw"): Promise<void> =>
  retryWhileBusy(() => run("mount", ["-o", `remount,${mode}`, folder]));

const MAX_RETRIES = 100;

/** Retries, since a process that has just exited may keep a file open for a moment. */
const retryWhileBusy = async (call: () => Promise<unknown>): Promise<void> => {
  for (let left = MAX_RETRIES; ; left -= 1) {
    const error: unknown = await call().then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error === null) return;
    if (left === 0) throw error;
    await delay(100);
  }
};

export interface BreakableDisk extends Disk {
  sync: () => Promise<void>;
  /** Makes it read-only, open files included, as an input/output error does. */
  abort: () => Promise<void>;
  /** Checks the file system and mounts it again. */
  repair: () => Promise<void>;
}

/** Mounts an ext4 file system in a file; rejects where loop devices are not available. */
export const mountImage = async (megabytes: number): Promise<BreakableDisk> => {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-disk-"));
  const image = `${folder}.img`;
  const mount = (): Promise<unknown> => run("mount", ["-o", "loop,errors=remount-ro", image, folder]);
  await (await open(image, "w")).close();
  await truncate(image, megabytes * 2 ** 20);
  await run("mkfs.ext4", ["-q", "-m", "0", image]);
  await mount();
  return {
    folder,
    sync: async () => void (await run("sync", ["--file-system", folder])),
    abort: async () => void (await run("mount", ["-o", "remount,abort", folder])),
    repair: async () => {
      await retryWhileBusy(() => run("umount", [folder]));
      // Exits with code 1 when it has corrected something.
      await run("e2fsck", ["-p", image]).catch((error: unknown) => {
        if (!(error instanceof Error && "code" in error && error.code === 1)) throw error;
      });
      await mount();
    },
    remove: async () => {
      await unmount(folder);
      await rm(image);
    },
  };
};

const CHUNKS = [2 ** 20, 2 ** 12, 1];
const REFILL_MS = 100;

/** Fills a disk, and keeps it full when files are deleted, until `empty`. */
export const fillDisk = async (folder: string): Promise<{ empty: () => Promise<void> }> => {
  const filler = path.join(folder, "filler");
  const file = await open(filler, "w");
  const fill = async (): Promise<void> => {
    for (const size of CHUNKS) while (await write(Buffer.alloc(size))) continue;
  };
  const write = (chunk: Buffer): Promise<boolean> =>
    file.write(chunk).then(
      ({ bytesWritten }) => bytesWritten > 0,
      (error: NodeJS.ErrnoException) => {
        if (error.code === "ENOSPC") return false;
        throw error;
      },
    );
  await fill();
  let filling = Promise.resolve();
  const timer = setInterval(() => (filling = filling.then(fill)), REFILL_MS);
  return {
    empty: async () => {
      clearInterval(timer);
      await filling;
      await file.close();
      await rm(filler);
    },
  };
};
