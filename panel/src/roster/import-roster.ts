import { setImmediate } from "node:timers/promises";

import { APIError, createLocalReq, Locked, ValidationError } from "payload";

import { SKIP_ANNOUNCEMENT } from "../publication/index";
import { LockTimeout, withLock } from "../database/lock";
import { type ImportInput, openImport, type OpenImport } from "./open-import";
import type { TalentPictures } from "./pictures/match-pictures";
import type { RowPlan } from "./plan/row-plan";
import type { StoredTalent } from "./plan/stored-talents";
import { ImportProblem, type RowProblem } from "./problems";
import type { RosterRow } from "./row";
import { PictureNotStored } from "./write/store-pictures";
import { StoredMeanwhile, writeRow } from "./write/write-row";

/** For the imports of all panels and of the command: two at once could store one person twice. */
export const IMPORT_LOCK = "roster-import";

export type RowResult = {
  plan: RowPlan;
  /** The talent's id; null for a refused row, and for a new one in a dry run. */
  talent: number | null;
  /** The talent as it was stored before; null for a new and for a refused one. */
  stored: StoredTalent | null;
  pictures: TalentPictures | null;
};

export type ImportResult = Pick<OpenImport, "unusedColumns" | "counters" | "unmatchedPictures"> & {
  total: number;
  /** The rows that the import reached. */
  rows: readonly RowResult[];
  isStopped: boolean;
};

export type ImportOptions = ImportInput & {
  /** Plans every row and writes nothing. */
  isDryRun: boolean;
  /** Stops after the row in progress. The next import continues, because it skips stored rows. */
  signal?: AbortSignal;
  /** Whether an earlier run of this import has done the row with this number. */
  isDone?: (row: number) => boolean;
  /** Called before the first row. */
  onOpen?: (open: OpenImport) => Promise<void>;
  onRow?: (result: RowResult, progress: { done: number; total: number }) => void | Promise<void>;
};

const FIRST_SERVER_ERROR = 500;

const messageOf = (error: APIError): string =>
  error instanceof ValidationError ? error.data.errors.map(({ message }) => message).join(" ") : error.message;

/** Null for a fault of the program or the machine. */
const toProblem = (error: unknown): RowProblem | null => {
  if (error instanceof StoredMeanwhile) return { code: "stored-meanwhile" };
  if (error instanceof Locked) return { code: "locked" };
  if (error instanceof PictureNotStored) return { code: "picture", value: error.message, reason: "unreadable" };
  return error instanceof APIError && error.status < FIRST_SERVER_ERROR ? { code: "not-written", value: messageOf(error) } : null;
};

type Written = Pick<RowResult, "plan" | "talent">;

const write = async (plan: RowPlan, { payload, user }: ImportInput, open: OpenImport): Promise<Written> => {
  // Each row has its own request, as if a person had saved it.
  const req = await createLocalReq({ user: { ...user, collection: "users" }, context: { ...SKIP_ANNOUNCEMENT } }, payload);
  try {
    return { plan, talent: await writeRow(plan, { ...open.write, req }) };
  } catch (error) {
    const problem = toProblem(error);
    if (problem === null) payload.logger.error({ err: error }, `Row ${plan.row} of an import could not be written`);
    const { row, name, notes } = plan;
    return { plan: { row, name, notes, state: "refused", problems: [problem ?? { code: "failed" }] }, talent: null };
  }
};

const planOnly = (plan: RowPlan): Written => ({ plan, talent: "talent" in plan ? plan.talent : null });

const doRow = async (row: RosterRow, options: ImportOptions, open: OpenImport): Promise<RowResult> => {
  const plan = await open.plan(row);
  const stored = "talent" in plan ? (open.write.talents.get(plan.talent) ?? null) : null;
  const written = options.isDryRun ? planOnly(plan) : await write(plan, options, open);
  return { ...written, stored, pictures: open.picturesOf(row.number) };
};

/** The caller must hold the lock of imports. */
export const importRows = async (options: ImportOptions): Promise<ImportResult> => {
  const open = await openImport(options);
  const { rows: all, unusedColumns, counters, unmatchedPictures } = open;
  await options.onOpen?.(open);
  const waiting = all.filter(({ number }) => options.isDone?.(number) !== true);
  const rows: RowResult[] = [];
  for (const row of waiting) {
    if (options.signal?.aborted) break;
    const result = await doRow(row, options, open);
    rows.push(result);
    await options.onRow?.(result, { done: all.length - waiting.length + rows.length, total: all.length });
    // Queries of SQLite do not yield to the event loop: without this, signals, timers and requests would wait for the last row.
    await setImmediate();
  }
  return { unusedColumns, counters, unmatchedPictures, total: all.length, rows, isStopped: rows.length < waiting.length };
};

/**
 * Plans each row and, unless in a dry run, writes it before it plans the next. An import can be repeated: stored rows change nothing.
 * @throws ImportProblem
 */
export const importRoster = async (options: ImportOptions): Promise<ImportResult> => {
  if (options.isDryRun) return importRows(options);
  try {
    return await withLock(IMPORT_LOCK, () => importRows(options), 0);
  } catch (error) {
    throw error instanceof LockTimeout ? new ImportProblem("import-running") : error;
  }
};
