import type { Category } from "../../domain/category";
import { failure, success, type Result } from "../../domain/result";
import type { UpstreamError } from "../http";
import type { UpstreamSource } from "../source";
import { readRecords, type Sourced } from "../sourced";
import { parseWire, requiredText, wireRecord } from "../wire-fields";
import { isRecord } from "../../lib/json";
import { categoryOfName, isHiddenCategory } from "./normalize-categories";

export interface UpstreamCategory {
  categoryId: string;
  /** As upstream spells it. */
  name: string;
  /** Null for a category the site does not show. */
  category: Category | null;
  isHidden: boolean;
}

const PATH = "/api/talents/attributes";
const wireCategory = wireRecord({ id: requiredText(), category: requiredText() });

/** The categories upstream knows, hidden ones included. */
export const fetchCategories = async ({ client }: UpstreamSource): Promise<Result<Sourced<UpstreamCategory>, UpstreamError>> => {
  const answer = await client.getJson({ backend: "integration", path: PATH, query: { language: "pt", categories: 1 } });
  if (!answer.ok) return answer;
  const records = isRecord(answer.value) ? answer.value.categories : null;
  if (!Array.isArray(records))
    return failure({ kind: "invalid-response", call: `GET ${PATH}`, status: 200, message: `GET ${PATH}: the answer holds no list named categories.` });
  return success(readRecords(records, { resource: "categories", read: normalizeCategory, idOf: ({ categoryId }) => categoryId }));
};

const normalizeCategory = (record: unknown): Result<UpstreamCategory, string> => {
  const wire = parseWire(wireCategory, record);
  if (!wire.ok) return wire;
  const { id, category: name } = wire.value;
  return success({ categoryId: id, name, category: categoryOfName(name), isHidden: isHiddenCategory(name) });
};
