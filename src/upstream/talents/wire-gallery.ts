import type { Day } from "../../domain/day";
import { failure, success, type Result } from "../../domain/result";
import { isRecord } from "../../lib/json";
import { calendarDay, givenText } from "../wire-values";

/** An item of `book`, `compo` and `digitals`, or of `video` with its provider. */
export interface WireGalleryItem {
  id: string;
  file: string;
  provider: string | null;
  /** Pixels, or the parts of a ratio; null when not given. `-1` is kept. */
  width: number | null;
  height: number | null;
  /** The day of a digital. */
  date: Day | null;
  isShowreel: boolean;
}

export const parseWireGalleryItem = (record: unknown): Result<WireGalleryItem, string> => {
  if (!isRecord(record)) return failure("it is not an object");
  const id = scalarText(record.id);
  const file = scalarText(record.file);
  if (id === null) return failure("id is missing");
  if (file === null) return failure("file is missing");
  return success({
    id,
    file,
    provider: scalarText(record.provider),
    width: wholeNumber(record.width),
    height: wholeNumber(record.height),
    date: calendarDay(scalarText(record.date)),
    isShowreel: isTrue(record.showreel),
  });
};

const scalarText = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" ? givenText(String(value)) : null;

const isTrue = (value: unknown): boolean => ["true", "1"].includes(String(value));

const wholeNumber = (value: unknown): number | null => {
  const text = scalarText(value);
  return text !== null && Number.isInteger(Number(text)) ? Number(text) : null;
};
