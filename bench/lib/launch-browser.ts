import { chromium, type Browser } from "@playwright/test";
import { findOrInstallChromium } from "../../scripts/chromium";

/** Launches the browser that benchmarks measure in; the caller closes it. */
export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findOrInstallChromium(), args: ["--no-sandbox", "--disable-gpu"] });
