import { isRecord } from "./json";

/** The browser's estimate of its line; empty in browsers without one. Chromium alone has it. */
const readConnection = (): Record<string, unknown> => {
  const connection: unknown = Reflect.get(navigator, "connection");
  return isRecord(connection) ? connection : {};
};

/** Whether the device saves data, or its line is of one of these kinds. Works in workers too. */
const isLine = (kinds: readonly string[]): boolean => {
  const { saveData, effectiveType } = readConnection();
  return saveData === true || kinds.includes(String(effectiveType));
};

/** A line on which nothing is loaded in advance. */
export const isVerySlowLine = (): boolean => isLine(["slow-2g", "2g"]);

/** A line on which large photos take minutes. */
export const isSlowLine = (): boolean => isLine(["slow-2g", "2g", "3g"]);
