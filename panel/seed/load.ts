import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import config from "@payload-config";
import { getPayload, type Payload } from "payload";

import { withLock } from "../src/database/lock";
import { recordDemo } from "../src/demo/demo-record";
import { isStoreReady } from "../src/database/demo-choice";
import { readSeedState, writeSeedState } from "../src/database/seed-state";
import { clearDemoContent } from "./clear-store";
import { openDemoStore, type DemoStore } from "./demo-store";
import { insertCampaigns, insertInstagram, insertMagazines, insertPosts } from "./insert-editorial";
import { insertStaff, insertTalents } from "./insert-people";
import { insertBoards } from "./insert-boards";
import { insertPackages } from "./insert-packages";
import { insertGallery, insertSite, insertSlides } from "./insert-site";
import { renderAll } from "./pictures/render";

const REPORT_EVERY = 100;

const PARTS: readonly (readonly [title: string, insert: (store: DemoStore) => Promise<void>])[] = [
  ["talents", insertTalents],
  ["staff", insertStaff],
  ["posts", insertPosts],
  ["campaigns", insertCampaigns],
  ["magazines", insertMagazines],
  ["boards", insertBoards],
  ["packages", insertPackages],
  ["slides", insertSlides],
  ["gallery", insertGallery],
  ["instagram", insertInstagram],
  ["texts and pictures of the site", insertSite],
];

const report = (line: string): void => {
  process.stdout.write(`seed: ${line}\n`);
};

const runTimed = async (title: string, work: () => Promise<void>): Promise<void> => {
  const start = performance.now();
  await work();
  report(`${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
};

const fill = async (payload: Payload): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), "panel-seed-"));
  try {
    await runTimed("pictures rendered", () =>
      renderAll(folder, (done, total) => {
        if (done % REPORT_EVERY === 0) report(`${done} of ${total} pictures`);
      }),
    );
    const store = openDemoStore(payload, folder);
    for (const [title, insert] of PARTS) await runTimed(title, () => insert(store));
    await recordDemo(payload, store.made);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Fills an empty store with the demo content; starts again after an interruption, and changes no other store. */
const seed = async (payload: Payload): Promise<void> => {
  if (await isStoreReady(payload)) {
    report("the store already has content, or began without the demo: nothing to do");
    return;
  }
  if ((await readSeedState(payload)) === "running") await runTimed("unfinished demo content deleted", () => clearDemoContent(payload));
  await writeSeedState(payload, "running");
  await fill(payload);
  await writeSeedState(payload, "done");
  report("done");
};

const payload = await getPayload({ config });
// Of several panels that find the store empty, one seeds; the others wait, and then find nothing to do.
await withLock("seed", () => seed(payload));
// The open database connection would keep the process alive.
process.exit(0);
