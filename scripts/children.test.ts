import type { ChildProcess } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { waitFor } from "../tests/wait";
import { startChild, stopChildren } from "./children";

/** Logs SIGTERM and SIGWINCH; ends at SIGWINCH if it has had SIGTERM before. */
const CHILD = `
  const { appendFileSync } = require("node:fs");
  const [name, file] = process.argv.slice(1);
  const log = (what) => appendFileSync(file, name + " " + what + "\\n");
  let isAsked = false;
  process.on("SIGTERM", () => {
    log("asked");
    isAsked = true;
  });
  process.on("SIGWINCH", () => {
    log(isAsked ? "ended" : "runs");
    if (isAsked) process.exit();
  });
  setInterval(() => undefined, 1000);
  console.log("ready");
`;

it("stops children with `stopsFirst` before the others", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "children-"));
  const file = path.join(folder, "order");
  const start = (name: string, stopsFirst: boolean): Promise<ChildProcess> =>
    new Promise((ready) => {
      const child = startChild({
        name,
        command: process.execPath,
        args: ["-e", CHILD, name, file],
        cwd: folder,
        env: {},
        logFile: path.join(folder, `${name}.log`),
        onLine: () => ready(child),
        stopsFirst,
      });
    });
  const untilLogged = (lines: readonly string[]): Promise<void> =>
    waitFor(async () => expect((await readFile(file, "utf8")).trim().split("\n")).toEqual(lines));
  const gateway = await start("gateway", true);
  const panel = await start("panel", false);
  const stopped = stopChildren();
  await untilLogged(["gateway asked"]);
  panel.kill("SIGWINCH"); // of two pending signals, the lower number is delivered first: SIGTERM
  await untilLogged(["gateway asked", "panel runs"]);
  gateway.kill("SIGWINCH");
  await untilLogged(["gateway asked", "panel runs", "gateway ended", "panel asked"]);
  panel.kill("SIGWINCH");
  await stopped;
  await untilLogged(["gateway asked", "panel runs", "gateway ended", "panel asked", "panel ended"]);
  await rm(folder, { recursive: true });
});
