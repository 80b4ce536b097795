import { setTimeout as delay } from "node:timers/promises";
import type { Row, Table } from "../lib/report";
import { inSeconds } from "../lib/figures";
import { copyFolder, type FaultContext } from "./lib/context";
import { fillDisk, mountImage, mountMemory, remount, type BreakableDisk } from "./lib/disks";
import { formRows, startFormLoad, waitUntilStored, type SentForms } from "./lib/form-load";
import { prepareTargets, startReadLoad, type Targets } from "./lib/read-load";
import { startStack, waitForPanel, type Stack } from "./lib/stack";

const SECONDS = 30;
const BEFORE_MS = 5_000;
const AFTER_MS = 15_000;
const PANEL_ANSWERS_WITHIN_MS = 90_000;

/** 512 MB that the gateway keeps free when it stores forms, plus the data, the panel and the caches. */
const DISK_MEGABYTES = 1_536;

/** The disk of the data folder is full while the site serves, full at the start, and read-only at the start. */
export const benchFullDisk = (context: FaultContext): Promise<Table[]> =>
  runOrExplain("data folder full or read-only", () => runInMemory(context));

export const benchFailingDisk = (context: FaultContext): Promise<Table[]> =>
  runOrExplain("data folder's disk fails", () => runOnImage(context));

const runOrExplain = async (name: string, run: () => Promise<Table[]>): Promise<Table[]> => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Error && "cmd" in error)) throw error; // mount or mkfs.ext4
    return [{ head: [name, "figure"], rows: [["not measured", error.message.trim().replaceAll("\n", " ")]] }];
  }
};

interface Fault {
  begin: () => Promise<void>;
  end: () => Promise<void>;
}

interface Scenario {
  context: FaultContext;
  dataDir: string;
  targets: Targets;
}

const runInMemory = async (context: FaultContext): Promise<Table[]> => {
  const seconds = context.seconds ?? SECONDS;
  const disk = await mountMemory(DISK_MEGABYTES);
  const dataDir = disk.folder;
  let filler = { empty: () => Promise.resolve() };
  const full: Fault = {
    begin: async () => {
      filler = await fillDisk(dataDir);
    },
    end: () => filler.empty(),
  };
  const readOnly: Fault = { begin: () => remount(dataDir, "ro"), end: () => remount(dataDir, "rw") };
  try {
    await copyFolder(context.base, dataDir);
    const stack = await startStack({ ...context, dataDir });
    const targets = await prepareTargets(stack.address).catch((error: unknown) => stack.stop().then(() => Promise.reject(error)));
    const scenario = { context, dataDir, targets };
    return [
      { head: [`data folder full for ${seconds} s`, "figure"], rows: await measureWhileServing(scenario, stack, full) },
      { head: ["data folder full at the start", "figure"], rows: await measureAtStart(scenario, full) },
      { head: ["data folder read-only at the start", "figure"], rows: await measureAtStart(scenario, readOnly) },
    ];
  } finally {
    await disk.remove();
  }
};

/** Measures before, during and after a fault that begins while the site serves. */
const measureWhileServing = async ({ context, dataDir, targets }: Scenario, stack: Stack, fault: Fault): Promise<Row[]> => {
  try {
    const process = await stack.gateway();
    const load = startReadLoad(stack.address, targets);
    const forms = await startFormLoad(stack.address);
    await delay(BEFORE_MS);
    await fault.begin();
    await delay((context.seconds ?? SECONDS) * 1000);
    await fault.end();
    await delay(AFTER_MS);
    const rows = await load.stop();
    const sent = await forms.stop();
    await waitUntilStored(dataDir, sent);
    const isSame = process !== null && process === (await stack.gateway());
    await stack.stop();
    return [...rows, ...formRows(dataDir, sent), ["the gateway's process lived on", isSame ? "yes" : "no"]];
  } finally {
    await stack.stop();
  }
};

/** Measures a start during a fault that ends while the site serves. */
const measureAtStart = async ({ context, dataDir, targets }: Scenario, fault: Fault): Promise<Row[]> => {
  await fault.begin();
  const stack = await startStack({ ...context, dataDir }).catch((error: unknown) => String(error));
  if (typeof stack === "string") {
    await fault.end();
    return [["home page served", `no: ${stack.trim().split("\n").at(-1)}`]];
  }
  try {
    const load = startReadLoad(stack.address, targets);
    const forms = await startFormLoad(stack.address);
    await delay((context.seconds ?? SECONDS) * 1000);
    await fault.end();
    const panelMs = await waitForPanel(context.panelPort, PANEL_ANSWERS_WITHIN_MS);
    await delay(AFTER_MS);
    const rows = await load.stop();
    const sent = await forms.stop();
    if (panelMs !== null) await waitUntilStored(dataDir, sent);
    await stack.stop();
    const startRow: Row = ["home page served after", inSeconds(stack.startedInMs / 1000)];
    return [
      startRow,
      ...rows,
      ...formRows(dataDir, sent),
      ["panel answers after the fault's end", panelMs === null ? "no" : inSeconds(panelMs / 1000)],
    ];
  } finally {
    await stack.stop();
  }
};

/** The disk stays failed until it is repaired and mounted again, while the site is stopped. */
const runOnImage = async (context: FaultContext): Promise<Table[]> => {
  const disk = await mountImage(DISK_MEGABYTES);
  const seconds = context.seconds ?? SECONDS;
  try {
    await copyFolder(context.base, disk.folder);
    await disk.sync(); // the data folder exists before the failure
    const { rows, sent, isSame } = await measureFailure(context, disk);
    await disk.repair();
    const stack = await startStack({ ...context, dataDir: disk.folder });
    await waitUntilStored(disk.folder, sent).finally(stack.stop);
    const lived: Row = ["the gateway's process lived on", isSame ? "yes" : "no"];
    return [
      {
        head: [`data folder's disk fails and turns read-only (ext4), for ${seconds} s`, "figure"],
        rows: [...rows, lived, ...formRows(disk.folder, sent)],
      },
    ];
  } finally {
    await disk.remove();
  }
};

const measureFailure = async (context: FaultContext, disk: BreakableDisk): Promise<{ rows: Row[]; sent: SentForms; isSame: boolean }> => {
  const stack = await startStack({ ...context, dataDir: disk.folder });
  try {
    const process = await stack.gateway();
    const load = startReadLoad(stack.address, await prepareTargets(stack.address));
    const forms = await startFormLoad(stack.address);
    await delay(BEFORE_MS);
    await disk.abort();
    await delay((context.seconds ?? SECONDS) * 1000);
    const rows = await load.stop();
    const isSame = process !== null && process === (await stack.gateway());
    return { rows, sent: await forms.abandon(), isSame };
  } finally {
    await stack.stop();
  }
};
