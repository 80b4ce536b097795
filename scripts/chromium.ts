import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { installDebianPackages, isProgram, onPath } from "./find-program";
import { say, StartError } from "./steps";

const run = promisify(execFile);

/** For a Chromium that runs as root, renders without a graphics card and sends no request of its own. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** The headless shell first: browser tests take less time in it than in a whole Chromium. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const DEBIAN_PACKAGE = "chromium-headless-shell";

/** Finds a Chromium for the browser tests: `CHROMIUM_PATH`, Playwright's, on the PATH; else installs one. */
export const findOrInstallChromium = async (): Promise<string> => {
  const found = await find();
  if (found) return found;
  for (const install of [installWithPlaywright, installWithApt]) {
    say(`  ${install.name === "installWithApt" ? `apt-get install ${DEBIAN_PACKAGE}` : "playwright install chromium"} …`);
    await install().catch(() => undefined); // the next installer is tried; the error below says what to do
    const installed = await find();
    if (installed) return installed;
  }
  throw new StartError("The browser tests need Chromium: install it and set CHROMIUM_PATH to its program");
};

const find = async (): Promise<string | null> => {
  const given = process.env.CHROMIUM_PATH;
  if (given && !(await isProgram(given))) throw new StartError(`CHROMIUM_PATH is not an executable file: ${given}`);
  for (const candidate of [given, chromium.executablePath(), ...onPath(NAMES)]) {
    if (candidate && (await isProgram(candidate))) return candidate;
  }
  return null;
};

const installWithPlaywright = async (): Promise<void> => {
  await run("npx", ["playwright", "install", "chromium"], { timeout: 120_000 });
};

const installWithApt = (): Promise<void> => installDebianPackages(DEBIAN_PACKAGE);
