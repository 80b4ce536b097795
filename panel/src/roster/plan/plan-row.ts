import { allowsPublishing, type ConsentClock, siteConsentState } from "../../consents/index";
import type { RowNote, RowProblem } from "../problems";
import type { RosterRow } from "../row";
import { changedFacts, pickFacts } from "./compare-facts";
import { matchTalent, type TalentIndex } from "./identity";
import { planConsent } from "./plan-consent";
import { type InspectedPictures, pictureProblems, planPictures } from "./plan-pictures";
import type { ChangedPart, PlannedConsent, PlannedPictures, RowPlan } from "./row-plan";
import type { StoredTalent } from "./stored-talents";

export type PlanContext = {
  index: TalentIndex;
  clock: ConsentClock;
  /** The hash of the file from which a stored picture was imported. */
  hashOf: (media: number) => string | undefined;
  /** By age, for a new talent without categories. */
  categoriesFor: (birthdate: string | null) => readonly number[];
};

type Planned = { row: RosterRow; stored: StoredTalent | null; consent: PlannedConsent | null; pictures: PlannedPictures };

const birthdateOf = ({ row, stored }: Pick<Planned, "row" | "stored">): string | null =>
  row.facts.birthdate ?? stored?.facts.birthdate ?? null;

/** Whether the talent may be on the site once the row is imported. */
const mayBePublished = (planned: Planned, clock: ConsentClock): boolean => {
  const { stored, consent } = planned;
  const consents = [...(stored?.consents ?? []), ...(consent === null ? [] : [{ ...consent, withdrawnOn: null }])];
  const isPublished = stored !== null && stored.published !== null;
  return allowsPublishing(siteConsentState({ birthdate: birthdateOf(planned), consents, isPublished }, clock));
};

/** An import publishes new talents; stored drafts only when the row says so, because an editor or a family may have withdrawn one. */
const wantsPublished = ({ row, stored }: Planned): boolean => {
  if (stored?.published) return true;
  if (stored === null || stored.isUnfinished) return row.publish !== "no";
  return row.publish === "yes";
};

const statusNotes = (planned: Planned, isAllowed: boolean): RowNote[] => {
  if (wantsPublished(planned)) return isAllowed ? [] : ["draft-without-consent"];
  return [planned.stored === null ? "draft-as-asked" : "is-draft"];
};

const pictureNotes = ({ stored, pictures }: Planned): RowNote[] =>
  pictures.cover === null && (stored?.cover ?? null) === null && pictures.compo.length === 0 ? ["no-pictures"] : [];

const planNew = (planned: Planned, context: PlanContext): RowPlan => {
  const { row, consent, pictures } = planned;
  const { gender, name, ...facts } = row.facts;
  const categories = facts.categories ?? context.categoriesFor(facts.birthdate);
  const problems: RowProblem[] = categories.length === 0 ? [{ code: "no-category" }] : [];
  if (gender === null) problems.push({ code: "required", field: "gender" });
  if (name === null) problems.push({ code: "required", field: "name" });
  if (gender === null || name === null || problems.length > 0) return refuse(row, problems);
  const isAllowed = mayBePublished(planned, context.clock);
  const status = isAllowed && wantsPublished(planned) ? "published" : "draft";
  const notes = [...statusNotes(planned, isAllowed), ...pictureNotes(planned)];
  const work = { facts: { ...facts, name, gender, categories }, pictures, consent, status } as const;
  return { row: row.number, name, state: "new", notes, work };
};

const listChanges = ({ row, consent, pictures }: Planned, stored: StoredTalent, publishes: boolean): ChangedPart[] => [
  ...changedFacts(row.facts, stored),
  ...(pictures.cover === null ? [] : (["cover"] as const)),
  ...(pictures.book.length === 0 ? [] : (["book"] as const)),
  ...(pictures.compo.length === 0 ? [] : (["compo"] as const)),
  ...(pictures.digitals.length === 0 ? [] : (["digitals"] as const)),
  ...(consent === null ? [] : (["consent"] as const)),
  ...(publishes ? (["status"] as const) : []),
];

const planStored = (planned: Planned, stored: StoredTalent, { clock }: PlanContext): RowPlan => {
  const { row, consent, pictures } = planned;
  const isAllowed = mayBePublished(planned, clock);
  if (stored.hasUnpublishedChanges) return refuse(row, [{ code: "unpublished-changes" }]);
  if (stored.published !== null && !isAllowed) return refuse(row, [{ code: "would-withdraw" }]);
  const status = isAllowed && wantsPublished(planned) ? "published" : "draft";
  const changes = listChanges(planned, stored, status === "published" && stored.published === null);
  const common = { row: row.number, name: row.facts.name ?? "", notes: [...statusNotes(planned, isAllowed), ...pictureNotes(planned)] };
  if (changes.length === 0) return { ...common, state: "same", talent: stored.id };
  const facts = pickFacts(row.facts, changedFacts(row.facts, stored));
  return { ...common, state: "changed", talent: stored.id, changes, work: { facts, pictures, consent, status } };
};

export const refuse = ({ number, facts }: RosterRow, problems: readonly RowProblem[]): RowPlan => ({
  row: number,
  name: facts.name ?? "",
  state: "refused",
  notes: [],
  problems,
});

/** Compares a row with the store. Writes nothing. */
export const planRow = (row: RosterRow, inspected: InspectedPictures, context: PlanContext): RowPlan => {
  const problems = [...row.problems, ...pictureProblems(inspected)];
  if (problems.length > 0) return refuse(row, problems);
  const match = matchTalent(row.facts, context.index);
  if (!match.ok) return refuse(row, [match.problem]);
  const stored = match.talent;
  const person = { name: row.facts.name ?? "", birthdate: birthdateOf({ row, stored }) };
  const consent = planConsent(row.consent, person, { stored: stored?.consents ?? [], today: context.clock.today });
  if (!consent.ok) return refuse(row, [{ code: "required", field: "consentPerson" }]);
  const planned = { row, stored, consent: consent.consent, pictures: planPictures(inspected, stored, context.hashOf) };
  return stored === null ? planNew(planned, context) : planStored(planned, stored, context);
};
