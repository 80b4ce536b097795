import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS } from "./scripts/chromium";
import type { TestSettings } from "./tests/browser/test";
import { SLOWNESS } from "./tests/setup/slowness";
import { PATIENCE_MS } from "./tests/wait";

/** They publish, delete or end the panel, so they run on a stack of their own. */
const CHANGES_CONTENT = "**/{publish,erasure,panel-restart,remove-demo}.test.ts";
/** It needs Java, which not every machine has. */
const NEEDS_JAVA = "**/html-checker.test.ts";

/** Pages with texts that change while a visitor uses them. */
const INTERACTIVE =
  "**/{casting,family-pages,forms-contact,forms-scouting,home,magazine,package-page,saved-searches,search,selection,talent-filters,talent-gallery}.test.ts";

/** They wait for builds of the site. */
const BUILDS = { timeout: 900_000 * SLOWNESS, workers: 1 };

/** Tests in a browser. `scripts/test.ts` and `scripts/test-wide.ts` start the site and run each project. */
export default defineConfig<TestSettings>({
  outputDir: "test-results/browser",
  timeout: 300_000 * SLOWNESS,
  expect: { timeout: PATIENCE_MS, toPass: { timeout: PATIENCE_MS } },
  forbidOnly: true,
  workers: 2,
  use: {
    baseURL: process.env.SITE_ADDRESS,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS },
    locale: "pt-BR",
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
    actionTimeout: PATIENCE_MS,
    navigationTimeout: 2 * PATIENCE_MS,
    // The pictures of a trace double the time of a processor that the tests take.
    trace: { mode: "retain-on-failure", screenshots: false },
  },
  projects: [
    { name: "gate", testDir: "tests/browser", grep: /@gate/ },
    { name: "wide", testDir: "tests/browser", grepInvert: /@gate/, testIgnore: [CHANGES_CONTENT, NEEDS_JAVA] },
    { name: "html", testDir: "tests/browser", testMatch: NEEDS_JAVA },
    { name: "publish", testDir: "tests/browser", testMatch: CHANGES_CONTENT, ...BUILDS },
    { name: "translated", testDir: "tests/browser", testMatch: INTERACTIVE, use: { isTranslated: true } },
    // It builds the site from other content.
    { name: "double", testDir: "tests/double", ...BUILDS },
  ],
});
