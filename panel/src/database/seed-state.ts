import type { Payload } from "payload";

type SeedState = "none" | "running" | "done";

/** `running` also means interrupted; `none` means that the demo content was never loaded. */
export const readSeedState = async (payload: Payload): Promise<SeedState> => {
  const { seed } = await payload.findGlobal({ slug: "store-state", overrideAccess: true });
  return seed ?? "none";
};

export const writeSeedState = async (payload: Payload, seed: "running" | "done"): Promise<void> => {
  await payload.updateGlobal({ slug: "store-state", data: { seed }, overrideAccess: true });
};

/** The demo content must not be added to a store with content. */
export const hasContent = async (payload: Payload): Promise<boolean> => {
  const counts = await Promise.all([
    payload.count({ collection: "talents", overrideAccess: true }),
    payload.count({ collection: "posts", overrideAccess: true }),
    payload.count({ collection: "media", overrideAccess: true }),
  ]);
  return counts.some(({ totalDocs }) => totalDocs > 0);
};
