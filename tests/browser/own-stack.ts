import { constants } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { stopChildren } from "../../scripts/children";
import { startStack, settingsOfCopy } from "../../scripts/test-stack";
import { test as base } from "./test";
import { panelAddress, siteAddress } from "./visitor";

export { expect } from "./test";

/**
 * Tests that publish, delete or end the panel. Each worker starts panel and site with a copy of the content in `DATA_DIR`, at the
 * addresses of a stack that does not run. A file that leaves other content gets a worker of its own: `test.use({ stack: "its name" })`.
 */
export const test = base.extend<object, { stack: string; ownStack: string }>({
  stack: ["shared", { scope: "worker", option: true }],
  ownStack: [
    async ({ stack }, provide) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), `stack-${stack}-`));
      await cp(process.env.DATA_DIR ?? "", dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
      process.env.DATA_DIR = dataDir;
      await startStack(await settingsOfCopy(dataDir, { site: siteAddress(), panel: panelAddress() }));
      await provide(dataDir);
      await stopChildren();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", auto: true },
  ],
});
