import type { Limiter, OpenLimiter } from "../budget";

/** `openFactory` returns the factory of one more gateway among the same gateways. */
export const describeLimiter = (openFactory: () => OpenLimiter): void => {
  let names = 0;
  const open = (calls: number, seconds = 60): Limiter => openFactory()(`name ${(names += 1)}`, { calls, seconds });

  const takeTimes = async (limiter: Limiter, times: number, key = "key"): Promise<(number | null)[]> => {
    const waits: (number | null)[] = [];
    for (let call = 0; call < times; call += 1) waits.push(await limiter.take(key));
    return waits;
  };

  it("allows as many calls as its budget, and says how long to wait for the next", async () => {
    const waits = await takeTimes(open(3), 5);
    expect(waits.slice(0, 3)).toEqual([null, null, null]);
    for (const wait of waits.slice(3)) {
      expect(wait).toBeGreaterThanOrEqual(59);
      expect(wait).toBeLessThanOrEqual(60);
    }
  });

  it("counts keys and names separately", async () => {
    const limiter = open(1);
    expect([await limiter.take("one"), await limiter.take("other"), await open(1).take("one")]).toEqual([null, null, null]);
    expect(await limiter.take("one")).not.toBeNull();
  });

  it("counts a call by its cost", async () => {
    const limiter = open(10);
    expect([await limiter.take("key", 6), await limiter.take("key", 4)]).toEqual([null, null]);
    expect(await limiter.take("key", 1)).not.toBeNull();
  });

  it("allows a call again after one was given back, also for a key that was rejected", async () => {
    const limiter = open(1);
    expect(await limiter.take("key")).toBeNull();
    expect(await limiter.take("key")).not.toBeNull();
    await limiter.giveBack("key");
    await limiter.giveBack("key");
    expect(await limiter.take("key")).toBeNull();
  });

  it("allows exactly its budget of simultaneous calls", async () => {
    const limiter = open(30);
    const waits = await Promise.all(Array.from({ length: 200 }, () => limiter.take("key")));
    expect(waits.filter((wait) => wait === null)).toHaveLength(30);
  });

  it("allows calls again once the time is over", async () => {
    const limiter = open(1, 1);
    const start = Date.now();
    expect(await limiter.take("key")).toBeNull();
    expect(await limiter.take("key")).toBe(1);
    while ((await limiter.take("key")) !== null) if (Date.now() > start + 10_000) throw new Error("the call was not allowed again");
    expect(Date.now() - start).toBeGreaterThanOrEqual(1_000);
  });
};
