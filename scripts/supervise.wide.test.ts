import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { waitFor } from "../tests/wait";
import { startChild } from "./children";
import { freePort } from "./free-port";
import { supervise } from "./supervise";

const ROOT = path.resolve(__dirname, "..");

let folder: string;
let port: number;
let started: ChildProcess[];
let lines: string[];
let isStopping: boolean;
let now: number;
let supervising: Promise<void> | null;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "supervise-"));
  port = await freePort();
  [started, lines, isStopping, now, supervising] = [[], [], false, 0, null];
});

afterEach(async () => {
  isStopping = true;
  started.forEach((child) => child.kill("SIGKILL"));
  await supervising;
  await rm(folder, { recursive: true });
});

/** Answers until `/hang` is requested; from then on it answers nothing. */
const SERVER = `
  let isHanging = false;
  require("http").createServer((request, response) => {
    if (request.url === "/hang") isHanging = true;
    if (!isHanging) response.end("ok");
  }).listen(Number(process.argv[1]), "127.0.0.1");
`;

const spawnServer = (script: string) => (): ChildProcess => {
  const child = startChild({
    name: "a server",
    command: process.execPath,
    args: ["-e", script, String(port)],
    cwd: folder,
    env: process.env,
    logFile: path.join(folder, "server.log"),
  });
  started.push(child);
  return child;
};

const ask = (address = "/"): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}${address}`, { signal: AbortSignal.timeout(500) }).then(
    () => true,
    () => false,
  );

/** Waits for the end of a server that a test has killed: checks take no time here, and six could fail before its exit is known. */
const isAnswering = async (): Promise<boolean> => {
  const last = started.at(-1);
  if (last?.killed && last.exitCode === null && last.signalCode === null) await once(last, "exit");
  return ask();
};

/**
 * Pauses take no time. Pauses below a second, between checks of a starting server, are not counted: a start takes as long as this machine
 * needs.
 */
const superviseChild = (startNext: () => ChildProcess, first = startNext(), shortestCounted = 1_000): void => {
  const sleep = async (ms: number): Promise<void> => {
    if (ms >= shortestCounted) now += ms;
    await nextTurn();
  };
  const parts = { now: () => now, sleep, say: (line: string) => void lines.push(line), isStopping: () => isStopping };
  supervising = supervise({ name: "The panel", start: startNext, isAnswering, logFile: "panel.log" }, first, parts);
};

const restarts = (): string[] => lines.filter((line) => line.startsWith("!"));
const recoveries = (): number => lines.filter((line) => line === "✓ The panel answers again").length;

const startAnswering = async (): Promise<ChildProcess> => {
  const first = spawnServer(SERVER)();
  await waitFor(async () => expect(await ask()).toBe(true));
  return first;
};

it("restarts a killed server without a pause after it had answered for ten seconds", async () => {
  superviseChild(spawnServer(SERVER), await startAnswering());
  for (let kill = 1; kill <= 3; kill += 1) {
    const since = now;
    await waitFor(() => expect(now).toBeGreaterThan(since + 10_000));
    started.at(-1)?.kill("SIGKILL");
    await waitFor(() => expect(recoveries()).toBe(kill));
  }
  const line = "! The panel was ended by SIGKILL; it is restarted now; see panel.log";
  expect(restarts()).toEqual([line, line, line]);
});

it("kills and restarts a server that stops answering", async () => {
  superviseChild(spawnServer(SERVER), await startAnswering());
  await ask("/hang");
  await waitFor(() => expect(recoveries()).toBe(1));
  expect(restarts()).toEqual(["! The panel does not answer and was killed; it is restarted now; see panel.log"]);
  expect(started[0]?.signalCode).toBe("SIGKILL");
});

it("pauses longer after each failed start, up to a minute, and never gives up", async () => {
  superviseChild(spawnServer("process.exit(3)"));
  await waitFor(() => expect(restarts().length).toBeGreaterThanOrEqual(11));
  const pauses = restarts()
    .slice(0, 11)
    .map((line) => /restarted (now|in \d+ s)/.exec(line)?.[1]);
  expect(pauses).toEqual(["now", "in 1 s", "in 2 s", "in 4 s", "in 8 s", "in 16 s", "in 32 s", "in 60 s", "in 60 s", "in 60 s", "in 60 s"]);
  expect(restarts()[2]).toBe("! The panel ended with code 3; it is restarted in 2 s (restart 3 in a row); see panel.log");
});

it("restarts a server that never answers", async () => {
  superviseChild(spawnServer("setInterval(() => undefined, 1000)"), spawnServer("process.exit(3)")(), 0);
  await waitFor(() =>
    expect(restarts()[1]).toBe(
      "! The panel did not answer within 60 s of its start; it is restarted in 1 s (restart 2 in a row); see panel.log",
    ),
  );
});

it("retries a command that cannot be started", async () => {
  superviseChild(() =>
    startChild({
      name: "nothing",
      command: path.join(folder, "missing"),
      args: [],
      cwd: folder,
      env: process.env,
      logFile: path.join(folder, "server.log"),
    }),
  );
  await waitFor(() => expect(restarts()[1]).toMatch(/^! The panel could not start \(.*ENOENT\); it is restarted in 1 s/));
});

it("starts no server while this process is stopping", async () => {
  superviseChild(spawnServer(SERVER), await startAnswering());
  isStopping = true;
  started[0]?.kill("SIGTERM");
  await supervising;
  expect([started.length, lines]).toEqual([1, []]);
});

describe("after SIGKILL of the parent process", () => {
  /** Runs a program over `children.ts` until the server answers, then kills it. */
  const killParent = async (program: string): Promise<void> => {
    const file = path.join(folder, "parent.ts");
    await writeFile(
      file,
      `import { END_WITH_PARENT, runToEnd, startChild } from ${JSON.stringify(path.join(ROOT, "scripts/children"))};\n${program}`,
    );
    const parent = spawn(process.execPath, ["--import", "tsx", file], { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"] });
    await waitFor(async () => expect(await ask()).toBe(true));
    parent.kill("SIGKILL");
  };
  const command = (args: string): string =>
    `{ name: "a server", command: process.execPath, args: [${args}, ${JSON.stringify(SERVER)}, "${port}"], cwd: ${JSON.stringify(folder)}, env: process.env, logFile: ${JSON.stringify(path.join(folder, "server.log"))} }`;

  it("a server ends, so that its port is free for the next start", async () => {
    await killParent(`startChild(${command('...END_WITH_PARENT, "-e"')});`);
    await waitFor(async () => expect(await ask()).toBe(false));
  });

  it("a command ends", async () => {
    await killParent(`void runToEnd(${command('"-e"')});`);
    await waitFor(async () => expect(await ask()).toBe(false));
  });
});
