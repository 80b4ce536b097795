import type { SkippedRecord } from "../../../src/upstream/record-list";
import { reportSkipped } from "./report-skipped";

const linesFor = (skipped: SkippedRecord[]): string[] => {
  const lines: string[] = [];
  reportSkipped(skipped, { warn: (line) => lines.push(line) });
  return lines;
};

const records = (count: number): SkippedRecord[] =>
  Array.from({ length: count }, (_none, index) => ({ resource: "talents", id: String(index), reason: "has no name" }));

it("names resource, id and reason of each record", () => {
  expect(linesFor([{ resource: "slides", id: null, reason: "has no picture" }, ...records(1)])).toEqual([
    "Skipped slides without id: has no picture",
    "Skipped talents 0: has no name",
  ]);
});

it("reports nothing when no record was skipped", () => {
  expect(linesFor([])).toEqual([]);
});

it("names twenty records and counts the others", () => {
  const lines = linesFor(records(25));
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toBe("Skipped 5 more records");
});
