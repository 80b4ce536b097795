import type { Payload } from "payload";

import { environment } from "../environment";
import { isRecord } from "../../../src/lib/json";
import { hasContent, readSeedState } from "./seed-state";

const KEY = "demo-choice";

/** `on` for a store that contains, or contained, the demo content. */
export type DemoChoice = "on" | "off";

/** Null in a store that was not empty when this version first started. */
const readStored = async (payload: Payload): Promise<DemoChoice | null> => {
  const stored: unknown = await payload.kv.get(KEY);
  return isRecord(stored) && (stored.demo === "on" || stored.demo === "off") ? stored.demo : null;
};

/** Whether the store starts with the demo content or empty. `DEMO` applies only while the store is empty; the choice is stored for good. */
export const decideDemo = async (payload: Payload): Promise<DemoChoice> => {
  const stored = await readStored(payload);
  if (stored !== null) return stored;
  if ((await readSeedState(payload)) !== "none") return "on";
  if (await hasContent(payload)) return "off";
  const demo = environment.demo ?? "on";
  await payload.kv.set(KEY, { demo });
  return demo;
};

/** Warns when `DEMO` differs from the store's choice. */
export const warnOfIgnoredDemo = async (payload: Payload): Promise<void> => {
  const stored = await decideDemo(payload);
  if (environment.demo === null || environment.demo === stored) return;
  const started = stored === "on" ? "with the demo content" : "without it";
  payload.logger.warn(`DEMO=${environment.demo} is ignored: it decides at the first start only, and this store began ${started}`);
};

/** True when nothing is left to seed. */
export const isStoreReady = async (payload: Payload): Promise<boolean> => {
  const state = await readSeedState(payload);
  if (state !== "none") return state === "done";
  return (await decideDemo(payload)) === "off" || (await hasContent(payload));
};
