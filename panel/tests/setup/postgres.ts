import { execFile, execFileSync, spawn } from "node:child_process";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { readdirSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";

const run = promisify(execFile);
const DEBIAN = "/usr/lib/postgresql";

/** The folder of Debian's newest PostgreSQL; null when none is installed. */
const findPrograms = (): string | null => {
  try {
    const newest = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))[0];
    return newest === undefined ? null : path.join(DEBIAN, newest, "bin");
  } catch {
    return null;
  }
};

/** PostgreSQL does not run as root, so root starts it as the user `postgres`. */
const postgresUser = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** PostgreSQL logs this line once it accepts connections. */
const isReady = (log: Readable): Promise<void> =>
  new Promise((resolve, reject) => {
    let text = "";
    log.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes("database system is ready to accept connections")) resolve();
    });
    log.once("end", () => reject(new Error(`PostgreSQL ended: ${text}`)));
  });

type Cluster = {
  url: string;
  /** Creates an empty database and returns its URL. */
  createDatabase: (name: string) => Promise<string>;
  close: () => Promise<void>;
};

/** Starts a cluster in a temporary folder, with an empty database `panel`; `close` deletes it. */
export const startPostgres = async (): Promise<Cluster> => {
  const bin = findPrograms();
  if (bin === null) throw new Error("PostgreSQL is not installed");
  const owner = postgresUser();
  const folder = await mkdtemp(path.join(tmpdir(), "postgres-"));
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = path.join(folder, "data");
  await run(path.join(bin, "initdb"), ["-D", data, "-U", "panel", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"], owner);
  const port = await freePort();
  const args = [
    "-D",
    data,
    "-p",
    String(port),
    "-c",
    "listen_addresses=127.0.0.1",
    "-c",
    `unix_socket_directories=${folder}`,
    "-c",
    "fsync=off",
  ];
  const server = spawn(path.join(bin, "postgres"), args, { ...owner, stdio: ["ignore", "ignore", "pipe"] });
  const connection = ["-h", "127.0.0.1", "-p", String(port), "-U", "panel"];
  await isReady(server.stderr);
  const createDatabase = async (name: string): Promise<string> => {
    await run(path.join(bin, "createdb"), [...connection, name]);
    return `postgres://panel@127.0.0.1:${port}/${name}`;
  };
  return {
    url: await createDatabase("panel"),
    createDatabase,
    close: async () => {
      const ended = new Promise((resolve) => server.once("close", resolve));
      server.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
