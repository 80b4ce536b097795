import type { Payload } from "payload";

import { recordAddress } from "../admin/addresses";
import { formatClock, formatDay } from "../shared/format-time";
import { describeEvent, type DescribedEvent, type EventWords } from "./describe-event";
import { describeDetail } from "./words";
import type { Step, Visit } from "./visits";

/** In the admin's language. `href` leads to the only record of the step; null when it does not exist any more. */
export type DescribedStep = { action: string; what: string; detail: string | null; href: string | null };
export type DescribedVisit = { id: string; time: string; steps: DescribedStep[] };
/** The visits of each account on one day. */
export type DescribedDay = { day: string; label: string; accounts: { id: string; name: string; visits: DescribedVisit[] }[] };

/** They have a screen of their own in the admin. */
const OPENED_STORES = ["entries", "consents", "talents", "packages", "users"] as const;

type OpenedStore = (typeof OPENED_STORES)[number];

const existingIds = async (payload: Payload, store: OpenedStore, visits: readonly Visit[]): Promise<[string, number[]]> => {
  const ids = visits.flatMap(({ steps }) => steps.filter((step) => step.store === store).flatMap(({ records }) => records));
  // The database adapter: the audit does not record its own reading of ids.
  const { docs } = await payload.db.find<{ id: number }>({
    collection: store,
    where: { id: { in: [...new Set(ids)] } },
    pagination: false,
    select: {},
  });
  return [store, docs.map(({ id }) => id)];
};

const describeStep = (step: Step, { accountName }: Visit, words: EventWords): DescribedEvent => {
  const event = describeEvent({ ...step, accountName, record: step.records.join(", "), detail: step.details.join(", ") }, words);
  if (step.action === "change") return event;
  const details = step.details.map((detail) => describeDetail(detail, words.i18n.language));
  return { ...event, detail: details.length === 0 ? null : details.join("; ") };
};

/** "Autorizações nº 3", "Autorizações (12 registros)". */
const describeWhat = (store: string, { records, isSeveral }: { records: string | null; isSeveral: boolean }): string => {
  if (records === null) return store;
  return isSeveral ? `${store} (${records})` : `${store} ${records}`;
};

const timeOf = ({ from, to }: Visit): string => {
  const [start, end] = [formatClock(from), formatClock(to)];
  return start === end ? start : `${start}–${end}`;
};

const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
};

/** Expects the newest visit first, and keeps this order. */
export const describeVisits = async (visits: readonly Visit[], words: EventWords): Promise<DescribedDay[]> => {
  const { payload } = words;
  const existing = new Map(await Promise.all(OPENED_STORES.map((store) => existingIds(payload, store, visits))));
  const addressOf = ({ store, records: [id, ...others] }: Step): string | null =>
    id !== undefined && others.length === 0 && existing.get(store)?.includes(id) === true
      ? recordAddress(payload.config.routes.admin, store, id)
      : null;
  const toVisit = (visit: Visit): DescribedVisit => ({
    id: `${visit.account} ${visit.from} ${visit.steps.map(({ store, records }) => `${store} ${records}`).join()}`,
    time: timeOf(visit),
    steps: visit.steps.map((step) => {
      const { action, store, records, detail } = describeStep(step, visit, words);
      return { action, what: describeWhat(store, { records, isSeveral: step.records.length > 1 }), detail, href: addressOf(step) };
    }),
  });
  return groupBy(visits, ({ day }) => day).map((ofDay) => ({
    day: ofDay[0]?.day ?? "",
    label: formatDay(ofDay[0]?.day) ?? "",
    accounts: groupBy(ofDay, ({ account }) => String(account)).map((ofAccount) => ({
      id: String(ofAccount[0]?.account),
      name: describeEvent({ accountName: ofAccount[0]?.accountName }, words).account,
      visits: ofAccount.map(toVisit),
    })),
  }));
};

/** One row for each step; the numbers of all its records. */
export const visitsToRows = (visits: readonly Visit[], words: EventWords): string[][] =>
  visits.flatMap((visit) =>
    visit.steps.map((step) => {
      const { account, action, store, detail } = describeStep(step, visit, words);
      const { day, from, to } = visit;
      return [formatDay(day) ?? day, formatClock(from), formatClock(to), account, action, store, step.records.join(", "), detail ?? ""];
    }),
  );
