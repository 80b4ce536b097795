import { failure, success, type Result } from "../domain/result";
import { eachSlice } from "./each-slice";

/** A record that breaks the contract: it is omitted from its list and reported. */
export interface SkippedRecord {
  /** The kind of record, for example `talents`. */
  resource: string;
  id: string | null;
  reason: string;
}

export interface RecordList<Item> {
  items: readonly Item[];
  skipped: readonly SkippedRecord[];
}

export interface RecordReader<Item> {
  resource: string;
  read: (record: unknown) => Result<Item, string>;
  idOf: (item: Item) => string;
}

/** Reads each record separately; one that cannot be read, or repeats an id, is skipped and reported. */
export const readRecords = <Item>(records: readonly unknown[], reader: RecordReader<Item>): RecordList<Item> => {
  const reading = createRecordReading(reader);
  records.forEach(reading.add);
  return reading.end();
};

/** `readRecords` for a long list, in slices that do not block the event loop. */
export const readManyRecords = async <Item>(records: readonly unknown[], reader: RecordReader<Item>): Promise<RecordList<Item>> => {
  const reading = createRecordReading(reader);
  await eachSlice(records, (slice) => slice.forEach(reading.add));
  return reading.end();
};

/** For a list that comes in pages: reads one record after another. */
export const createRecordReading = <Item>(reader: RecordReader<Item>) => {
  const items = new Map<string, Item>();
  const skipped: SkippedRecord[] = [];
  return {
    add: (record: unknown): void => {
      const item = reader.read(record);
      const id = item.ok ? reader.idOf(item.value) : recordId(record);
      if (!item.ok) skipped.push({ resource: reader.resource, id, reason: item.error });
      else if (items.has(reader.idOf(item.value))) skipped.push({ resource: reader.resource, id, reason: "its id is repeated" });
      else items.set(reader.idOf(item.value), item.value);
    },
    end: (): RecordList<Item> => ({ items: [...items.values()], skipped }),
  };
};

/** The id of an unread record, for the report; null without one. */
export const recordId = (record: unknown): string | null => {
  if (typeof record !== "object" || record === null || !("id" in record)) return null;
  const { id } = record;
  if (typeof id === "number") return String(id);
  return typeof id === "string" && id.trim() !== "" ? id.trim() : null;
};

/** Reports each skipped record once. */
export const joinRecordLists = <Item>(parts: readonly RecordList<Item>[]): RecordList<Item> => {
  const skipped = new Map(parts.flatMap((part) => part.skipped).map((record) => [JSON.stringify(record), record]));
  return { items: parts.flatMap(({ items }) => items), skipped: [...skipped.values()] };
};

export interface SlugIdentity<Item> {
  resource: string;
  idOf: (item: Item) => string;
  /** Null for an item without a page. */
  slugOf: (item: Item) => string | null;
}

/** Keeps only the first of several items with one slug; the others are skipped and reported. */
export const keepFirstOfSlug = <Item>(
  { items, skipped }: RecordList<Item>,
  { resource, idOf, slugOf }: SlugIdentity<Item>,
): RecordList<Item> => {
  const holders = new Map<string, string>();
  const rejected: SkippedRecord[] = [];
  const kept = items.filter((item) => {
    const slug = slugOf(item);
    const holder = slug === null ? undefined : holders.get(slug);
    if (holder !== undefined) rejected.push({ resource, id: idOf(item), reason: `its slug is already used by ${holder}` });
    if (slug !== null && holder === undefined) holders.set(slug, idOf(item));
    return holder === undefined;
  });
  return { items: kept, skipped: [...skipped, ...rejected] };
};

export const allOrFailure = <Value, Failure>(results: readonly Result<Value, Failure>[]): Result<Value[], Failure> => {
  const values: Value[] = [];
  for (const result of results) {
    if (!result.ok) return failure(result.error);
    values.push(result.value);
  }
  return success(values);
};
