import { createMediaEviction } from "./evict-media";

const SNAPSHOT = { listed: [], byId: new Map(), digest: "" };

it("retries the deletion of cached files until it succeeds", async () => {
  const warnings: string[] = [];
  const kept: string[] = [];
  let isReadOnly = true;
  const remove = (name: string) => async (): Promise<void> => {
    if (isReadOnly) throw Object.assign(new Error("read-only file system"), { code: "EROFS" });
    kept.push(name);
  };
  const pictures = { keepTalents: remove("pictures"), keepVersions: async () => false, removeOlderLayouts: remove("layouts") };
  const eviction = createMediaEviction({
    pictures,
    cards: { keepTalents: remove("cards"), dropTalent: async () => undefined },
    warn: (sentence) => warnings.push(sentence),
  });
  await eviction.start(SNAPSHOT);
  expect(warnings).toEqual(["Cached pictures and cards of withdrawn talents cannot be deleted: Error EROFS"]);
  isReadOnly = false;
  await eviction.retry();
  await eviction.retry();
  expect(kept.sort()).toEqual(["cards", "pictures"]);
});
