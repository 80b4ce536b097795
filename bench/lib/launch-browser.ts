import { chromium, type Browser } from "@playwright/test";
import { findOrInstallChromium } from "../../scripts/chromium";

/** The caller closes it. */
export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findOrInstallChromium(), args: ["--no-sandbox", "--disable-gpu"] });
