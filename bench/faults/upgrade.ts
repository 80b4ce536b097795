import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { setTimeout as delay } from "node:timers/promises";
import { descriptorOf } from "../../server/tests/socket-activation";
import type { Row, Table } from "../lib/report";
import { inSeconds } from "../lib/figures";
import { withDataDir, type FaultContext } from "./lib/context";
import { formRows, startFormLoad, waitUntilStored } from "./lib/form-load";
import { prepareTargets, startReadLoad } from "./lib/read-load";
import { stackEnvironment, waitForPanel } from "./lib/stack";

const run = promisify(execFile);

const SECONDS = 300;
const BEFORE_MS = 10_000;
const AFTER_MS = 20_000;
const SERVES_WITHIN_MS = 120_000;
const PANEL_ANSWERS_WITHIN_MS = 120_000;
const POLL_MS = 50;

const NEXT_BRANCH = "next-version";

/**
 * `deploy/prepare-version` prepares a new version, which then replaces the old one under load. A shell that holds the port
 * replaces systemd: it starts and ends the two services as `deploy/switch-version` does.
 */
export const benchUpgrade = (context: FaultContext): Promise<Table[]> =>
  withDataDir(context, async (dataDir) => {
    const root = await mkdtemp(path.join(tmpdir(), "bench-versions-"));
    const services = await startServices({ ...context, dataDir, root });
    try {
      const source = await makeNextVersion(context.folder, root);
      const { rows, sent } = await upgradeUnderLoad({ context, dataDir, services, source });
      await services.stop();
      return [{ head: [`upgrade to a new version under load`, "figure"], rows: [...rows, ...formRows(dataDir, sent)] }];
    } finally {
      await services.stop();
      await rm(root, { recursive: true, force: true });
    }
  });

interface Upgrade {
  context: FaultContext;
  dataDir: string;
  services: Services;
  /** A repository whose last commit is the new version. */
  source: string;
}

const upgradeUnderLoad = async ({ context, dataDir, services, source }: Upgrade) => {
  const { folder, port, panelPort, seconds } = context;
  const address = `http://127.0.0.1:${port}`;
  await services.start("panel", folder);
  if ((await waitForPanel(panelPort, PANEL_ANSWERS_WITHIN_MS)) === null) throw new Error("the panel did not start in time");
  await services.start("gateway", folder);
  const load = startReadLoad(address, await prepareTargets(address));
  const forms = await startFormLoad(address);
  const endsAt = performance.now() + (seconds ?? SECONDS) * 1000;
  await delay(BEFORE_MS);
  const before = await readRelease(address);
  const prepared = await prepareVersion(source, services.env);
  const switchMs = await measureMs(async () => {
    await services.end("gateway");
    await services.start("gateway", prepared.folder);
  });
  const panelMs = await measureMs(async () => {
    await services.end("panel");
    await services.start("panel", prepared.folder);
    if ((await waitForPanel(panelPort, PANEL_ANSWERS_WITHIN_MS)) === null) throw new Error("the new panel did not start in time");
  });
  await delay(Math.max(AFTER_MS, endsAt - performance.now()));
  const after = await readRelease(address);
  const loadRows = await load.stop();
  const sent = await forms.stop();
  await waitUntilStored(dataDir, sent);
  const rows: Row[] = [
    ...loadRows,
    ["new version installed, built and checked beside the old one in", inSeconds(prepared.ms / 1000)],
    ["from the old gateway's SIGTERM until the new one serves", inSeconds(switchMs / 1000)],
    ["from the old panel's SIGTERM until the new one answers", inSeconds(panelMs / 1000)],
    ["the new version's release serves", before !== after ? "yes" : "no"],
  ];
  return { rows, sent };
};

const measureMs = async (work: () => Promise<void>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** Clones the project with one more commit, which changes the code and therefore the release. */
const makeNextVersion = async (folder: string, root: string): Promise<string> => {
  const source = path.join(root, "source");
  await run("git", ["clone", "--quiet", folder, source]);
  await run("git", ["-C", source, "checkout", "--quiet", "-B", NEXT_BRANCH]);
  await appendFile(path.join(source, "src/domain/locale.ts"), "\n// The next version.\n");
  await run("git", [
    "-C",
    source,
    "-c",
    "user.name=bench",
    "-c",
    "user.email=bench@localhost",
    "commit",
    "--quiet",
    "--all",
    "--message",
    "Next version",
  ]);
  await run("git", ["clone", "--quiet", source, path.join(root, "installed")]);
  return path.join(root, "installed");
};

const prepareVersion = async (source: string, env: NodeJS.ProcessEnv): Promise<{ folder: string; ms: number }> => {
  let output = "";
  const ms = await measureMs(async () => {
    const { stdout } = await run(path.join(source, "deploy/prepare-version"), [`origin/${NEXT_BRANCH}`], { env, maxBuffer: 100_000_000 });
    output = stdout;
  });
  const folder = /Switch to it as root: (.+)\/deploy\/switch-version/.exec(output)?.[1];
  if (folder === undefined) throw new Error(`deploy/prepare-version did not name the new version\n${output}`);
  return { folder, ms };
};

const readRelease = async (address: string): Promise<string> => {
  const health: { release: string | null } = JSON.parse(await (await fetch(`${address}/api/health`)).text());
  return health.release ?? "none";
};

type Service = "gateway" | "panel";

/** Replaces the two systemd units. */
interface Services {
  /** The environment of the services and of an operator's commands. */
  env: NodeJS.ProcessEnv;
  /** Starts a service of the version in a folder; resolves when it is ready. */
  start: (service: Service, folder: string) => Promise<void>;
  /** Sends SIGTERM and waits until the service has exited. */
  end: (service: Service) => Promise<void>;
  stop: () => Promise<void>;
}

/** Runs each line in the background with the listening socket as descriptor 3. */
const HOLDER = 'while read -r line; do /bin/sh -c "$line" & done';

const startServices = async ({ port, panelPort, dataDir, root }: FaultContext & { dataDir: string; root: string }): Promise<Services> => {
  const env = { ...stackEnvironment({ port, panelPort, dataDir }), DRAIN_SECONDS: "2" };
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  const holder = spawn("/bin/sh", ["-c", HOLDER], { env, stdio: ["pipe", "ignore", "inherit", descriptorOf(server)] });
  server.close(); // the shell holds it
  await once(server, "close");
  const started = new Map<Service, number>();
  let count = 0;

  const start = async (service: Service, folder: string): Promise<void> => {
    count += 1;
    const file = path.join(root, `${service}-${count}`);
    const listens = service === "gateway" ? "LISTEN_PID=$$ LISTEN_FDS=1 " : "";
    holder.stdin?.write(
      `cd ${folder} && echo $$ > ${file}.pid && ${listens}exec ${process.execPath} --import tsx scripts/start.ts ${service} > ${file}.log 2>&1\n`,
    );
    const pid = await waitFor(
      async () => Number(await readFile(`${file}.pid`, "utf8").catch(() => "")) || null,
      `the ${service} was not started`,
    );
    started.set(service, pid);
    const hasStarted = async (): Promise<true | null> =>
      (await readFile(`${file}.log`, "utf8").catch(() => "")).includes("Ctrl-C stops") ? true : null;
    await waitFor(hasStarted, `the ${service} was not ready in time; see ${file}.log`);
  };
  const end = async (service: Service): Promise<void> => {
    const pid = started.get(service);
    if (pid === undefined || !(await isRunning(pid))) return;
    process.kill(pid, "SIGTERM");
    await waitFor(async () => ((await isRunning(pid)) ? null : true), `the ${service} did not exit`);
  };
  const stop = async (): Promise<void> => {
    await Promise.all([end("gateway"), end("panel")]);
    holder.stdin?.end();
    if (holder.exitCode === null) await once(holder, "close");
  };
  return { env, start, end, stop };
};

/** The shell does not wait for its children, so a child that has exited is a zombie. */
const isRunning = async (pid: number): Promise<boolean> => {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  return stat !== null && !/^\d+ \(.*\) [ZX]/s.test(stat);
};

const waitFor = async <Value>(read: () => Promise<Value | null>, failure: string): Promise<Value> => {
  const endsAt = performance.now() + SERVES_WITHIN_MS;
  while (performance.now() < endsAt) {
    const value = await read();
    if (value !== null) return value;
    await delay(POLL_MS);
  }
  throw new Error(failure);
};
