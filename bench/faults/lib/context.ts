import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../../scripts/free-port";
import { startStack, type Stack, type StackOptions } from "./stack";

export interface FaultContext {
  /** A checkout with its packages installed. */
  folder: string;
  /** A seeded DATA_DIR whose release was built with these ports; scenarios copy it. */
  base: string;
  port: number;
  panelPort: number;
  /** Duration of each fault; null for its full length. */
  seconds: number | null;
}

export interface FaultOptions {
  folder: string;
  /** A seeded DATA_DIR to copy; null starts with an empty one. */
  data: string | null;
  seconds: number | null;
}

/** Starts the product once, so that panel, content and release exist. PORT and PANEL_PORT choose the ports, which the release contains. */
export const createContext = async ({ folder, data, seconds }: FaultOptions): Promise<FaultContext> => {
  const [port, panelPort] = await Promise.all([portOf("PORT"), portOf("PANEL_PORT")]);
  const base = await mkdtemp(path.join(tmpdir(), "bench-faults-"));
  if (data !== null) await copyFolder(data, base);
  const context = { folder, base, port, panelPort, seconds };
  const stack = await startStack({ ...context, dataDir: base });
  await stack.stop();
  return context;
};

const portOf = (name: string): Promise<number> => {
  const given = process.env[name];
  return given === undefined ? freePort() : Promise.resolve(Number(given));
};

/** Calls with a copy of the seeded folder, and deletes it afterwards. */
export const withDataDir = async <Value>({ base }: FaultContext, call: (dataDir: string) => Promise<Value>): Promise<Value> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "bench-faults-"));
  try {
    await copyFolder(base, dataDir);
    return await call(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** Copies the contents of a folder with times and modes. `fs.cp` once stopped half way without an error, on Node 20. */
export const copyFolder = async (from: string, to: string): Promise<void> =>
  void (await promisify(execFile)("cp", ["-a", `${from}/.`, to]));

export const withStack = async <Value>(options: StackOptions, call: (stack: Stack) => Promise<Value>): Promise<Value> => {
  const stack = await startStack(options);
  try {
    return await call(stack);
  } finally {
    await stack.stop();
  }
};
