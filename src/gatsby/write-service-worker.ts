import { join } from "node:path";
import { build } from "esbuild";
import { injectManifest } from "workbox-build";
import { LOCALES } from "../domain/locale";
import { localizedPath } from "../config/routes";

/** Its address must never change: browsers look for the next worker where they found the last. */
const WORKER_FILE = "sw.js";

const TARGET = "es2022";

/** Above this a file is no part of the shell. */
const MAX_SHELL_FILE_BYTES = 100_000;

interface WorkerSource {
  projectDir: string;
  publicDir: string;
  isOn: boolean;
}

/** The pages that tell of a lost connection, as paths in the build. */
export const offlineFile = (locale: (typeof LOCALES)[number]): string => localizedPath("/offline.html", locale).slice(1);

/** `sw.js` of this build, which knows the shell's files by their hashes; switched off, one that retires its forerunners. */
export const writeServiceWorker = async ({ projectDir, publicDir, isOn }: WorkerSource): Promise<void> => {
  const swDest = join(publicDir, WORKER_FILE);
  await build({
    entryPoints: [join(projectDir, "src/worker", isOn ? "service-worker.ts" : "retired-worker.ts")],
    outfile: swDest,
    bundle: true,
    minify: true,
    format: "iife",
    target: TARGET,
    logLevel: "error",
  });
  if (!isOn) return;
  const { count, warnings } = await injectManifest({
    swSrc: swDest,
    swDest,
    globDirectory: publicDir,
    // The hash of app-data changes with the site's code alone, so it stands for it.
    globPatterns: [...LOCALES.map(offlineFile), "favicon.svg", "page-data/app-data.json"],
    maximumFileSizeToCacheInBytes: MAX_SHELL_FILE_BYTES,
  });
  if (count !== LOCALES.length + 2) throw new Error(`the service worker's shell is incomplete: ${warnings.join("; ") || `${count} files`}`);
};
