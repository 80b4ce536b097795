import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import config from "@payload-config";
import { getPayload, type Payload } from "payload";

import { hasContent, readSeedState, writeSeedState } from "../src/store/seed-state";
import { clearDemoContent } from "./clear-store";
import { openDemoStore, type DemoStore } from "./demo-store";
import { insertCampaigns, insertInstagram, insertMagazines, insertPosts } from "./insert-editorial";
import { insertStaff, insertTalents } from "./insert-people";
import { insertGallery, insertSite, insertSlides } from "./insert-site";
import { renderAll } from "./pictures/render";

const REPORT_EVERY = 100;

const PARTS: readonly (readonly [title: string, insert: (store: DemoStore) => Promise<void>])[] = [
  ["talents", insertTalents],
  ["staff", insertStaff],
  ["posts", insertPosts],
  ["campaigns", insertCampaigns],
  ["magazines", insertMagazines],
  ["slides", insertSlides],
  ["gallery", insertGallery],
  ["instagram", insertInstagram],
  ["texts and pictures of the site", insertSite],
];

const say = (line: string): void => {
  process.stdout.write(`seed: ${line}\n`);
};

const timed = async (title: string, work: () => Promise<void>): Promise<void> => {
  const start = performance.now();
  await work();
  say(`${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
};

const fill = async (payload: Payload): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), "panel-seed-"));
  try {
    await timed("pictures drawn", () =>
      renderAll(folder, (done, total) => {
        if (done % REPORT_EVERY === 0) say(`${done} of ${total} pictures`);
      }),
    );
    const store = openDemoStore(payload, folder);
    for (const [title, insert] of PARTS) await timed(title, () => insert(store));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Fills an empty store with the demo content; starts over after an interruption, and leaves any other store alone. */
const seed = async (): Promise<void> => {
  const payload = await getPayload({ config });
  const state = await readSeedState(payload);
  if (state === "done" || (state === "none" && (await hasContent(payload)))) {
    say("the store has content already, nothing to do");
    return;
  }
  if (state === "running") await timed("unfinished demo content removed", () => clearDemoContent(payload));
  await writeSeedState(payload, "running");
  await fill(payload);
  await writeSeedState(payload, "done");
  say("done");
};

await seed();
// The store keeps its connection open; without this the process would never end.
process.exit(0);
