import { setTimeout as delay } from "node:timers/promises";
import type { Row, Table } from "../lib/report";
import { inSeconds } from "../lib/run-program";
import { withDataDir, withStack, type FaultContext } from "./lib/context";
import { formRows, startForms, untilStored } from "./lib/form-load";
import { prepareTargets, startLoad } from "./lib/read-load";
import { groupListeningOn, signalGroup } from "./lib/process-groups";
import { untilPanelAnswers } from "./lib/stack";

const SECONDS = 180;
const EVERY_MS = 20_000;
const ANSWERS_AGAIN_WITHIN_MS = 60_000;

/** The panel's process group is killed every 20 s while visitors read and send forms. */
export const benchKilledPanel = (context: FaultContext): Promise<Table[]> =>
  withDataDir(context, async (dataDir) => {
    const seconds = context.seconds ?? SECONDS;
    const outcome = await withStack({ ...context, dataDir }, async ({ address, panelPort }) => {
      const load = startLoad(address, await prepareTargets(address));
      const forms = await startForms(address);
      const kills = await killRepeatedly(panelPort, seconds);
      const rows = await load.stop();
      const sent = await forms.stop();
      const isBack = (await untilPanelAnswers(panelPort, ANSWERS_AGAIN_WITHIN_MS)) !== null;
      return { rows, sent, kills, storedMs: isBack ? await untilStored(dataDir, sent) : null };
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

/** How long the panel took to answer after each kill, in milliseconds; null where it did not before the next one. */
type Kills = readonly (number | null)[];

const killRepeatedly = async (panelPort: number, seconds: number): Promise<Kills> => {
  const kills: (number | null)[] = [];
  for (const endsAt = performance.now() + seconds * 1000; performance.now() < endsAt;) {
    const nextAt = performance.now() + EVERY_MS;
    const group = await groupListeningOn(panelPort);
    if (group !== null) await signalGroup(group, "SIGKILL");
    if (group !== null) kills.push(await untilPanelAnswers(panelPort, EVERY_MS));
    await delay(Math.max(0, Math.min(nextAt, endsAt) - performance.now()));
  }
  return kills;
};

const killRows = (kills: Kills): Row[] => {
  const times = kills.filter((time) => time !== null).toSorted((one, other) => one - other);
  const middle = times[Math.floor(times.length / 2)];
  return [
    ["panel: killed, answered again before the next kill", `${kills.length}, ${times.length}`],
    [
      "from the kill until the panel answers: half within, slowest",
      middle === undefined ? "never" : [middle, times.at(-1) ?? 0].map((time) => inSeconds(time / 1000)).join(", "),
    ],
  ];
};
