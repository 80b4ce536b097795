import { performance } from "node:perf_hooks";

/** An error whose message is meant for the person at the terminal: one sentence, no stack. */
export class StartError extends Error {}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

// Output to a file on a full disk, or to a reader that has ended, is dropped; a listener keeps the error from ending the process.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs one named step, saying when it starts and how long it took. */
export const step = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
  const started = performance.now();
  say(`▸ ${name} …`);
  const value = await work();
  say(`✓ ${name} (${seconds(started)})`);
  return value;
};

/** Ends the process with one sentence for a known error, and with the stack for an unknown one. */
export const fail = (error: unknown): void => {
  process.stderr.write(error instanceof StartError ? `✗ ${error.message}\n` : `✗ ${String(error instanceof Error ? error.stack : error)}\n`);
  process.exitCode = 1;
};
