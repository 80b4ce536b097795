import { readdir, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Row, Table } from "../lib/report";
import { inSeconds } from "../lib/run-program";
import { withDataDir, withStack, type FaultContext } from "./lib/context";
import { formRows, startForms, untilStored } from "./lib/form-load";
import { prepareTargets, sendCounted, startLoad, type Targets } from "./lib/read-load";
import { groupListeningOn, signalGroup } from "./lib/process-groups";
import { answers, untilPanelAnswers } from "./lib/stack";
import { createTally, durationRow, inMilliseconds, quantile } from "./lib/tally";

const SECONDS = 60;
const COVERS = 20;
const HEALTH_CALLS = 5;
const OLD_MS = 25 * 3600 * 1000;
const ANSWERS_AGAIN_WITHIN_MS = 60_000;

/** What `npm start` says once the panel answers and the gateway's start begins. */
const PANEL_STARTED = "✓ panel start";

/** The gateway starts, with copies older than a day, while the panel accepts connections and answers nothing. */
export const benchHangingStore = (context: FaultContext): Promise<Table[]> =>
  withDataDir(context, async (dataDir) => {
    const seconds = context.seconds ?? SECONDS;
    const targets = await withStack({ ...context, dataDir }, ({ address }) => prepareTargets(address));
    await makeOld(path.join(dataDir, "media-cache"));
    const hang = createHang(context.panelPort);
    const rows = await withStack({ ...context, dataDir, onOutput: hang.beginAfterPanelStart }, async ({ address, panelPort }) => {
      const servedMs = await hang.sinceBegin();
      const first = await measureFirstAnswers(address, targets);
      const load = startLoad(address, targets);
      const forms = await startForms(address);
      await delay(seconds * 1000);
      const restarted = await hang.end();
      const panelMs = await untilPanelAnswers(panelPort, ANSWERS_AGAIN_WITHIN_MS);
      const loadRows = await load.stop();
      const sent = await forms.stop();
      if (panelMs !== null) await untilStored(dataDir, sent);
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

/** Sets back when each file was made, and when it was last read. */
const makeOld = async (folder: string): Promise<void> => {
  const then = new Date(Date.now() - OLD_MS);
  for (const name of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if ((await stat(file)).isFile()) await utimes(file, then, then);
  }
};

/** Stops the panel's processes without ending them. */
const createHang = (panelPort: number) => {
  let begunAt = 0;
  let beginning: Promise<number | null> | null = null;
  const begin = async (): Promise<number | null> => {
    begunAt = performance.now();
    const group = await groupListeningOn(panelPort);
    if (group !== null) await signalGroup(group, "SIGSTOP");
    return group;
  };
  return {
    beginAfterPanelStart: (output: string): void => {
      if (output.includes(PANEL_STARTED)) beginning ??= begin();
    },
    /** Milliseconds since the hang began, which it does now if the panel's start was not announced. */
    sinceBegin: async (): Promise<number> => {
      await (beginning ??= begin());
      return performance.now() - begunAt;
    },
    /** Lets the panel go on; says whether another one runs in its place. */
    end: async (): Promise<boolean> => {
      const group = await beginning;
      if (group === null) return false;
      const now = await groupListeningOn(panelPort);
      await signalGroup(group, "SIGCONT");
      return now !== group;
    },
  };
};

/** What the first visitors wait for: state, each read, covers that are older than a day on the disk. */
const measureFirstAnswers = async (address: string, targets: Targets): Promise<Row[]> => {
  const health: number[] = [];
  for (let call = 0; call < HEALTH_CALLS; call += 1) {
    const begunAt = performance.now();
    await answers(`${address}/api/health`, 60_000);
    health.push(performance.now() - begunAt);
  }
  const covers = createTally();
  await Promise.all(targets.madePictures.slice(0, COVERS).map((cover) => sendCounted(address + cover, covers)));
  const reads = createTally();
  await Promise.all(targets.reads.map((read) => sendCounted(address + read, reads)));
  return [
    [
      `/api/health, slowest of ${HEALTH_CALLS}`,
      inMilliseconds(
        quantile(
          health.toSorted((one, other) => one - other),
          1,
        ),
      ),
    ],
    [`${COVERS} covers at once from copies older than a day: failed`, covers.describeFailures()],
    durationRow(`${COVERS} covers`, covers),
    [`first call of each of ${targets.reads.length} reads, all at once: failed`, reads.describeFailures()],
    durationRow("first calls", reads),
  ];
};
