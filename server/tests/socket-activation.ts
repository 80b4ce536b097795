import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** A program that waits, with the listening socket in its hands, until it is started. */
export interface ActivatedProgram {
  /** Resolves once it says `ready: `. */
  start: () => Promise<void>;
  end: (signal: NodeJS.Signals) => Promise<void>;
  output: () => string;
}

export interface ActivatedSocket {
  port: number;
  programs: readonly ActivatedProgram[];
}

export interface ProgramPlan {
  /** Of Node. */
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Opens one listening socket for several programs, as systemd does: each gets it as descriptor 3 and may be started and
 * ended alone. Connections wait in the socket's queue while none of them accepts. Programs that wait hold the socket open.
 */
export const activateSocket = async (planOf: (port: number) => readonly ProgramPlan[], port = 0): Promise<ActivatedSocket> => {
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const opened = typeof address === "object" && address !== null ? address.port : 0;
  const programs = planOf(opened).map((plan) => prepareProgram(plan, descriptorOf(server)));
  server.close(); // the programs hold it
  await once(server, "close");
  return { port: opened, programs };
};

/** The file descriptor of a listening server. */
export const descriptorOf = (server: Server): number => {
  const handle: unknown = Reflect.get(server, "_handle");
  if (typeof handle === "object" && handle !== null && "fd" in handle && typeof handle.fd === "number") return handle.fd;
  throw new Error("this version of Node does not tell a server's descriptor");
};

/** The shell waits for a line and then becomes the program, under the same process id. */
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
