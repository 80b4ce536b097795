import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startChild, stopChildren } from "./children";

/** Logs its name at SIGTERM, and again when it ends 200 ms later. */
const CHILD = `
  const { appendFileSync } = require("node:fs");
  const [name, file] = process.argv.slice(1);
  process.on("SIGTERM", () => {
    appendFileSync(file, name + " asked\\n");
    setTimeout(() => { appendFileSync(file, name + " ended\\n"); process.exit(); }, 200);
  });
  setInterval(() => undefined, 1000);
  console.log("ready");
`;

it("stops children with `stopsFirst` before the others", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "children-"));
  const file = path.join(folder, "order");
  const start = (name: string, stopsFirst: boolean): Promise<void> =>
    new Promise((ready) => {
      startChild({
        name,
        command: process.execPath,
        args: ["-e", CHILD, name, file],
        cwd: folder,
        env: {},
        logFile: path.join(folder, `${name}.log`),
        onLine: () => ready(),
        stopsFirst,
      });
    });
  await start("gateway", true);
  await start("panel", false);
  await stopChildren();
  expect((await readFile(file, "utf8")).trim().split("\n")).toEqual(["gateway asked", "gateway ended", "panel asked", "panel ended"]);
  await rm(folder, { recursive: true });
});
