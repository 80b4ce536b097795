import { failure, success, type Result } from "../domain/result";
import { eachSlice } from "./each-slice";

/** A record that breaks the contract; it is left out and told about, and the rest of its list stands. */
export interface SkippedRecord {
  /** What it was one of, for example `talents`. */
  resource: string;
  id: string | null;
  reason: string;
}

export interface Sourced<Item> {
  items: readonly Item[];
  skipped: readonly SkippedRecord[];
}

export interface RecordReader<Item> {
  resource: string;
  read: (record: unknown) => Result<Item, string>;
  idOf: (item: Item) => string;
}

/** Reads every record on its own; one that cannot be read, or whose id came before, is skipped and reported. */
export const readRecords = <Item>(records: readonly unknown[], reader: RecordReader<Item>): Sourced<Item> => {
  const reading = beginReading(reader);
  records.forEach(reading.add);
  return reading.end();
};

/** The same for a list so long that nobody must wait for all of it. */
export const readManyRecords = async <Item>(records: readonly unknown[], reader: RecordReader<Item>): Promise<Sourced<Item>> => {
  const reading = beginReading(reader);
  await eachSlice(records, (slice) => slice.forEach(reading.add));
  return reading.end();
};

const beginReading = <Item>(reader: RecordReader<Item>) => {
  const items = new Map<string, Item>();
  const skipped: SkippedRecord[] = [];
  return {
    add: (record: unknown): void => {
      const item = reader.read(record);
      const id = item.ok ? reader.idOf(item.value) : recordId(record);
      if (!item.ok) skipped.push({ resource: reader.resource, id, reason: item.error });
      else if (items.has(reader.idOf(item.value))) skipped.push({ resource: reader.resource, id, reason: "its id came twice" });
      else items.set(reader.idOf(item.value), item.value);
    },
    end: (): Sourced<Item> => ({ items: [...items.values()], skipped }),
  };
};

/** The id of a record that may be anything, for a report. */
export const recordId = (record: unknown): string | null => {
  if (typeof record !== "object" || record === null || !("id" in record)) return null;
  const { id } = record;
  if (typeof id === "number") return String(id);
  return typeof id === "string" && id.trim() !== "" ? id.trim() : null;
};

/** Several sources of the same kind as one; what each of them skipped is told once. */
export const joinSourced = <Item>(parts: readonly Sourced<Item>[]): Sourced<Item> => {
  const skipped = new Map(parts.flatMap((part) => part.skipped).map((record) => [JSON.stringify(record), record]));
  return { items: parts.flatMap(({ items }) => items), skipped: [...skipped.values()] };
};

export interface SlugIdentity<Item> {
  resource: string;
  idOf: (item: Item) => string;
  /** Null for an item without an address of its own. */
  slugOf: (item: Item) => string | null;
}

/** Two items cannot share an address: the first keeps it, a later one is skipped and reported. */
export const keepFirstOfSlug = <Item>({ items, skipped }: Sourced<Item>, { resource, idOf, slugOf }: SlugIdentity<Item>): Sourced<Item> => {
  const holders = new Map<string, string>();
  const rejected: SkippedRecord[] = [];
  const kept = items.filter((item) => {
    const slug = slugOf(item);
    const holder = slug === null ? undefined : holders.get(slug);
    if (holder !== undefined) rejected.push({ resource, id: idOf(item), reason: `its slug is already that of ${holder}` });
    if (slug !== null && holder === undefined) holders.set(slug, idOf(item));
    return holder === undefined;
  });
  return { items: kept, skipped: [...skipped, ...rejected] };
};

/** All values, or the first failure. */
export const allOrFailure = <Value, Failure>(results: readonly Result<Value, Failure>[]): Result<Value[], Failure> => {
  const values: Value[] = [];
  for (const result of results) {
    if (!result.ok) return failure(result.error);
    values.push(result.value);
  }
  return success(values);
};
