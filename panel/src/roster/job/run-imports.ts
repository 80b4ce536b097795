import { readFile } from "node:fs/promises";

import type { Payload } from "payload";

import type { RosterImport, User } from "../../payload-types";
import { runIfUnlocked } from "../../database/lock";
import { announceImport } from "../../publication/index";
import { IMPORT_LOCK, importRows } from "../import-roster";
import { openPictures } from "../pictures/open-pictures";
import { ImportProblem } from "../problems";
import { readTable } from "../table/read-table";
import { eraseMissingTalents } from "./expire-imports";
import { type ImportFile, importFile, importsWithFolder, removeImportFiles, sizeOfImportFile } from "./import-folder";
import { ownsImport } from "./import-owner";
import { type Counts, isActive, NO_ROWS, readImport, readSettings, updateImport } from "./import-record";
import { appendOutcome, readOutcomes, rewriteOutcomes, writeUnmatched } from "./row-lines";
import { type RowOutcome, toOutcome } from "./row-outcome";

const SAVE_EVERY_MS = 1_000;

const readAccount = async (payload: Payload, id: number): Promise<User> => {
  const found = await payload.db.findOne<User>({ collection: "users", where: { id: { equals: id } } });
  if (found === null || found.role !== "admin") throw new ImportProblem("no-account");
  return found;
};

const countStates = (outcomes: readonly RowOutcome[]): Counts => {
  const counts = { ...NO_ROWS };
  for (const { plan } of outcomes) counts[plan.state] += 1;
  return counts;
};

type Progress = { counts: Counts; done: number; total: number };

/** Saves the progress every second, which also shows that the job is running. */
const saveRegularly = (payload: Payload, id: number, progress: Progress): (() => void) => {
  const save = (): Promise<void> =>
    updateImport(payload, id, { rowsDone: progress.done, rowsTotal: progress.total, counts: { ...progress.counts } });
  const warn = (err: unknown): void => payload.logger.warn({ err }, "The progress of an import could not be saved");
  const timer = setInterval(() => void save().catch(warn), SAVE_EVERY_MS);
  return () => clearInterval(timer);
};

/** Starts with the first row that is not done. Resolves to true when it reached the last row. */
const runRows = async (payload: Payload, record: RosterImport, progress: Progress): Promise<boolean> => {
  const { id, isDryRun } = record;
  const file: ImportFile = isDryRun ? "plan" : "result";
  const user = await readAccount(payload, record.account);
  const { choices, options } = readSettings(record.choices);
  const table = await readTable(await readFile(importFile(id, "table")), options, choices);
  const pictures = await openPictures((await sizeOfImportFile(id, "pictures")) === null ? null : importFile(id, "pictures"));
  const places = new Map(pictures.paths.map((path, index) => [path, index]));
  const earlier = await readOutcomes(id, file);
  await rewriteOutcomes(id, file, earlier);
  const done = new Set(earlier.map(({ plan }) => plan.row));
  Object.assign(progress, { counts: countStates(earlier), done: done.size, total: table.rows.length });
  const end = saveRegularly(payload, id, progress);
  const control = new AbortController();
  try {
    const { isStopped } = await importRows({
      payload,
      user,
      table,
      choices,
      pictures,
      now: new Date(),
      isDryRun,
      signal: control.signal,
      isDone: (row) => done.has(row),
      onOpen: async ({ unmatchedPictures }) => {
        if (unmatchedPictures.length > 0) await writeUnmatched(id, unmatchedPictures);
      },
      onRow: async (result, { done: count, total }) => {
        await appendOutcome(id, file, toOutcome(result, places));
        progress.counts[result.plan.state] += 1;
        Object.assign(progress, { done: count, total });
        if ((await readImport(payload, id))?.isStopRequested !== false) control.abort();
      },
    });
    return !isStopped;
  } finally {
    end();
    await pictures.close();
  }
};

const describeProblem = (error: unknown): Pick<RosterImport, "problem" | "problemDetail"> =>
  error instanceof ImportProblem ? { problem: error.code, problemDetail: error.detail } : { problem: "interrupted", problemDetail: "" };

/** Whether this run has changed the site's content. */
const hasWritten = (before: Counts, after: Counts): boolean => after.new + after.changed > before.new + before.changed;

const runImport = async (payload: Payload, record: RosterImport): Promise<void> => {
  const { id, isDryRun } = record;
  const before = countStates(await readOutcomes(id, isDryRun ? "plan" : "result"));
  const progress: Progress = { counts: before, done: 0, total: 0 };
  const finish = (changes: Parameters<typeof updateImport>[2]): Promise<void> =>
    updateImport(payload, id, {
      rowsDone: progress.done,
      rowsTotal: progress.total,
      counts: { ...progress.counts },
      isStopRequested: false,
      finishedAt: new Date().toISOString(),
      ...changes,
    });
  try {
    const isComplete = await runRows(payload, record, progress);
    await finish({ state: isComplete ? (isDryRun ? "planned" : "done") : "stopped" });
    // A complete import without refused rows needs no correction. The table and the pictures are personal data of children.
    if (!isDryRun) await eraseMissingTalents(payload, id);
    if (isComplete && !isDryRun && progress.counts.refused === 0) await removeImportFiles(id, ["table", "pictures", "plan"]);
  } catch (error) {
    if (!(error instanceof ImportProblem)) payload.logger.error({ err: error }, "An import stopped at a fault");
    await finish({ state: "failed", ...describeProblem(error) });
  }
  if (!isDryRun && hasWritten(before, progress.counts)) await announceImport();
};

/** Runs an import that is due, unless another one runs here, in another panel or by the command. */
const tryImport = async (payload: Payload, id: number): Promise<void> => {
  const readWaiting = async (): Promise<RosterImport | null> => {
    const record = await readImport(payload, id);
    return record !== null && isActive(record) && (await ownsImport(payload, id)) ? record : null;
  };
  if ((await readWaiting()) === null) return;
  // Read again: another panel may have finished it meanwhile.
  await runIfUnlocked(IMPORT_LOCK, async () => {
    const record = await readWaiting();
    if (record?.isStopRequested) await updateImport(payload, id, { state: "stopped", isStopRequested: false });
    else if (record !== null) await runImport(payload, record);
  });
};

/**
 * The job of every two seconds: runs the imports that were started in the admin, one after the other. After a crash, the next start
 * continues.
 */
export const runImports = async (payload: Payload): Promise<void> => {
  try {
    for (const id of await importsWithFolder()) await tryImport(payload, id);
  } catch (error) {
    payload.logger.error({ err: error }, "Imports could not be run; the next attempt is in seconds");
  }
};
