import type { Result } from "../../domain/result";
import type { SkippedRecord, RecordList } from "../record-list";
import { isRecord } from "../../lib/json";

export interface EntryReader<Item> {
  resource: string;
  read: (key: string, entry: unknown) => Result<Item, string>;
}

/** Reads a document like `{ "logo": { … } }` entry by entry. PHP sends an empty map as `[]`. */
export const readEntries = <Item>(document: unknown, { resource, read }: EntryReader<Item>): RecordList<Item> => {
  const items: Item[] = [];
  const skipped: SkippedRecord[] = [];
  if (!isRecord(document) && !isEmptyList(document)) skipped.push({ resource, id: null, reason: "the document is not an object" });
  for (const [key, entry] of Object.entries(isRecord(document) ? document : {})) {
    const item = read(key, entry);
    if (item.ok) items.push(item.value);
    else skipped.push({ resource, id: key, reason: item.error });
  }
  return { items, skipped };
};

const isEmptyList = (document: unknown): boolean => Array.isArray(document) && document.length === 0;
