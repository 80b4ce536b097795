import type { PackagePicks, StoredRows } from "../../src/domain/package";
import type { PackageDefinition } from "../../src/domain/package-definition";
import { failure, success, type Result } from "../../src/domain/result";
import type { Outbox } from "../entries/outbox/outbox";
import { mergePicks, readRows } from "./pick-rows";

export interface PicksOptions {
  /** Rejects with storage errors. */
  openOutbox: () => Promise<Pick<Outbox, "picks">>;
  fetch: (hash: string) => Promise<Result<PackagePicks, unknown>>;
  now: () => number;
  onStored: () => void;
}

interface Package {
  hash: string;
  definition: PackageDefinition;
}

/** Picks are stored in the outbox, and read from the content store and from the outbox. */
export const createPicks = ({ openOutbox, fetch, now, onStored }: PicksOptions) => ({
  /** Returns once the rows are durable; null for an invalid body. Rejects with storage errors. */
  add: async ({ hash, definition }: Package, body: string): Promise<StoredRows | null> => {
    const rows = readRows(body, new Set(definition.talents.map(({ talentId }) => talentId)));
    if (rows === null) return null;
    const { picks } = await openOutbox();
    const valid = rows.filter((row) => row !== null);
    const sequences = valid.length === 0 ? [] : await picks.add(hash, valid, now());
    onStored();
    return { stored: rows.map((row) => (row === null ? null : (sequences[valid.indexOf(row)] ?? null))) };
  },
  read: async ({ hash }: Package): Promise<Result<PackagePicks, null>> => {
    // Read before the store's: a row that is delivered meanwhile is then in both.
    const waiting = await (await openOutbox()).picks.ofPackage(hash);
    const stored = await fetch(hash);
    return stored.ok ? success(mergePicks(stored.value, waiting, () => new Date(now()).toISOString())) : failure(null);
  },
});

export type Picks = ReturnType<typeof createPicks>;
