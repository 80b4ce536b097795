import { randomUUID } from "node:crypto";
import type { Count, CountStore, Period } from "../count-store";

const PERIOD: Period = { from: "2026-03-01", until: "2026-03-02" };

const page = (value: string, count: number, day = "2026-03-01"): Count => ({ day, kind: "page", value, count });

/** `open` opens a store over the counts of this test. */
export const describeCountStore = (open: () => CountStore): void => {
  let store: CountStore;
  beforeEach(() => {
    store = open();
  });
  afterEach(() => store.close());

  const add = (...counts: readonly Count[]): Promise<void> => store.add({ id: randomUUID(), counts });

  it("sums the days of a period, most first, equal ones by value", async () => {
    await add(page("home", 2), page("home", 1, "2026-03-02"), page("blog", 1), page("Álbum", 1), page("home", 9, "2026-03-03"));
    await add(page("blog", 1), page("Zoo", 1), page("home", 9, "2026-02-28"));
    expect(await store.totals("page", PERIOD, 10)).toEqual([
      { value: "home", count: 3 },
      { value: "blog", count: 2 },
      { value: "Zoo", count: 1 },
      { value: "Álbum", count: 1 },
    ]);
    expect(await store.totals("page", PERIOD, 1)).toEqual([{ value: "home", count: 3 }]);
    expect(await store.totals("page", PERIOD, Number.MAX_SAFE_INTEGER)).toHaveLength(4);
    expect(await store.totals("filter", PERIOD, 10)).toEqual([]);
  });

  it("counts what another store over the same counts has added", async () => {
    const other = open();
    await Promise.all([add(page("home", 1), page("blog", 1)), other.add({ id: randomUUID(), counts: [page("blog", 1), page("home", 1)] })]);
    expect(await other.totals("page", PERIOD, 10)).toEqual([
      { value: "blog", count: 2 },
      { value: "home", count: 2 },
    ]);
    other.close();
  });

  it("deletes days that are over", async () => {
    await add(page("home", 1), page("home", 1, "2026-03-02"));
    await store.deleteBefore("2026-03-02");
    expect(await store.totals("page", PERIOD, 10)).toEqual([{ value: "home", count: 1 }]);
  });

  it("deletes the counts of talents, and no others of the same value", async () => {
    const of = (kind: Count["kind"], value: string): Count => ({ day: "2026-03-01", kind, value, count: 1 });
    await add(of("opened", "401"), of("selected", "401"), of("opened", "402"), of("words", "401"));
    await store.deleteTalents((talentId) => talentId === "401");
    const all = await Promise.all((["opened", "selected", "words"] as const).map((kind) => store.totals(kind, PERIOD, 10)));
    expect(all).toEqual([[{ value: "402", count: 1 }], [], [{ value: "401", count: 1 }]]);
  });
};
