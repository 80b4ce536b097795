import { existsSync } from "node:fs";
import path from "node:path";

const PANEL = path.resolve(import.meta.dirname, "../..");

/**
 * Node's arguments to run a program of the panel. Uses its bundle (scripts/bundle-tests.ts), which starts in half the time, if there is
 * one.
 */
export const programArguments = (file: string): string[] => {
  const bundle = path.join(PANEL, "node_modules/.cache/tests", file.replace(/\.ts$/, ".mjs"));
  return existsSync(bundle) ? [bundle] : ["--import", "tsx", file];
};
