import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** A program that has inherited the listening socket and waits to be started. */
export interface ActivatedProgram {
  /** Resolves once the program prints `ready: `. */
  start: () => Promise<void>;
  end: (signal: NodeJS.Signals) => Promise<void>;
  output: () => string;
}

export interface ActivatedSocket {
  port: number;
  programs: readonly ActivatedProgram[];
}

export interface ProgramPlan {
  /** Arguments of Node. */
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Opens one listening socket for several programs, like systemd: each inherits it as descriptor 3 and is started and ended
 * separately. Connections wait in the socket's queue while no program accepts them. Waiting programs keep the socket open.
 */
export const activateSocket = async (planOf: (port: number) => readonly ProgramPlan[], port = 0): Promise<ActivatedSocket> => {
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const openedPort = typeof address === "object" && address !== null ? address.port : 0;
  const programs = planOf(openedPort).map((plan) => prepareProgram(plan, descriptorOf(server)));
  server.close(); // the programs keep the socket open
  await once(server, "close");
  return { port: openedPort, programs };
};

export const descriptorOf = (server: Server): number => {
  const handle: unknown = Reflect.get(server, "_handle");
  if (typeof handle === "object" && handle !== null && "fd" in handle && typeof handle.fd === "number") return handle.fd;
  throw new Error("this version of Node does not expose a server's descriptor");
};

/** The shell waits for a line and then replaces itself by the program, which keeps the process id. */
const WAIT = 'read -r go && LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@"';

const prepareProgram = ({ args, cwd, env }: ProgramPlan, fd: number): ActivatedProgram => {
  const child = spawn("/bin/sh", ["-c", WAIT, process.execPath, ...args], { cwd, env, stdio: ["pipe", "pipe", "pipe", fd] });
  let output = "";
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout?.on("data", collect);
  child.stderr?.on("data", collect);
  return {
    start: () =>
      new Promise((resolve, reject) => {
        child.stdout?.on("data", () => /^ready: /m.test(output) && resolve());
        child.once("close", (code) => reject(new Error(`the program ended with ${code}: ${output}`)));
        child.stdin?.write("go\n");
      }),
    end: (signal) => endProgram(child, signal),
    output: () => output,
  };
};

const endProgram = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "close");
  child.kill(signal);
  await closed;
};
