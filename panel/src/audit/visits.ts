import type { AuditEvent } from "../payload-types";
import { dayOf } from "../shared/agency-days";

/** One kind of action on records of one collection. `details` has no repetition. */
export type Step = Pick<AuditEvent, "action" | "store"> & { records: number[]; details: string[] };

/**
 * The actions of an account on the data of one person, or on one list, on one day and without a pause of more than half an hour. `from`
 * and `to` are ISO 8601, `day` is the day at the agency.
 */
export type Visit = Pick<AuditEvent, "account" | "accountName"> & { day: string; from: string; to: string; steps: Step[] };

const PAUSE_MS = 30 * 60_000;

export const idsIn = (record: string | null | undefined): number[] =>
  (record ?? "")
    .split(", ")
    .filter((id) => id !== "")
    .map(Number);

/** The same people have the same hashes: an application and its photos are one visit. Each export is a line of its own. */
const subjectOf = ({ id, action, store, record, subjects }: AuditEvent): string => {
  if (action === "export") return `export ${id}`;
  if (action === "list") return `list ${store}`;
  return [...(subjects ?? [])].sort().join(" ") || `${store} ${record}`;
};

const detailsIn = ({ action, detail }: AuditEvent): string[] => {
  if (!detail) return [];
  return action === "change" ? detail.split(", ") : [detail];
};

const union = <Item>(one: readonly Item[], other: readonly Item[]): Item[] => [...new Set([...one, ...other])];

const addStep = (steps: readonly Step[], event: AuditEvent): Step[] => {
  const { action, store } = event;
  const isSame = (step: Step): boolean => step.action === action && step.store === store;
  const extended = steps.some(isSame) ? steps : [...steps, { action, store, records: [], details: [] }];
  return extended.map((step) =>
    isSame(step) ? { ...step, records: union(step.records, idsIn(event.record)), details: union(step.details, detailsIn(event)) } : step,
  );
};

const startVisit = ({ account, accountName, createdAt }: AuditEvent): Visit => ({
  account,
  accountName,
  day: dayOf(new Date(createdAt)),
  from: createdAt,
  to: createdAt,
  steps: [],
});

/** Expects the records oldest first; returns the visits newest first. */
export const groupVisits = (events: readonly AuditEvent[]): Visit[] => {
  const newest = new Map<string, Visit>();
  const visits: Visit[] = [];
  for (const event of events) {
    const key = [event.account, dayOf(new Date(event.createdAt)), subjectOf(event)].join("|");
    let visit = newest.get(key);
    if (visit === undefined || Date.parse(event.createdAt) - Date.parse(visit.to) > PAUSE_MS) {
      visit = startVisit(event);
      newest.set(key, visit);
      visits.push(visit);
    }
    visit.to = event.createdAt;
    visit.steps = addStep(visit.steps, event);
  }
  return visits.sort((one, other) => other.to.localeCompare(one.to));
};
