import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";
import { watchMemory } from "./memory";

export interface MeasuredRun {
  seconds: number;
  peakBytes: number;
  output: string;
}

interface Program {
  command: string;
  args: readonly string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/** The peak is that of the whole process tree. */
export const runProgram = ({ command, args, cwd, env }: Program): Promise<MeasuredRun> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    const memory = watchMemory(child.pid ?? process.pid);
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.once("error", reject);
    child.once("close", (code) => {
      const peakBytes = memory.stop();
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1000, peakBytes, output });
      else reject(new Error(`${command} ${args.join(" ")} exited with code ${code}\n${output.slice(-2000)}`));
    });
  });
