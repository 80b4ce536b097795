import type { Payload } from "payload";

import { isRecord } from "../../../../src/lib/json";
import type { RosterImport } from "../../payload-types";
import type { RowPlan } from "../plan/row-plan";
import type { TableOptions } from "../table/cell";
import { type MappingChoices, type RosterField, toField } from "../table/columns";

const COLLECTION = "roster-imports";

const OUTCOMES = ["new", "changed", "same", "refused"] as const satisfies readonly RowPlan["state"][];
export type Outcome = (typeof OUTCOMES)[number];
export type Counts = Record<Outcome, number>;

export const isOutcome = (value: unknown): value is Outcome => OUTCOMES.some((outcome) => outcome === value);

export const NO_ROWS: Counts = { new: 0, changed: 0, same: 0, refused: 0 };

export const readCounts = (value: unknown): Counts => {
  const count = (outcome: Outcome): number => (isRecord(value) && typeof value[outcome] === "number" ? value[outcome] : 0);
  return { new: count("new"), changed: count("changed"), same: count("same"), refused: count("refused") };
};

/** The job works on an import in these states, or will. */
export const ACTIVE = ["planning", "importing"] as const;

export const isActive = ({ state }: Pick<RosterImport, "state">): boolean => ACTIVE.some((active) => active === state);

type Changes = Partial<Omit<RosterImport, "id" | "createdAt" | "updatedAt" | "choices">> & { choices?: Record<string, unknown> };

// Here and below, uses the database adapter, because no role may write these records.
export const createImport = async (payload: Payload, account: number): Promise<number> => {
  const now = new Date().toISOString();
  const data = {
    account,
    state: "open",
    isDryRun: true,
    isStopRequested: false,
    rowsDone: 0,
    rowsTotal: 0,
    createdAt: now,
    updatedAt: now,
  };
  const { id } = await payload.db.create({ collection: COLLECTION, data });
  return Number(id);
};

export const updateImport = async (payload: Payload, id: number, changes: Changes): Promise<void> => {
  await payload.db.updateOne({ collection: COLLECTION, id, data: { ...changes, updatedAt: new Date().toISOString() } });
};

export const readImport = (payload: Payload, id: number): Promise<RosterImport | null> =>
  payload.db.findOne<RosterImport>({ collection: COLLECTION, where: { id: { equals: id } } });

export const readImports = async (payload: Payload): Promise<RosterImport[]> =>
  (await payload.db.find<RosterImport>({ collection: COLLECTION, pagination: false, sort: "-id" })).docs;

export const deleteImport = (payload: Payload, id: number): Promise<void> =>
  payload.db.deleteMany({ collection: COLLECTION, where: { id: { equals: id } } });

/** Ignores unknown fields. */
export const readChoices = (value: unknown): MappingChoices => {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return new Map(
    entries.flatMap(([header, field]): [string, RosterField | null][] => {
      if (field === null) return [[header, null]];
      const known = typeof field === "string" ? toField(field) : null;
      return known === null ? [] : [[header, known]];
    }),
  );
};

export const readTableOptions = ({ sheet, includesHidden }: Readonly<Record<string, unknown>>): TableOptions => ({
  sheet: typeof sheet === "string" && sheet !== "" ? sheet : null,
  includesHidden: includesHidden === true || includesHidden === "true",
});

export type ImportSettings = { choices: MappingChoices; options: TableOptions };

export const readSettings = (value: unknown): ImportSettings => {
  const settings = isRecord(value) ? value : {};
  return { choices: readChoices(settings.columns), options: readTableOptions(settings) };
};

export const storedSettings = ({ choices, options }: ImportSettings): Record<string, unknown> => ({
  columns: Object.fromEntries(choices),
  ...options,
});
