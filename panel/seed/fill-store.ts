import type { Payload } from "payload";

import { isStoreReady } from "../src/database/demo-choice";
import { readSeedState, writeSeedState } from "../src/database/seed-state";
import { DEMO_COLLECTIONS } from "../src/demo/demo-mark";
import { SKIP_ANNOUNCEMENT } from "../src/publication/hooks";
import { recordDemoFields } from "../src/demo/demo-fields";
import type { MediaRef } from "./content/types";
import { type DemoStore, openDemoStore } from "./demo-store";
import { insertBoards } from "./insert-boards";
import { insertCampaigns, insertInstagram, insertMagazines, insertPosts } from "./insert-editorial";
import { insertPackages } from "./insert-packages";
import { insertStaff, insertTalents } from "./insert-people";
import { insertGallery, insertSite, insertSlides } from "./insert-site";
import { storeFiles } from "./store-files";

const INSERTS: readonly ((store: DemoStore) => Promise<void>)[] = [
  insertTalents,
  insertStaff,
  insertPosts,
  insertCampaigns,
  insertMagazines,
  insertBoards,
  insertPackages,
  insertSlides,
  insertGallery,
  insertInstagram,
  insertSite,
];

/** Deletes the records of an interrupted seeding. */
const clearUnfinished = async (payload: Payload): Promise<void> => {
  for (const collection of DEMO_COLLECTIONS) {
    const where = { demo: { exists: true } };
    const { errors } = await payload.delete({ collection, where, depth: 0, context: SKIP_ANNOUNCEMENT, overrideAccess: true });
    if (errors.length > 0) throw new Error(`The unfinished demo content in "${collection}" could not be deleted`);
  }
};

/** `files` contains the ids of the stored files. */
export const insertDemo = async (payload: Payload, files: ReadonlyMap<MediaRef, number>): Promise<void> => {
  const store = openDemoStore(payload, files);
  for (const insert of INSERTS) await insert(store);
  await recordDemoFields(payload);
};

/** Starts again after an interruption. Does not change a store with other content. */
export const fillEmptyStore = async (payload: Payload): Promise<void> => {
  if (await isStoreReady(payload)) return;
  const start = performance.now();
  if ((await readSeedState(payload)) === "running") await clearUnfinished(payload);
  await writeSeedState(payload, "running");
  await insertDemo(payload, await storeFiles(payload));
  await writeSeedState(payload, "done");
  payload.logger.info(`Demo content stored in ${((performance.now() - start) / 1000).toFixed(1)} s`);
};
