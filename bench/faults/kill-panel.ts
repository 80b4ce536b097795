import { setTimeout as delay } from "node:timers/promises";
import type { Row, Table } from "../lib/report";
import { inSeconds, quantile, toSorted } from "../lib/figures";
import { withDataDir, withStack, type FaultContext } from "./lib/context";
import { formRows, startFormLoad, waitUntilStored } from "./lib/form-load";
import { prepareTargets, startReadLoad } from "./lib/read-load";
import { groupListeningOn, signalGroup } from "./lib/process-groups";
import { waitForPanel } from "./lib/stack";

const SECONDS = 180;
const EVERY_MS = 20_000;
const ANSWERS_AGAIN_WITHIN_MS = 60_000;

/** The panel's process group is killed every 20 s under load. */
export const benchKilledPanel = (context: FaultContext): Promise<Table[]> =>
  withDataDir(context, async (dataDir) => {
    const seconds = context.seconds ?? SECONDS;
    const outcome = await withStack({ ...context, dataDir }, async ({ address, panelPort }) => {
      const load = startReadLoad(address, await prepareTargets(address));
      const forms = await startFormLoad(address);
      const kills = await killRepeatedly(panelPort, seconds);
      const rows = await load.stop();
      const sent = await forms.stop();
      const isBack = (await waitForPanel(panelPort, ANSWERS_AGAIN_WITHIN_MS)) !== null;
      return { rows, sent, kills, storedMs: isBack ? await waitUntilStored(dataDir, sent) : null };
    });
    const { rows, sent, kills, storedMs } = outcome;
    const deliveredRow: Row = [
      "last acknowledged form in the panel, after the load's end",
      storedMs === null ? "never" : inSeconds(storedMs / 1000),
    ];
    return [
      {
        head: [`panel killed every 20 s, for ${seconds} s`, "figure"],
        rows: [...rows, ...formRows(dataDir, sent), deliveredRow, ...killRows(kills)],
      },
    ];
  });

/** Milliseconds from each kill until the panel responds; null when it does not before the next kill. */
type Kills = readonly (number | null)[];

const killRepeatedly = async (panelPort: number, seconds: number): Promise<Kills> => {
  const kills: (number | null)[] = [];
  for (const endsAt = performance.now() + seconds * 1000; performance.now() < endsAt;) {
    const nextAt = performance.now() + EVERY_MS;
    const group = await groupListeningOn(panelPort);
    if (group !== null) await signalGroup(group, "SIGKILL");
    if (group !== null) kills.push(await waitForPanel(panelPort, EVERY_MS));
    await delay(Math.max(0, Math.min(nextAt, endsAt) - performance.now()));
  }
  return kills;
};

const killRows = (kills: Kills): Row[] => {
  const times = toSorted(kills.filter((time) => time !== null));
  return [
    ["panel: killed, answered again before the next kill", `${kills.length}, ${times.length}`],
    [
      "from the kill until the panel answers: p50, slowest",
      times.length === 0 ? "never" : [quantile(times, 0.5), quantile(times, 1)].map((time) => inSeconds(time / 1000)).join(", "),
    ],
  ];
};
