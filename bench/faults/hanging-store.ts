import { readdir, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Row, Table } from "../lib/report";
import { inMilliseconds, inSeconds } from "../lib/figures";
import { withDataDir, withStack, type FaultContext } from "./lib/context";
import { formRows, startFormLoad, waitUntilStored } from "./lib/form-load";
import { prepareTargets, sendCounted, startReadLoad, type Targets } from "./lib/read-load";
import { groupListeningOn, signalGroup } from "./lib/process-groups";
import { isAnswering, waitForPanel } from "./lib/stack";
import { createTally, durationRow } from "./lib/tally";

const SECONDS = 60;
const COVERS = 20;
const HEALTH_REQUESTS = 5;
const OLD_MS = 25 * 3600 * 1000;
const ANSWERS_AGAIN_WITHIN_MS = 60_000;

/** The line of `npm start` after which the gateway starts. */
const PANEL_STARTED = "✓ panel start";

/** The gateway starts with copies older than a day, while the panel accepts connections and does not respond. */
export const benchHangingStore = (context: FaultContext): Promise<Table[]> =>
  withDataDir(context, async (dataDir) => {
    const seconds = context.seconds ?? SECONDS;
    const targets = await withStack({ ...context, dataDir }, ({ address }) => prepareTargets(address));
    await makeOld(path.join(dataDir, "media-cache"));
    const hang = createHang(context.panelPort);
    const rows = await withStack({ ...context, dataDir, onOutput: hang.beginAfterPanelStart }, async ({ address, panelPort }) => {
      const servedMs = await hang.sinceBegin();
      const first = await measureFirstResponses(address, targets);
      const load = startReadLoad(address, targets);
      const forms = await startFormLoad(address);
      await delay(seconds * 1000);
      const restarted = await hang.end();
      const panelMs = await waitForPanel(panelPort, ANSWERS_AGAIN_WITHIN_MS);
      const loadRows = await load.stop();
      const sent = await forms.stop();
      if (panelMs !== null) await waitUntilStored(dataDir, sent);
      const hangRows: Row[] = [
        ["home page served after the panel began to hang", inSeconds(servedMs / 1000)],
        ...first,
        ...loadRows,
        ["panel restarted by its supervisor while it hung", restarted ? "yes" : "no"],
        ["panel answers after the hang's end", panelMs === null ? "no" : inSeconds(panelMs / 1000)],
      ];
      return { hangRows, sent };
    }).finally(hang.end);
    return [
      {
        head: [`panel hangs from the gateway's start on, for ${seconds} s`, "figure"],
        rows: [...rows.hangRows, ...formRows(dataDir, rows.sent)],
      },
    ];
  });

const makeOld = async (folder: string): Promise<void> => {
  const then = new Date(Date.now() - OLD_MS);
  for (const name of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if ((await stat(file)).isFile()) await utimes(file, then, then);
  }
};

/** Pauses the panel's processes with SIGSTOP. */
const createHang = (panelPort: number) => {
  let startedAt = 0;
  let beginning: Promise<number | null> | null = null;
  const begin = async (): Promise<number | null> => {
    startedAt = performance.now();
    const group = await groupListeningOn(panelPort);
    if (group !== null) await signalGroup(group, "SIGSTOP");
    return group;
  };
  return {
    beginAfterPanelStart: (output: string): void => {
      if (output.includes(PANEL_STARTED)) beginning ??= begin();
    },
    /** Milliseconds since the hang began. Begins it now if `npm start` has not announced the panel. */
    sinceBegin: async (): Promise<number> => {
      await (beginning ??= begin());
      return performance.now() - startedAt;
    },
    /** Continues the panel; returns whether its supervisor has replaced it. */
    end: async (): Promise<boolean> => {
      const group = await beginning;
      if (group === null) return false;
      const now = await groupListeningOn(panelPort);
      await signalGroup(group, "SIGCONT");
      return now !== group;
    },
  };
};

/** Durations of the first responses: health, covers that are older than a day, each API read. */
const measureFirstResponses = async (address: string, targets: Targets): Promise<Row[]> => {
  const health: number[] = [];
  for (let call = 0; call < HEALTH_REQUESTS; call += 1) {
    const startedAt = performance.now();
    await isAnswering(`${address}/api/health`, 60_000);
    health.push(performance.now() - startedAt);
  }
  const covers = createTally();
  await Promise.all(targets.cachedPictures.slice(0, COVERS).map((cover) => sendCounted(address + cover, covers)));
  const reads = createTally();
  await Promise.all(targets.reads.map((read) => sendCounted(address + read, reads)));
  return [
    [`/api/health, slowest of ${HEALTH_REQUESTS}`, inMilliseconds(Math.max(...health))],
    [`${COVERS} covers at once from copies older than a day: failed`, covers.describeFailures()],
    durationRow(`${COVERS} covers`, covers),
    [`first request to each of ${targets.reads.length} reads, all at once: failed`, reads.describeFailures()],
    durationRow("first requests", reads),
  ];
};
