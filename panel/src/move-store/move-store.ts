import { createHmac } from "node:crypto";

import type { PanelEnvironment } from "../environment";
import { migrations } from "../database/migrations/sqlite";
import type { FilesToMove } from "./copy-files";
import { continueIds, copyTables, planTables, verifyTables } from "./copy-tables";
import { MoveError } from "./move-error";
import { claimTarget, endState } from "./move-state";
import { openSource, type SourceStore } from "./source-store";
import { openTarget } from "./target-database";

export type MoveOptions = {
  /** Contains the new database, and the bucket if files are moved. */
  environment: PanelEnvironment;
  hasFilesToMove: boolean;
  migrate: () => Promise<void>;
  say: (line: string) => void;
};

/** Identifies the store of an unfinished move. */
const identify = (secret: string): string => createHmac("sha256", secret).update("move-store").digest("hex");

const requireCurrentSchema = async (source: SourceStore): Promise<void> => {
  const applied = await source.migrations();
  const missing = migrations.filter(({ name }) => !applied.includes(name));
  if (missing.length > 0)
    throw new MoveError("The store is of an earlier version: start the panel of this version once, stop it, and move the store then");
};

const moveFiles = async (files: FilesToMove, say: MoveOptions["say"]): Promise<void> => {
  // Imported on demand, since Amazon's client is large.
  const { copyFiles } = await import("./copy-files");
  const { copied, inPlace, missing } = await copyFiles(files);
  say(`files: ${copied} copied, ${inPlace} were in place`);
  for (const name of missing) say(`! ${name} is missing in the old store, too`);
};

/**
 * Copies the SQLite store of the data folder into an empty Postgres database, and its files into the bucket. Changes nothing in the data
 * folder. Repeating an interrupted move continues it.
 */
export const moveStore = async ({ environment, hasFilesToMove, migrate, say }: MoveOptions): Promise<void> => {
  const { databaseUrl, dataDir, payloadSecret, s3 } = environment;
  if (databaseUrl === null) throw new MoveError("The address of the new database is missing");
  const source = await openSource(dataDir);
  const target = await openTarget(databaseUrl).catch((error: unknown) => {
    source.close();
    throw error;
  });
  try {
    await requireCurrentSchema(source);
    const state = await claimTarget(target, identify(payloadSecret));
    if (state === "continued") say("continuing an unfinished move");
    await migrate();
    const tables = await planTables({ source, target });
    await copyTables({ source, target }, tables, say);
    if (hasFilesToMove && s3 !== null) await moveFiles({ source, target, dataDir, bucket: s3 }, say);
    const rows = await verifyTables(target, tables);
    await target.transaction(async () => {
      await continueIds({ source, target });
      await endState(target);
    });
    say(`${tables.length} tables with ${rows} rows are the same in both stores`);
  } finally {
    source.close();
    await target.close();
  }
};
