import { success, type Result } from "../../domain/result";
import type { UpstreamError } from "../http";
import { fetchRecords } from "../pages";
import type { UpstreamSource } from "../source";
import { readRecords, type RecordReader, type Sourced } from "../sourced";

/** Every record of `GET /api/entities/{resource}`, in upstream's order. */
export const fetchEntities = async <Item>(
  { client }: UpstreamSource,
  reader: RecordReader<Item>,
): Promise<Result<Sourced<Item>, UpstreamError>> => {
  const records = await fetchRecords(client, { backend: "panel", path: `/api/entities/${reader.resource}` });
  return records.ok ? success(readRecords(records.value, reader)) : records;
};
