import type { Payload } from "payload";

/** A failed part does not affect the others; `hidden` depends on the role. */
export type Section<Value> = { state: "ok"; value: Value } | { state: "hidden" } | { state: "failed" };

export const HIDDEN = { state: "hidden" } as const;

/** Logs a failure and returns it as a state. */
export const readSection = async <Value>(payload: Payload, read: () => Promise<Value>): Promise<Section<Value>> => {
  try {
    return { state: "ok", value: await read() };
  } catch (error) {
    payload.logger.error({ err: error }, "A part of the dashboard could not be read");
    return { state: "failed" };
  }
};
