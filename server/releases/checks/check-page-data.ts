import { failure, success, type Result } from "../../../src/domain/result";
import { isRecord, parseJson } from "../../../src/lib/json";

export interface PageData {
  /** The template's chunk name. */
  chunk: string;
}

/** Reads a page's data; the error is the end of a sentence that begins with the file's path. */
export const readPageData = (text: string, address: string): Result<PageData, string> => {
  const data = parseJson(text);
  if (!isRecord(data)) return failure("is not JSON");
  if (!("path" in data) || data.path !== address) return failure(`belongs to ${"path" in data ? String(data.path) : "no page"}`);
  if (!("componentChunkName" in data) || typeof data.componentChunkName !== "string") return failure("has no template");
  return "result" in data ? success({ chunk: data.componentChunkName }) : failure("contains no data");
};
