import { performance } from "node:perf_hooks";

/** An error for the operator: one sentence, printed without a stack. */
export class StartError extends Error {}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

// Without a listener, a write error (full disk, closed pipe) would end the process.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

export const step = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
  const started = performance.now();
  say(`▸ ${name} …`);
  const value = await work();
  say(`✓ ${name} (${seconds(started)})`);
  return value;
};

/** Prints the message of a `StartError`, or the stack of any other error, and sets the exit code. */
export const fail = (error: unknown): void => {
  process.stderr.write(
    error instanceof StartError ? `✗ ${error.message}\n` : `✗ ${String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exitCode = 1;
};
