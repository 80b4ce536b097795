import type { Consent } from "../../consents/index";
import type { Picture } from "../pictures/inspect";
import type { RowNote, RowProblem } from "../problems";
import type { FactChanges, NewFacts, RowFacts } from "../row";

export type ChangedPart = keyof RowFacts | "cover" | "book" | "compo" | "digitals" | "consent" | "status";

export type PlannedConsent = Pick<Consent, "givenBy" | "scopes" | "givenOn" | "expiresOn"> & { person: string };

/** `date` is the day on which the digital was taken. */
export type DatedPicture = { picture: Picture; date: string };

export type PlannedPictures = {
  /** Null keeps the stored cover. */
  cover: Picture | null;
  /** Added after the stored pictures. */
  book: readonly Picture[];
  compo: readonly Picture[];
  digitals: readonly DatedPicture[];
};

export type RowWork<Facts> = {
  facts: Facts;
  pictures: PlannedPictures;
  consent: PlannedConsent | null;
  /** The talent's state after the import. */
  status: "published" | "draft";
};

type Common = { row: number; name: string; notes: readonly RowNote[] };

export type RowPlan = Common &
  (
    | { state: "new"; work: RowWork<NewFacts> }
    | { state: "changed"; talent: number; changes: readonly ChangedPart[]; work: RowWork<FactChanges> }
    | { state: "same"; talent: number }
    | { state: "refused"; problems: readonly RowProblem[] }
  );

/** Without the data to write, for reports. */
export type ReportedPlan = Common &
  (
    | { state: "new" }
    | { state: "changed"; talent: number; changes: readonly ChangedPart[] }
    | { state: "same"; talent: number }
    | { state: "refused"; problems: readonly RowProblem[] }
  );
