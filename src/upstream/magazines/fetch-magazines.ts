import { LIST_PAGE_SIZE } from "../../config/constants";
import type { Magazine } from "../../domain/editorial";
import { LOCALES, type Locale } from "../../domain/locale";
import { success, type Result } from "../../domain/result";
import type { UpstreamError } from "../http";
import { fetchAllRecords, type ListCall } from "../pages";
import type { UpstreamSource } from "../source";
import { allOrFailure, joinRecordLists, readRecords, type RecordList } from "../record-list";
import { normalizeMagazine } from "./normalize-magazine";

const magazineList = (language: Locale): ListCall => ({
  backend: "panel",
  path: `/posts/magazine/${language}/magazine`,
  pageSize: LIST_PAGE_SIZE,
});

/** Once per language, newest first as the content store sends them. */
export const fetchMagazines = async (source: UpstreamSource): Promise<Result<RecordList<Magazine>, UpstreamError>> => {
  const lists = allOrFailure(await Promise.all(LOCALES.map((language) => fetchAllRecords(source.client, magazineList(language)))));
  if (!lists.ok) return lists;
  return success(joinRecordLists(LOCALES.map((language, index) => readMagazines(lists.value[index] ?? [], language, source))));
};

const readMagazines = (records: readonly unknown[], language: Locale, { settings }: UpstreamSource): RecordList<Magazine> =>
  readRecords(records, {
    resource: "magazines",
    read: (record) => normalizeMagazine(record, { media: settings, language }),
    idOf: ({ magazineId }) => magazineId,
  });
