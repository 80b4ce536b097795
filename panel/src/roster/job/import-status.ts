import type { Payload } from "payload";

import type { ImportState } from "./collection";
import { describeImportProblem } from "../words/roster";
import type { RosterImport } from "../../payload-types";
import { IMPORT_PROBLEMS, ImportProblem } from "../problems";
import { sizeOfImportFile } from "./import-folder";
import { type Counts, isActive, readCounts } from "./import-record";
import { readUpload, type Upload } from "./uploads";

/** The job saves its progress every second. */
const STALLED_MS = 8_000;

export type ImportStatus = {
  id: number;
  state: ImportState;
  isDryRun: boolean;
  isStopping: boolean;
  /** Waits for another import, or for the end of a crashed one. */
  isWaiting: boolean;
  done: number;
  total: number;
  counts: Counts;
  problem: string | null;
  startedBy: string;
  startedAt: string;
  finishedAt: string | null;
  uploads: { table: Upload | null; pictures: Upload | null };
  hasRows: boolean;
};

const nameOf = async (payload: Payload, account: number): Promise<string> => {
  const found = await payload.db.findOne<{ id: number; name?: string }>({ collection: "users", where: { id: { equals: account } } });
  return found?.name ?? "–";
};

const describe = ({ problem, problemDetail }: RosterImport, language: string): string | null => {
  const code = IMPORT_PROBLEMS.find((known) => known === problem);
  return code === undefined ? null : describeImportProblem(new ImportProblem(code, problemDetail ?? ""), language);
};

export const readStatus = async (payload: Payload, record: RosterImport, language: string): Promise<ImportStatus> => {
  const { id, state, isDryRun, createdAt, updatedAt, finishedAt } = record;
  return {
    id,
    state,
    isDryRun,
    isStopping: isActive(record) && record.isStopRequested,
    isWaiting: isActive(record) && Date.parse(updatedAt) < Date.now() - STALLED_MS,
    done: record.rowsDone,
    total: record.rowsTotal,
    counts: readCounts(record.counts),
    problem: state === "failed" ? describe(record, language) : null,
    startedBy: await nameOf(payload, record.account),
    startedAt: createdAt,
    finishedAt: finishedAt ?? null,
    uploads: { table: await readUpload(id, "table"), pictures: await readUpload(id, "pictures") },
    hasRows: (await sizeOfImportFile(id, isDryRun ? "plan" : "result")) !== null,
  };
};
