import { join } from "node:path";
import { build } from "esbuild";
import { injectManifest } from "workbox-build";
import type { Locale } from "../domain/locale";
import { localizedPath } from "../config/routes";

/** The address must never change: browsers request updates of the worker from it. */
const WORKER_FILE = "sw.js";

const TARGET = "es2022";

const MAX_SHELL_FILE_BYTES = 100_000;

interface WorkerSource {
  projectDir: string;
  publicDir: string;
  languages: readonly Locale[];
  isOn: boolean;
}

/** Relative to the build's folder. */
export const offlineFile = (locale: Locale): string => localizedPath("/offline.html", locale).slice(1);

/** Contains the hashes of the precached files. When switched off, writes a worker that removes the earlier one. */
export const writeServiceWorker = async ({ projectDir, publicDir, languages, isOn }: WorkerSource): Promise<void> => {
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
    // The hash of app-data changes with the site's code only, so it identifies the code.
    globPatterns: [...languages.map(offlineFile), "favicon.svg", "page-data/app-data.json"],
    maximumFileSizeToCacheInBytes: MAX_SHELL_FILE_BYTES,
  });
  if (count !== languages.length + 2)
    throw new Error(`the service worker's shell is incomplete: ${warnings.join("; ") || `${count} files`}`);
};
