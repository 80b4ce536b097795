import { rm } from "node:fs/promises";
import type { Table } from "../report";
import { createContext, type FaultContext, type FaultOptions } from "./context";
import { benchFullDisk } from "./full-disk";
import { benchHangingStore } from "./hanging-store";
import { benchKilledPanel } from "./kill-panel";
import { benchUpgrade } from "./upgrade";

const SCENARIOS: Readonly<Record<string, (context: FaultContext) => Promise<Table[]>>> = {
  kill: benchKilledPanel,
  disk: benchFullDisk,
  hang: benchHangingStore,
  upgrade: benchUpgrade,
};

/** Pages, pictures and forms while parts of the product fail; all scenarios unless some are named. */
export const benchFaults = async (options: FaultOptions, names: readonly string[]): Promise<Table[]> => {
  const chosen = names.length > 0 ? names : Object.keys(SCENARIOS);
  const context = await createContext(options);
  const tables: Table[] = [];
  try {
    for (const name of chosen) {
      const run = SCENARIOS[name];
      if (!run) throw new Error(`no fault is named ${name}; there are ${Object.keys(SCENARIOS).join(", ")}`);
      console.log(`fault: ${name} …`);
      tables.push(...(await run(context)));
    }
  } finally {
    await rm(context.base, { recursive: true, force: true });
  }
  return tables;
};
