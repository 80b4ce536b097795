import { appendFile, readFile, rename, writeFile } from "node:fs/promises";

import { isRecord, parseJson } from "../../../../src/lib/json";
import type { RowOutcome } from "./row-outcome";
import { type ImportFile, importFile } from "./import-folder";

const isOutcome = (value: unknown): value is RowOutcome => isRecord(value) && isRecord(value.plan) && typeof value.plan.row === "number";

// The state comes first, so that lines can be filtered without being parsed.
const toLine = ({ plan: { state, ...plan }, ...rest }: RowOutcome): string =>
  `${JSON.stringify({ state, ...rest, plan: { ...plan, state } })}\n`;

const linesOf = async (id: number, file: ImportFile): Promise<string[]> => {
  const text = await readFile(importFile(id, file), "utf8").catch(() => "");
  return text.split("\n").filter(Boolean);
};

// A crash may leave an incomplete line at the end.
const parse = (lines: readonly string[]): RowOutcome[] => lines.map(parseJson).filter(isOutcome);

export const appendOutcome = (id: number, file: ImportFile, outcome: RowOutcome): Promise<void> =>
  appendFile(importFile(id, file), toLine(outcome), { mode: 0o600 });

export const readOutcomes = async (id: number, file: ImportFile): Promise<RowOutcome[]> => parse(await linesOf(id, file));

export const writeUnmatched = (id: number, paths: readonly string[]): Promise<void> =>
  writeFile(importFile(id, "unmatched"), JSON.stringify(paths), { mode: 0o600 });

/** The names of the pictures that belong to no row. */
export const readUnmatched = async (id: number): Promise<string[]> => {
  const list = parseJson(await readFile(importFile(id, "unmatched"), "utf8").catch(() => "[]"));
  return Array.isArray(list) ? list.filter((path) => typeof path === "string") : [];
};

type Page = { state: RowOutcome["plan"]["state"] | null; page: number; size: number };

/** Without a state, the rows of every outcome. */
export const readOutcomePage = async (id: number, file: ImportFile, { state, page, size }: Page) => {
  const lines = await linesOf(id, file);
  const found = state === null ? lines : lines.filter((line) => line.startsWith(`{"state":"${state}"`));
  return { rows: parse(found.slice((page - 1) * size, page * size)), pages: Math.max(1, Math.ceil(found.length / size)) };
};

/** Replaces the file by the given outcomes. Removes an incomplete line that a crash has left. */
export const rewriteOutcomes = async (id: number, file: ImportFile, outcomes: readonly RowOutcome[]): Promise<void> => {
  const draft = `${importFile(id, file)}.tmp`;
  await writeFile(draft, outcomes.map(toLine).join(""), { mode: 0o600 });
  await rename(draft, importFile(id, file));
};
