import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { say, StartError } from "./steps";

const run = promisify(execFile);
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** A Chromium for the browser tests: the given one, Playwright's, one on the PATH, else installs one. */
export const findOrInstallChromium = async (): Promise<string> => {
  const found = await find();
  if (found) return found;
  for (const install of [installPlaywrights, installDebians]) {
    say(`  ${install.name === "installDebians" ? "apt-get install chromium" : "playwright-core install chromium"} …`);
    await install().catch(() => undefined); // the next way, or the sentence below, says what to do
    const installed = await find();
    if (installed) return installed;
  }
  throw new StartError("The browser tests need Chromium: install it and set CHROMIUM_PATH to its program");
};

const find = async (): Promise<string | null> => {
  const given = process.env.CHROMIUM_PATH;
  if (given && !(await isProgram(given))) throw new StartError(`CHROMIUM_PATH names no program: ${given}`);
  const onPath = (process.env.PATH ?? "").split(path.delimiter).flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  for (const candidate of [given, chromium.executablePath(), ...onPath]) {
    if (candidate && (await isProgram(candidate))) return candidate;
  }
  return null;
};

const isProgram = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

const installPlaywrights = async (): Promise<void> => {
  await run("npx", ["playwright-core", "install", "chromium"], { timeout: 120_000 });
};

const installDebians = async (): Promise<void> => {
  if (process.getuid?.() !== 0) return;
  await run("apt-get", ["update", "-qq"], { timeout: 300_000 });
  await run("apt-get", ["install", "-y", "-qq", "chromium"], { timeout: 600_000, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
};
