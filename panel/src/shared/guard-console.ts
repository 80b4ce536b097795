import { cleanValue } from "../../../src/lib/describe-error";

const METHODS = ["error", "warn", "log", "info", "debug", "trace"] as const;

const guarded = new WeakSet<Console>();

/** Cleans logged errors, which Next otherwise prints with all their fields. */
export const guardConsole = (target: Console = console): void => {
  if (guarded.has(target)) return;
  guarded.add(target);
  for (const method of METHODS) {
    const print = target[method].bind(target);
    target[method] = (...values: unknown[]) =>
      print(...values.map((value) => (typeof value === "string" ? cleanValue(value) : toLine(cleanValue(value)))));
  }
};

const toLine = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? String(value)));
