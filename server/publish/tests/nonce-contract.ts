import type { NonceStore } from "../nonce-store";

interface NonceContractOptions {
  /** Opens another store over the same nonces. */
  open: (options: { now: () => number; maxNonces?: number }) => NonceStore;
  lifetimeMs: number;
}

export const describeNonceStore = ({ open, lifetimeMs }: NonceContractOptions): void => {
  let time = 0;
  const now = (): number => time;
  const recordAll = async (store: NonceStore, nonces: readonly string[]): Promise<string[]> => {
    const results: string[] = [];
    for (const nonce of nonces) results.push(await store.record(nonce));
    return results;
  };

  beforeEach(() => {
    time = 1_000_000;
  });

  it("detects a repeated nonce until it has expired, also in another store", async () => {
    const first = open({ now });
    expect(await recordAll(first, ["a", "a", "b"])).toEqual(["recorded", "seen", "recorded"]);
    first.close();
    const second = open({ now });
    time += lifetimeMs;
    expect(await second.record("a")).toBe("seen");
    time += 1;
    expect(await second.record("a")).toBe("recorded");
    second.close();
  });

  it("records one of simultaneous calls with the same nonce", async () => {
    const stores = [open({ now }), open({ now })];
    const results = await Promise.all(stores.flatMap((store) => ["a", "a"].map((nonce) => store.record(nonce))));
    expect(results.sort()).toEqual(["recorded", "seen", "seen", "seen"]);
    for (const store of stores) store.close();
  });

  it("rejects new nonces above its limit until older ones have expired", async () => {
    const store = open({ now, maxNonces: 2 });
    expect(await recordAll(store, ["a", "b", "c", "a"])).toEqual(["recorded", "recorded", "full", "seen"]);
    time += lifetimeMs + 1;
    expect(await store.record("c")).toBe("recorded");
    store.close();
  });
};
