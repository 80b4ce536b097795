import { LIST_PAGE_SIZE } from "../../config/constants";
import type { Locale } from "../../domain/locale";
import type { ListCall } from "../pages";
import type { UpstreamSource } from "../source";
import { joinRecordLists, readRecords, type RecordList } from "../record-list";
import { normalizePostRecord, type PostRecord } from "./normalize-post";

export const blogList = (language: Locale): ListCall => ({
  backend: "panel",
  path: `/posts/blog/${language}/post`,
  pageSize: LIST_PAGE_SIZE,
});

export const readPostRecords = (
  records: readonly unknown[],
  language: Locale,
  { settings }: Pick<UpstreamSource, "settings">,
): RecordList<PostRecord> => {
  const read = readRecords(records, {
    resource: "posts",
    read: (record) => normalizePostRecord(record, { rules: settings, language }),
    idOf: ({ versions }) => versions[0]?.postId ?? "",
  });
  const inside = read.items.map(({ skipped }) => ({ items: [], skipped }));
  return joinRecordLists([read, ...inside]);
};
