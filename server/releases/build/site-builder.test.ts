import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitUntil } from "../../../tests/wait";
import { buildEnvironment, createSiteBuilder } from "./site-builder";

const BUILD = { code: "code-1", isClean: false };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "build-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const builderOf = (script: string) =>
  createSiteBuilder({
    command: process.execPath,
    args: ["-e", script],
    cwd: folder,
    env: buildEnvironment({ PANEL_URL: "http://127.0.0.1:1" }, { PATH: process.env.PATH, PUBLISH_SECRET: "not for the build" }),
    logFile: join(folder, "build.log"),
  });

describe("the site builder", () => {
  it("passes the build its settings and none of the gateway's own secrets", async () => {
    const result = await builderOf("console.log(JSON.stringify(process.env))").build(BUILD);
    const seen: unknown = JSON.parse(await readFile(join(folder, "build.log"), "utf8"));
    expect(result).toEqual({ ok: true, value: null });
    expect(seen).toMatchObject({ PANEL_URL: "http://127.0.0.1:1", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" });
    expect(seen).not.toHaveProperty("PUBLISH_SECRET");
  });

  it("keeps the last build's cache for the same code, and clears it for other code or on request", async () => {
    const page = join(folder, "public", "old.html");
    const builder = builderOf('require("node:fs").mkdirSync("public", { recursive: true })');
    await builder.build(BUILD);
    await writeFile(page, "styled as before");
    await builder.build(BUILD);
    expect(await readFile(page, "utf8")).toBe("styled as before");
    await builder.build({ ...BUILD, code: "code-2" });
    await expect(readFile(page, "utf8")).rejects.toThrow("ENOENT");
    await writeFile(page, "a talent withdrawn since");
    await builder.build({ code: "code-2", isClean: true });
    await expect(readFile(page, "utf8")).rejects.toThrow("ENOENT");
  });

  it.each([
    ["succeeded", ""],
    ["failed", "process.exit(1)"],
  ])("deletes the list of the project's files after a build that %s", async (_how, ending) => {
    const list = join(folder, ".cache", ".parcel-cache", "snapshot.txt");
    const write = `const { mkdirSync, writeFileSync } = require("node:fs");
      mkdirSync(".cache/.parcel-cache", { recursive: true });
      writeFileSync(".cache/.parcel-cache/snapshot.txt", "data/releases/1/kids/401/ana-exemplo/index.html");`;
    await builderOf(write + ending).build(BUILD);
    await expect(readFile(list, "utf8")).rejects.toThrow("ENOENT");
  });

  it.each([
    ["failed", "process.exit(1)", true],
    ["was cut off", "process.kill(process.pid, 'SIGKILL')", false],
  ])("after a build that %s, keeps the cache: %p", async (_how, ending, isKept) => {
    const builder = builderOf('require("./step.js")');
    const step = (script: string): Promise<void> => writeFile(join(folder, "step.js"), script);
    await step('require("node:fs").mkdirSync("public", { recursive: true })');
    await builder.build(BUILD);
    await step(`require("node:fs").writeFileSync("public/old.html", "half"); ${ending}`);
    await builder.build(BUILD);
    await step("");
    await builder.build(BUILD);
    expect(await readFile(join(folder, "public", "old.html"), "utf8").catch(() => null)).toBe(isKept ? "half" : null);
  });

  it("returns the build's last error", async () => {
    const script = 'console.log("\\u001b[31m ERROR \\u001b[0m #1234  PLUGIN\\n\\n  PANEL_URL refuses the sign-in.\\n"); process.exit(1)';
    expect(await builderOf(script).build(BUILD)).toEqual({ ok: false, error: "#1234: PANEL_URL refuses the sign-in." });
  });

  it("describes the build's end when it printed no error", async () => {
    expect(await builderOf("process.exit(7)").build(BUILD)).toEqual({ ok: false, error: "it ended with code 7" });
  });

  it("reports a build that cannot be started", async () => {
    const builder = createSiteBuilder({ command: "/no/such/gatsby", args: [], cwd: folder, env: {}, logFile: join(folder, "build.log") });
    expect(await builder.build(BUILD)).toEqual({ ok: false, error: expect.stringContaining("ENOENT") });
  });

  it("stops the build with its worker processes", async () => {
    const builder = builderOf(ENDLESS);
    const ended = builder.build(BUILD);
    const pid = await workerId();
    builder.kill();
    expect(await ended).toEqual({ ok: false, error: "it ended with SIGKILL" });
    await hasEnded(pid);
  });

  it("stops with the gateway, also after SIGKILL", async () => {
    const options = {
      command: process.execPath,
      args: ["-e", ENDLESS],
      cwd: folder,
      env: { PATH: process.env.PATH },
      logFile: join(folder, "build.log"),
    };
    const gateway = `require(${JSON.stringify(join(__dirname, "site-builder.ts"))}).createSiteBuilder(${JSON.stringify(options)}).build(${JSON.stringify(BUILD)})`;
    const child = spawn(process.execPath, ["--import", "tsx", "-e", gateway], { cwd: join(__dirname, "../../.."), stdio: "ignore" });
    const pid = await workerId();
    child.kill("SIGKILL");
    await hasEnded(pid);
  }, 30_000);
});

const WAITING = "setInterval(() => undefined, 1000)";

/** A build that never ends, with a worker process. */
const ENDLESS = `const { spawn } = require("node:child_process");
  const worker = spawn(process.execPath, ["-e", ${JSON.stringify(WAITING)}]);
  require("node:fs").writeFileSync("worker.pid", String(worker.pid));
  ${WAITING}`;

const workerId = (): Promise<number> =>
  waitUntil("the worker has begun", async () => Number(await readFile(join(folder, "worker.pid"), "utf8").catch(() => "")));

const hasEnded = (pid: number): Promise<unknown> => waitUntil("the worker has ended", async () => !isRunning(pid) || isZombie(pid));

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const isZombie = async (pid: number): Promise<boolean> => / Z /.test(await readFile(`/proc/${pid}/stat`, "utf8").catch(() => " Z "));
