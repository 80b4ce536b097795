import type { InstagramItem } from "../../domain/content";
import { success, type Result } from "../../domain/result";
import type { UpstreamError } from "../http";
import { fetchRecords } from "../pages";
import type { UpstreamSource } from "../source";
import { readRecords, type RecordList } from "../record-list";
import { normalizeInstagramItem } from "./normalize-instagram-item";

/** On failure, callers omit the section (upstream contract). */
export const fetchInstagram = async ({ client, settings }: UpstreamSource): Promise<Result<RecordList<InstagramItem>, UpstreamError>> => {
  const records = await fetchRecords(client, { backend: "integration", path: "/api/agency/instagram" });
  if (!records.ok) return records;
  return success(
    readRecords(records.value, {
      resource: "instagram",
      read: (record) => normalizeInstagramItem(record, settings),
      idOf: ({ itemId }) => itemId,
    }),
  );
};
