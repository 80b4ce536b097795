import type { Payload } from "payload";

export type SeedState = "none" | "running" | "done";

/** Whether the demo content is complete, was interrupted, or was never asked for. */
export const readSeedState = async (payload: Payload): Promise<SeedState> => {
  const { seed } = await payload.findGlobal({ slug: "store-state", overrideAccess: true });
  return seed ?? "none";
};

export const writeSeedState = async (payload: Payload, seed: "running" | "done"): Promise<void> => {
  await payload.updateGlobal({ slug: "store-state", data: { seed }, overrideAccess: true });
};

/** An editor has begun to fill the store: demo content has no place in it any more. */
export const hasContent = async (payload: Payload): Promise<boolean> => {
  const counts = await Promise.all([
    payload.count({ collection: "talents", overrideAccess: true }),
    payload.count({ collection: "posts", overrideAccess: true }),
    payload.count({ collection: "media", overrideAccess: true }),
  ]);
  return counts.some(({ totalDocs }) => totalDocs > 0);
};
