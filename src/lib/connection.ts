import { isRecord } from "./json";

/** A line on which nothing is loaded in advance, and one on which large photos take minutes. */
export const VERY_SLOW = /2g/;
export const SLOW = /[23]g/;

/** Whether the device saves data, or the browser takes its line for one of this kind; only Chromium does. Works in workers too. */
export const isSlowLine = (kind: RegExp): boolean => {
  const connection: unknown = Reflect.get(navigator, "connection");
  return isRecord(connection) && (connection.saveData === true || kind.test(String(connection.effectiveType)));
};
