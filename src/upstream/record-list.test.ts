import { failure, success } from "../domain/result";
import { allOrFailure, joinRecordLists, keepFirstOfSlug, readRecords, recordId } from "./record-list";

const reader = {
  resource: "things",
  read: (record: unknown) =>
    typeof record === "object" && record !== null && "id" in record ? success({ id: String(record.id) }) : failure("it has no id"),
  idOf: ({ id }: { id: string }) => id,
};

it("reads each record separately", () => {
  expect(readRecords([{ id: 1 }, "nonsense", { id: 2 }], reader)).toEqual({
    items: [{ id: "1" }, { id: "2" }],
    skipped: [{ resource: "things", id: null, reason: "it has no id" }],
  });
});

it("keeps the first of two records with one id", () => {
  const { items, skipped } = readRecords([{ id: 1 }, { id: "1" }], reader);
  expect(items).toEqual([{ id: "1" }]);
  expect(skipped).toEqual([{ resource: "things", id: "1", reason: "its id is repeated" }]);
});

it.each([
  [{ id: 7 }, "7"],
  [{ id: " a " }, "a"],
  [{ id: "" }, null],
  [{ id: {} }, null],
  [{}, null],
  [null, null],
  ["x", null],
])("reads the id of %p as %p", (record, id) => {
  expect(recordId(record)).toBe(id);
});

it("reports a record once that two lists skipped", () => {
  const skipped = [{ resource: "things", id: "1", reason: "broken" }];
  expect(
    joinRecordLists([
      { items: [1], skipped },
      { items: [2], skipped },
    ]),
  ).toEqual({ items: [1, 2], skipped });
});

it("gives an address to its first owner, and ignores missing addresses", () => {
  const items = [
    { id: "1", slug: "a" },
    { id: "2", slug: null },
    { id: "3", slug: "a" },
    { id: "4", slug: null },
  ];
  const kept = keepFirstOfSlug({ items, skipped: [] }, { resource: "things", idOf: ({ id }) => id, slugOf: ({ slug }) => slug });
  expect(kept.items.map(({ id }) => id)).toEqual(["1", "2", "4"]);
  expect(kept.skipped).toEqual([{ resource: "things", id: "3", reason: "its slug is already used by 1" }]);
});

it("returns all values or the first failure", () => {
  expect(allOrFailure([success(1), success(2)])).toEqual(success([1, 2]));
  expect(allOrFailure([success(1), failure("a"), failure("b")])).toEqual(failure("a"));
});
