import type { RowResult } from "../import-roster";
import { type ListedPicture, picturesOf } from "../report";
import type { ChangedPart, ReportedPlan, RowPlan } from "../plan/row-plan";
import type { StoredTalent } from "../plan/stored-talents";

/** As the store keeps it: a text, yes or no, or ids of categories. */
export type PartValue = string | boolean | readonly number[] | null;

/** `was` and `becomes` are null for pictures and consents. */
export type PartChange = { part: ChangedPart; was: PartValue; becomes: PartValue };

export type PlacedPicture = ListedPicture & { place: number };

/** Stored for the screen and the report. */
export type RowOutcome = {
  plan: ReportedPlan;
  talent: number | null;
  changes: readonly PartChange[];
  /** The row's pictures with their places in the ZIP, the cover first. */
  pictures: readonly PlacedPicture[];
};

/** Parts whose values the screen does not compare. */
const WITHOUT_VALUE = ["cover", "book", "compo", "digitals", "consent"] as const;

type PartWithValue = Exclude<ChangedPart, (typeof WITHOUT_VALUE)[number]>;

const hasValue = (part: ChangedPart): part is PartWithValue => WITHOUT_VALUE.every((other) => other !== part);

const valueOf = (part: ChangedPart, stored: StoredTalent): PartValue => {
  if (part === "categories") return stored.categories;
  if (part === "status") return stored.published === null ? "draft" : "published";
  return hasValue(part) ? (stored.facts[part] ?? null) : null;
};

const changesOf = (plan: RowPlan, stored: StoredTalent | null): PartChange[] => {
  if (plan.state !== "changed" || stored === null) return [];
  const { facts, status } = plan.work;
  const newValue = (part: ChangedPart): PartValue => {
    if (part === "status") return status;
    return hasValue(part) ? (facts[part] ?? null) : null;
  };
  return plan.changes.map((part) => ({ part, was: valueOf(part, stored), becomes: newValue(part) }));
};

const withoutWork = (plan: RowPlan): ReportedPlan => {
  if (plan.state === "same" || plan.state === "refused") return plan;
  const { row, name, notes } = plan;
  return plan.state === "new"
    ? { row, name, notes, state: "new" }
    : { row, name, notes, state: "changed", talent: plan.talent, changes: plan.changes };
};

export const toOutcome = ({ plan, talent, stored, pictures }: RowResult, paths: ReadonlyMap<string, number>): RowOutcome => {
  return {
    plan: withoutWork(plan),
    talent,
    changes: changesOf(plan, stored),
    pictures: picturesOf({ plan, pictures }).map((picture) => ({ ...picture, place: paths.get(picture.path) ?? 0 })),
  };
};
