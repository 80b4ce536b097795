import { rm } from "node:fs/promises";
import { toMarkdown, type Table } from "../lib/report";
import { createContext, type FaultContext, type FaultOptions } from "./lib/context";
import { benchFailingDisk, benchFullDisk } from "./full-disk";
import { benchHangingStore } from "./hanging-store";
import { benchKilledPanel } from "./kill-panel";
import { benchReplacedGateways } from "./replaced-gateways";
import { benchUpgrade } from "./upgrade";

const SCENARIOS: Readonly<Record<string, (context: FaultContext) => Promise<Table[]>>> = {
  kill: benchKilledPanel,
  disk: benchFullDisk,
  failingDisk: benchFailingDisk,
  hang: benchHangingStore,
  upgrade: benchUpgrade,
  gateways: benchReplacedGateways,
};

/** Pages, pictures and forms while parts of the product fail; all scenarios unless some are named. */
export const benchFaults = async (options: FaultOptions, names: readonly string[]): Promise<Table[]> => {
  const chosen = names.length > 0 ? names : Object.keys(SCENARIOS);
  const context = await createContext(options);
  const tables: Table[] = [];
  try {
    for (const name of chosen) {
      const run = SCENARIOS[name];
      if (!run) throw new Error(`unknown fault ${name}; known: ${Object.keys(SCENARIOS).join(", ")}`);
      console.log(`fault: ${name} …`);
      const measured = await run(context).catch((error: unknown) => describeFailure(name, error));
      console.log(measured.map(toMarkdown).join("\n\n")); // printed at once, since all scenarios take half an hour
      tables.push(...measured);
    }
  } finally {
    await rm(context.base, { recursive: true, force: true });
  }
  return tables;
};

/** The table of a scenario that could not be measured; the other scenarios still run. */
const describeFailure = (name: string, error: unknown): Table[] => {
  process.exitCode = 1;
  return [{ head: [name, "figure"], rows: [["not measured", String(error).trim().replaceAll("\n", " ").replaceAll("|", "/")]] }];
};
