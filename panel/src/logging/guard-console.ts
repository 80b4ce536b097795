import { cleanValue } from "./describe-error";

const METHODS = ["error", "warn", "log", "info", "debug", "trace"] as const;

const guarded = new WeakSet<Console>();

/** Next prints errors of pages, routes and rejected promises to the console, with all their fields: they are described instead. */
export const guardConsole = (target: Console = console): void => {
  if (guarded.has(target)) return;
  guarded.add(target);
  for (const method of METHODS) {
    const print = target[method].bind(target);
    target[method] = (...given: unknown[]) =>
      print(...given.map((value) => (typeof value === "string" ? cleanValue(value) : toLine(cleanValue(value)))));
  }
};

const toLine = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? String(value)));
