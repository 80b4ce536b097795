import type { SkippedRecord } from "../../../src/upstream/record-list";
import { NAMED_SKIPPED_RECORDS } from "./constants";

interface Logger {
  warn: (line: string) => void;
}

export const reportSkipped = (skipped: readonly SkippedRecord[], reporter: Logger): void => {
  for (const { resource, id, reason } of skipped.slice(0, NAMED_SKIPPED_RECORDS))
    reporter.warn(`Skipped ${resource} ${id ?? "without id"}: ${reason}`);
  const others = skipped.length - NAMED_SKIPPED_RECORDS;
  if (others > 0) reporter.warn(`Skipped ${others} more records`);
};
