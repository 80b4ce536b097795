import type { Consent } from "../../consents/index";
import type { Picture } from "../pictures/inspect";
import type { RowNote, RowProblem } from "../problems";
import type { FactChanges, NewFacts, RowFacts } from "../row";

/** A part of a talent that an import can change. */
export type ChangedPart = keyof RowFacts | "cover" | "book" | "compo" | "digitals" | "consent" | "status";

/** A consent as it will be recorded. */
export type PlannedConsent = Pick<Consent, "givenBy" | "scopes" | "givenOn" | "expiresOn"> & { person: string };

/** A digital and the day on which it was taken. */
export type DatedPicture = { picture: Picture; date: string };

export type PlannedPictures = {
  /** Null leaves the stored cover. */
  cover: Picture | null;
  /** Added after the stored pictures. */
  book: readonly Picture[];
  compo: readonly Picture[];
  digitals: readonly DatedPicture[];
};

/** The data to write for a row. */
export type RowWork<Facts> = {
  facts: Facts;
  pictures: PlannedPictures;
  consent: PlannedConsent | null;
  /** The talent's state afterwards. */
  status: "published" | "draft";
};

type Common = { row: number; name: string; notes: readonly RowNote[] };

/** The decision about a row. */
export type RowPlan = Common &
  (
    | { state: "new"; work: RowWork<NewFacts> }
    | { state: "changed"; talent: number; changes: readonly ChangedPart[]; work: RowWork<FactChanges> }
    | { state: "same"; talent: number }
    | { state: "refused"; problems: readonly RowProblem[] }
  );

/** A plan without the data to write: the part that reports show. */
export type ReportedPlan = Common &
  (
    | { state: "new" }
    | { state: "changed"; talent: number; changes: readonly ChangedPart[] }
    | { state: "same"; talent: number }
    | { state: "refused"; problems: readonly RowProblem[] }
  );
