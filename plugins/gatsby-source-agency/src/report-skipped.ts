import type { SkippedRecord } from "../../../src/upstream/sourced";
import { NAMED_SKIPPED_RECORDS } from "./constants";

interface Warner {
  warn: (line: string) => void;
}

/** One warning for each record that was left out; after the first twenty, the number of the others. */
export const reportSkipped = (skipped: readonly SkippedRecord[], reporter: Warner): void => {
  for (const { resource, id, reason } of skipped.slice(0, NAMED_SKIPPED_RECORDS))
    reporter.warn(`Skipped ${resource} ${id ?? "without id"}: ${reason}`);
  const others = skipped.length - NAMED_SKIPPED_RECORDS;
  if (others > 0) reporter.warn(`Skipped ${others} more records`);
};
