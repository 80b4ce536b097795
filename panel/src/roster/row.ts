import type { Day } from "../../../src/domain/day";
import type { ConsentScope } from "../consents/index";
import type { TraitFacts } from "./traits";
import type { RowProblem } from "./problems";

/** A talent's own data in a row; null for an empty cell or a column that the table does not have. */
export type RowFacts = {
  agencyKey: string | null;
  name: string | null;
  birthdate: Day | null;
  gender: "woman" | "man" | null;
  categories: readonly number[] | null;
  instagram: string | null;
  /** Lines of `values/networks`. */
  networks: string | null;
} & TraitFacts;

/** The facts of a new talent. */
export type NewFacts = Omit<RowFacts, "name" | "gender" | "categories"> & {
  name: string;
  gender: "woman" | "man";
  categories: readonly number[];
};

/** The facts of a stored talent that change. */
export type FactChanges = { [Key in keyof RowFacts]?: NonNullable<RowFacts[Key]> | undefined };

export type RowConsent = {
  /** Null: the guardian of a minor, an adult for themselves. */
  givenBy: "guardian" | "self" | null;
  person: string | null;
  givenOn: Day;
  expiresOn: Day | null;
  scopes: readonly ConsentScope[];
};

/** A row of the table, read. */
export type RosterRow = {
  number: number;
  facts: RowFacts;
  consent: RowConsent | null;
  /** The folder of the talent's pictures, when the table names one. */
  folder: string | null;
  publish: "yes" | "no" | null;
  problems: readonly RowProblem[];
};
