import { isRecord } from "./json";

/** Values of `effectiveType`: on a very slow line nothing is preloaded, on a slow one large photos take minutes. */
export const VERY_SLOW = /2g/;
export const SLOW = /[23]g/;

/**
 * True when the device saves data, or when the browser classifies its connection as this kind. Only Chromium reports
 * either. Works in workers too.
 */
export const isSlowLine = (kind: RegExp): boolean => {
  const connection: unknown = Reflect.get(navigator, "connection");
  return isRecord(connection) && (connection.saveData === true || kind.test(String(connection.effectiveType)));
};
