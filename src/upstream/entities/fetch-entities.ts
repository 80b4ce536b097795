import type { Translated } from "../../domain/content";
import { success, type Result } from "../../domain/result";
import type { UpstreamError } from "../http";
import { fetchRecords } from "../pages";
import type { UpstreamSource } from "../source";
import { readRecords, type RecordReader, type RecordList } from "../record-list";

export interface EntityReader<Item> extends RecordReader<Item> {
  /** The item's texts that editors write in each language. */
  words: (item: Item) => Translated;
  withWords: (item: Item, words: Translated) => Item;
}

/** Reads `GET /api/entities/{resource}`, in the content store's order; with English texts if it has any. */
export const fetchEntities = async <Item>(
  { client }: UpstreamSource,
  reader: EntityReader<Item>,
): Promise<Result<RecordList<Item>, UpstreamError>> => {
  const call = { backend: "panel", path: `/api/entities/${reader.resource}` } as const;
  const records = await fetchRecords(client, call);
  if (!records.ok) return records;
  const english = await fetchRecords(client, { ...call, query: { language: "en" } });
  if (!english.ok && !isRejection(english.error)) return english;
  const list = readRecords(records.value, reader);
  const translations = english.ok ? readRecords(english.value, reader).items : [];
  return success({ ...list, items: list.items.map((item) => translate(item, { translations, reader })) });
};

/**
 * A store without languages may reject the English request (4xx). Any other failure fails the list: otherwise one build
 * would lack English texts.
 */
const isRejection = ({ kind, status }: UpstreamError): boolean => kind === "status" && status !== null && status < 500 && status !== 429;

interface Translations<Item> {
  translations: readonly Item[];
  reader: EntityReader<Item>;
}

/** A text that equals the Portuguese one is not a translation: the store ignores `language` or has no English text. */
const translate = <Item>(item: Item, { translations, reader }: Translations<Item>): Item => {
  const twin = translations.find((candidate) => reader.idOf(candidate) === reader.idOf(item));
  const { pt } = reader.words(item);
  const en = twin === undefined ? null : reader.words(twin).pt;
  return reader.withWords(item, { pt, en: en === pt ? null : en });
};
