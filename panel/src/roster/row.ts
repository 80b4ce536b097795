import type { Day } from "../../../src/domain/day";
import type { ConsentScope } from "../consents/index";
import type { TraitFacts } from "./traits";
import type { RowProblem } from "./problems";

/** Null for an empty cell or a column that the table does not have. */
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

export type NewFacts = Omit<RowFacts, "name" | "gender" | "categories"> & {
  name: string;
  gender: "woman" | "man";
  categories: readonly number[];
};

export type FactChanges = { [Key in keyof RowFacts]?: NonNullable<RowFacts[Key]> | undefined };

export type RowConsent = {
  /** Null: the guardian of a minor, or an adult for themselves. */
  givenBy: "guardian" | "self" | null;
  person: string | null;
  givenOn: Day;
  expiresOn: Day | null;
  scopes: readonly ConsentScope[];
};

export type RosterRow = {
  number: number;
  facts: RowFacts;
  consent: RowConsent | null;
  /** The folder of the talent's pictures; null when the table names none. */
  folder: string | null;
  publish: "yes" | "no" | null;
  problems: readonly RowProblem[];
};
