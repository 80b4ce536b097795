import { failure, success, type Result } from "../../src/domain/result";
import type { DiskCopies } from "./disk-copies";
import { createStaleCache } from "./stale-cache";

let now: number;
let loads: string[];
let answer: (key: string) => Promise<Result<string, string>>;

beforeEach(() => {
  now = 1_000_000;
  loads = [];
  answer = async (key) => success(`${key} at ${now}`);
});

const openCache = (max = 10, disk?: DiskCopies<string>, isUpstreamDown?: () => boolean) =>
  createStaleCache<string, string>({
    disk,
    isUpstreamDown,
    load: (key) => {
      loads.push(key);
      return answer(key);
    },
    freshMs: 60_000,
    staleMs: 3_600_000,
    max,
    now: () => now,
  });

it("loads again only when the value is stale", async () => {
  const cache = openCache();
  await cache.get("a");
  now += 59_000;
  await cache.get("a");
  expect(loads).toEqual(["a"]);
  now += 2_000;
  expect(await cache.get("a")).toEqual(success(`a at ${now}`));
  expect(loads).toEqual(["a", "a"]);
});

it("shares one load between simultaneous calls with the same key", async () => {
  const cache = openCache();
  await Promise.all([cache.get("a"), cache.get("a"), cache.get("b")]);
  expect(loads).toEqual(["a", "b"]);
});

it("returns the last good value while loads fail, without a load for each call", async () => {
  const cache = openCache();
  const good = await cache.get("a");
  answer = async () => failure("down");
  now += 61_000;
  expect([await cache.get("a"), await cache.get("a")]).toEqual([good, good]);
  expect(loads).toEqual(["a", "a"]);
  now += 5_001;
  await cache.get("a");
  expect(loads).toHaveLength(3);
});

it("returns the stale value when a load takes long, and the loaded one to the next call", async () => {
  const cache = openCache();
  const good = await cache.get("a");
  let arrive: (value: Result<string, string>) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  now += 61_000;
  expect(await Promise.all([cache.get("a"), cache.get("a")])).toEqual([good, good]);
  expect(loads).toEqual(["a", "a"]);
  arrive(success("newer"));
  await new Promise(setImmediate);
  expect(await cache.get("a")).toEqual(success("newer"));
});

it("drops a value that is too old, and has none for an unknown key", async () => {
  const cache = openCache();
  await cache.get("a");
  answer = async () => failure("down");
  now += 3_600_001;
  expect(await cache.get("a")).toEqual(failure("down"));
  expect(await cache.get("b")).toEqual(failure("down"));
});

it("loads again after a failure without a copy", async () => {
  const cache = openCache();
  answer = async () => failure("down");
  expect(await cache.get("a")).toEqual(failure("down"));
  answer = async () => success("new");
  expect(await cache.get("a")).toEqual(success("new"));
});

it("loads again after expire(), and keeps the value when that fails", async () => {
  const cache = openCache();
  const good = await cache.get("a");
  cache.expire();
  answer = async () => failure("down");
  expect(await cache.get("a")).toEqual(good);
  expect(loads).toEqual(["a", "a"]);
});

it("expires every value at once", async () => {
  const cache = openCache();
  for (const key of ["a", "b", "c"]) await cache.get(key);
  await cache.get("a");
  cache.expire();
  for (const key of ["a", "b", "c"]) await cache.get(key);
  expect(loads).toEqual(["a", "b", "c", "a", "b", "c"]);
});

describe("a load that runs during expire()", () => {
  let arrivals: ((value: Result<string, string>) => void)[];

  beforeEach(() => {
    arrivals = [];
    answer = () => new Promise((resolve) => arrivals.push(resolve));
  });

  const arrive = async (load: number, value: Result<string, string>): Promise<void> => {
    arrivals[load]?.(value);
    await new Promise(setImmediate);
  };

  it("is repeated for later calls, which never get its value", async () => {
    const cache = openCache();
    const before = cache.get("a");
    cache.expire();
    const after = [cache.get("a"), cache.get("a")];
    expect(loads).toEqual(["a", "a"]);
    await arrive(0, success("old"));
    await arrive(1, success("new"));
    expect(await Promise.all([before, ...after])).toEqual([success("old"), success("new"), success("new")]);
  });

  it("never replaces the later value, in either order of arrival", async () => {
    const cache = openCache();
    void cache.get("a");
    cache.expire();
    void cache.get("a");
    await arrive(1, success("new"));
    await arrive(0, success("old"));
    expect(await cache.get("a")).toEqual(success("new"));
    expect(loads).toHaveLength(2);
  });

  it("is stored neither in memory nor on disk", async () => {
    const written: string[] = [];
    const disk: DiskCopies<string> = {
      read: async () => null,
      write: (_key, value) => void written.push(value),
      drain: async () => undefined,
    };
    const cache = openCache(10, disk);
    void cache.get("a");
    cache.expire();
    await arrive(0, success("old"));
    expect([loads.length, written]).toEqual([1, []]);
    const next = cache.get("a");
    await arrive(1, success("new"));
    expect([await next, written]).toEqual([success("new"), ["new"]]);
  });

  it("delays the end of drain()", async () => {
    const ended: string[] = [];
    const cache = openCache();
    void cache.get("a");
    cache.expire();
    const drained = cache.drain().then(() => ended.push("drain"));
    await new Promise(setImmediate);
    expect(ended).toEqual([]);
    await arrive(0, failure("down"));
    await drained;
    expect(ended).toEqual(["drain"]);
  });

  it("has no effect on later calls when it fails", async () => {
    const cache = openCache();
    void cache.get("a");
    await arrive(0, success("old"));
    now += 61_000;
    void cache.get("a");
    cache.expire();
    await arrive(1, failure("down"));
    const next = cache.get("a");
    await arrive(2, success("new"));
    expect(await next).toEqual(success("new"));
  });
});

it("limits the number of keys", async () => {
  const cache = openCache(2);
  for (const key of ["a", "b", "c", "a"]) await cache.get(key);
  expect(loads).toEqual(["a", "b", "c", "a"]);
});

describe("with copies on disk", () => {
  const onDisk = (): DiskCopies<string> & { kept: Map<string, { value: string; loadedAt: number }> } => {
    const kept = new Map<string, { value: string; loadedAt: number }>();
    return {
      kept,
      read: async (key) => kept.get(key) ?? null,
      write: (key, value) => void kept.set(key, { value, loadedAt: now }),
      drain: async () => undefined,
    };
  };

  it("starts with the stored values during an outage, and loads again soon", async () => {
    const disk = onDisk();
    const good = await openCache(10, disk).get("a");
    answer = async () => failure("down");
    now += 3_599_000;
    const restarted = openCache(10, disk);
    expect([await restarted.get("a"), await restarted.get("a"), await restarted.get("b")]).toEqual([good, good, failure("down")]);
    now += 5_001;
    expect(await restarted.get("a")).toEqual(failure("down"));
  });

  it("returns the copy at once during an outage, and the loaded value once it arrives", async () => {
    const disk = onDisk();
    disk.kept.set("a", { value: "kept", loadedAt: now });
    let arrive: (value: Result<string, string>) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    const cache = openCache(10, disk, () => true);
    expect(await Promise.all([cache.get("a"), cache.get("a")])).toEqual([success("kept"), success("kept")]);
    expect(await cache.get("a")).toEqual(success("kept"));
    expect(loads).toEqual(["a"]);
    arrive(success("new"));
    await new Promise(setImmediate);
    expect(await cache.get("a")).toEqual(success("new"));
  });

  it("waits for a load without a copy, or with an expired one", async () => {
    const disk = onDisk();
    disk.kept.set("old", { value: "old", loadedAt: now - 3_600_001 });
    const cache = openCache(10, disk, () => true);
    expect([await cache.get("old"), await cache.get("none")]).toEqual([success(`old at ${now}`), success(`none at ${now}`)]);
  });

  it("loads first while loads succeed", async () => {
    const disk = onDisk();
    disk.kept.set("a", { value: "old", loadedAt: now });
    expect(await openCache(10, disk).get("a")).toEqual(success(`a at ${now}`));
    expect(disk.kept.get("a")?.value).toBe(`a at ${now}`);
  });
});

describe("getCurrent", () => {
  it("loads once while the value is fresh", async () => {
    const cache = openCache();
    expect([await cache.getCurrent("a"), await cache.getCurrent("a")]).toEqual([`a at ${now}`, `a at ${now}`]);
    expect(loads).toEqual(["a"]);
  });

  it("waits for a load that began after expire(), however long it takes", async () => {
    const cache = openCache();
    await cache.get("a");
    cache.expire();
    let finish = (_: Result<string, string>): void => undefined;
    answer = () => new Promise((resolve) => (finish = resolve));
    const current = cache.getCurrent("a");
    const stale = await cache.get("a"); // after one second without a loaded value
    finish(success("new"));
    expect([stale, await current]).toEqual([success(`a at ${now}`), "new"]);
  });

  it("loads again when the value expires during the load", async () => {
    const cache = openCache();
    let finish = (_: Result<string, string>): void => undefined;
    answer = () => new Promise((resolve) => (finish = resolve));
    const current = cache.getCurrent("a");
    cache.expire();
    finish(success("old"));
    answer = async () => success("new");
    expect(await current).toBe("new");
  });

  it("returns null after a failure, without a load for each caller", async () => {
    const cache = openCache();
    await cache.get("a");
    cache.expire();
    answer = async () => failure("down");
    expect([await cache.getCurrent("a"), await cache.getCurrent("a"), await cache.get("a")]).toEqual([null, null, success(`a at ${now}`)]);
    expect(loads).toEqual(["a", "a"]);
  });

  it("returns the value of the same generation while a load fails, until it is too old", async () => {
    const cache = openCache();
    const value = await cache.getCurrent("a");
    answer = async () => failure("down");
    now += 61_000;
    expect(await cache.getCurrent("a")).toBe(value);
    now += 3_600_000;
    expect(await cache.getCurrent("a")).toBeNull();
  });

  it("never returns a copy from the disk", async () => {
    const disk: DiskCopies<string> = {
      read: async () => ({ value: "old", loadedAt: now }),
      write: () => undefined,
      drain: async () => undefined,
    };
    const cache = openCache(10, disk, () => true);
    answer = async () => failure("down");
    expect([await cache.get("a"), await cache.getCurrent("a")]).toEqual([success("old"), null]);
  });
});
