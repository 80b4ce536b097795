import type { Board } from "../../domain/board";
import { success, type Result } from "../../domain/result";
import { fetchRecords } from "../pages";
import { keepFirstOfSlug, readRecords, type RecordList } from "../record-list";
import type { UpstreamSource } from "../source";
import type { UpstreamError } from "../upstream-error";
import { normalizeBoard } from "./normalize-board";

const IDENTITY = { resource: "boards", idOf: ({ boardId }: Board) => boardId };

/** In the editors' order; none from a store without boards. */
export const fetchBoards = async ({
  client,
  settings,
}: Pick<UpstreamSource, "client" | "settings">): Promise<Result<RecordList<Board>, UpstreamError>> => {
  const records = await fetchRecords(client, { backend: "panel", path: "/api/boards" });
  if (!records.ok) return records.error.status === 404 ? success({ items: [], skipped: [] }) : records;
  const read = (record: unknown) => normalizeBoard(record, settings);
  return success(keepFirstOfSlug(readRecords(records.value, { ...IDENTITY, read }), { ...IDENTITY, slugOf: ({ slug }) => slug }));
};
