import { execFile, execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { freePort } from "../../scripts/free-port";

const run = promisify(execFile);
const DEBIAN = "/usr/lib/postgresql";

/** Null when none is installed. */
export const findPostgres = (): string | null => {
  try {
    const newest = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))[0];
    return newest === undefined ? null : path.join(DEBIAN, newest, "bin");
  } catch {
    return null;
  }
};

/** PostgreSQL does not run as root. */
const postgresUser = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
};

/** PostgreSQL logs this line once it accepts connections. */
const untilReady = (log: Readable): Promise<void> =>
  new Promise((resolve, reject) => {
    let text = "";
    log.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes("database system is ready to accept connections")) resolve();
    });
    log.once("end", () => reject(new Error(`PostgreSQL ended: ${text}`)));
  });

/** Signals the first process before the others, so that no process is added meanwhile. */
const signalAll = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  if (pid === undefined) return;
  process.kill(pid, signal);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  for (const child of children) process.kill(child, signal);
};

export interface PostgresServer {
  /** Returns the address of the new, empty database. */
  createDatabase: (name: string) => Promise<string>;
  /** The id of the server's first process. */
  pid: () => number;
  /** Ends the server and its connections at once, as a power cut does. */
  kill: () => Promise<void>;
  /** Stops all processes of the server, which keeps its connections and answers nothing, until `resume`. */
  pause: () => void;
  resume: () => void;
  /** Starts it again on the same port. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

interface StartOptions {
  /** Whether a commit waits for the disk; off is faster, and survives a killed process but not a power cut. */
  fsync?: boolean;
}

export const startPostgres = async ({ fsync = false }: StartOptions = {}): Promise<PostgresServer> => {
  const programs = findPostgres();
  if (programs === null) throw new Error("PostgreSQL is not installed (apt-get install postgresql)");
  const owner = postgresUser();
  const folder = await mkdtemp(path.join(tmpdir(), "postgres-"));
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = path.join(folder, "data");
  await run(
    path.join(programs, "initdb"),
    ["-D", data, "-U", "gateway", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"],
    owner,
  );
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`, `fsync=${fsync ? "on" : "off"}`];
  const args = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  const begin = async (): Promise<ChildProcess> => {
    const started = spawn(path.join(programs, "postgres"), args, { ...owner, stdio: ["ignore", "ignore", "pipe"] });
    await untilReady(started.stderr);
    return started;
  };
  let server = await begin();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "close");
    server.kill(signal);
    await ended;
  };
  return {
    createDatabase: async (name) => {
      await run(path.join(programs, "createdb"), ["-h", "127.0.0.1", "-p", String(port), "-U", "gateway", name]);
      return `postgres://gateway@127.0.0.1:${port}/${name}`;
    },
    pid: () => server.pid ?? -1,
    // Immediate shutdown: no checkpoint, and the next start recovers from the log.
    kill: () => end("SIGQUIT"),
    pause: () => signalAll(server, "SIGSTOP"),
    resume: () => signalAll(server, "SIGCONT"),
    restart: async () => {
      server = await begin();
    },
    close: async () => {
      await end("SIGINT");
      await rm(folder, { recursive: true, force: true });
    },
  };
};
