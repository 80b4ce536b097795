import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { tmpdir } from "node:os";
import path from "node:path";

import type { CommandName } from "./panel-process";
import { programArguments } from "./program";

export type PanelProcess = {
  dataDir: string;
  /** Lines of the process's output. */
  lines: string[];
  /** Resolves when the panel has started; rejects when it ends before that. */
  started: Promise<void>;
  run: <Result = unknown>(name: CommandName, options?: object) => Promise<Result>;
  /** Ends the process immediately, like `kill -9`. */
  kill: () => Promise<void>;
  /** Also deletes the data folder. */
  close: () => Promise<void>;
};

/** Starts `panel-process.ts`, a panel with its own data folder. */
export const startPanelProcess = async (variables: Record<string, string>): Promise<PanelProcess> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "panel-process-"));
  const args = programArguments("tests/setup/panel-process.ts");
  const child = spawn(process.execPath, args, {
    cwd: path.join(import.meta.dirname, "../.."),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", DATA_DIR: dataDir, ...variables },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const answers = new Map<number, (result: unknown) => void>();
  const ended = once(child, "close");
  const started = new Promise<void>((resolve, reject) => {
    const read = (line: string): void => {
      lines.push(line);
      if (line === "started") resolve();
      if (!line.startsWith("answer ")) return;
      const { id, result } = JSON.parse(line.slice("answer ".length));
      answers.get(id)?.(result);
    };
    createInterface({ input: child.stdout }).on("line", read);
    createInterface({ input: child.stderr }).on("line", read);
    void ended.then(() => reject(new Error(`The panel ended:\n${lines.join("\n")}`)));
  });
  child.stdin.on("error", () => undefined); // a killed panel no longer reads
  let count = 0;
  const kill = async (): Promise<void> => {
    child.kill("SIGKILL");
    await ended;
  };
  return {
    dataDir,
    lines,
    started,
    run: <Result>(name: CommandName, options: object = {}) =>
      new Promise<Result>((resolve) => {
        count += 1;
        answers.set(count, resolve as (result: unknown) => void);
        child.stdin.write(`${JSON.stringify({ id: count, name, options })}\n`);
      }),
    kill,
    close: async () => {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** The e-mail and password of the store's first account; null when another panel has created it. */
export const readFirstAccount = async ({ dataDir }: PanelProcess): Promise<{ email: string; password: string } | null> => {
  const text = await readFile(path.join(dataDir, "admin-password.txt"), "utf8").catch(() => null); // another panel created it
  const [email = "", password = ""] = text?.trim().split("\n") ?? [];
  return text === null ? null : { email, password };
};
