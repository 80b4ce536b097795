import { CREDIT_KINDS, type Credit, type CreditKind } from "../../domain/credit";
import { failure, success, type Result } from "../../domain/result";
import { isRecord } from "../../lib/json";
import { givenText } from "../wire-values";

const OLDEST = 1900;
const LATEST = 2100;

/** Fails without an id, a title or a year. */
export const normalizeCredit = (record: unknown): Result<Credit, string> => {
  if (!isRecord(record)) return failure("it is not an object");
  const [creditId, title] = [textOf(record.id), textOf(record.title)];
  const year = Number(textOf(record.year) ?? NaN);
  if (creditId === null) return failure("id is missing");
  if (title === null) return failure("title is missing");
  if (!Number.isInteger(year) || year < OLDEST || year > LATEST) return failure("year is missing");
  return success({
    creditId,
    year,
    title,
    role: textOf(record.role),
    production: textOf(record.production),
    kind: creditKind(textOf(record.kind)),
  });
};

/** `other` for an unknown kind. */
export const creditKind = (sent: string | null): CreditKind => {
  const sought = sent?.toLowerCase();
  return CREDIT_KINDS.find((kind) => kind === sought) ?? "other";
};

const textOf = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" ? givenText(String(value)) : null;
