import type { PayloadRequest } from "payload";

import { daysBetween } from "../../../src/domain/day";
import { isAdmin, isEditor, isScout } from "../access/roles";
import { readEndingConsents, readTalentsWithoutConsent, type TalentWithoutConsent } from "../consents/index";
import { talentsWithoutCover, talentsOutOfCategory } from "./care-queries";
import { isLow, readDisk, type DiskSpace } from "../shared/disk";
import type { GatewayReport } from "./gateway-report";

/** Each has a list of talents or consents at /admin/care/{list}. */
export const CARE_LISTS = ["ending", "unrecorded", "missing", "expired", "no-cover", "outgrown"] as const;
export type CareList = (typeof CARE_LISTS)[number];

/** Something that the agency should see to. Counts are above zero. */
export type CareItem =
  /** Consents that expire within 60 days; `daysLeft` until the next one does. */
  | { rule: "ending"; count: number; daysLeft: number }
  /** Published talents without a recorded consent, which stay on the site during the grace period. */
  | { rule: "unrecorded"; count: number; daysLeft: number }
  | { rule: Exclude<CareList, "ending" | "unrecorded">; count: number }
  /** Entries that the gateway no longer sends to the panel, or has failed to send for an hour. */
  | { rule: "deliveries-failed" | "deliveries-late"; count: number }
  /** Families' erasures that have not reached the panel. */
  | { rule: "erasures-waiting"; count: number }
  | { rule: "disk"; on: "panel" | "gateway"; disk: DiskSpace };

const LATE_MS = 60 * 60 * 1000;

const withRecords = (items: (CareItem & { count: number })[]): CareItem[] => items.filter(({ count }) => count > 0);

/** For admins and scouts. */
const LISTS_BY_STATE = { "not-recorded": "unrecorded", missing: "missing", withdrawn: "missing", expired: "expired" } as const;

/** Editors see only `missing` and `expired`. */
export const consentList = ({ state }: TalentWithoutConsent, { mayReadConsents }: { mayReadConsents: boolean }) =>
  !mayReadConsents && state === "not-recorded" ? "missing" : LISTS_BY_STATE[state];

/** The talents without a consent, limited to those that the account may read: scouts only see published ones. */
export const readKnownWithoutConsent = async (req: PayloadRequest, now: Date) => {
  const { talents, clock } = await readTalentsWithoutConsent(req.payload, now);
  const [readsDrafts, mayReadConsents] = [(await isEditor({ req })) === true, (await isScout({ req })) === true];
  const known = talents.filter(({ isPublished }) => readsDrafts || isPublished);
  const listed = known.map((talent) => ({ ...talent, list: consentList(talent, { mayReadConsents }) }));
  return { talents: listed, clock };
};

const readConsentItems = async (req: PayloadRequest, now: Date): Promise<CareItem[]> => {
  const { talents, clock } = await readKnownWithoutConsent(req, now);
  const countOf = (list: CareList): number => talents.filter((talent) => talent.list === list).length;
  const ending = (await isScout({ req })) === true ? await readEndingConsents(req.payload, now) : [];
  const graceDays = clock.graceUntil === null ? 0 : daysBetween(clock.today, clock.graceUntil);
  return withRecords([
    { rule: "ending", count: ending.length, daysLeft: ending[0]?.daysLeft ?? 0 },
    { rule: "expired", count: countOf("expired") },
    { rule: "missing", count: countOf("missing") },
    { rule: "unrecorded", count: countOf("unrecorded"), daysLeft: graceDays },
  ]);
};

const readTalentItems = async (req: PayloadRequest, now: Date): Promise<CareItem[]> => {
  if ((await isEditor({ req })) !== true) return [];
  const count = async (where: ReturnType<typeof talentsWithoutCover>): Promise<number> =>
    (await req.payload.count({ collection: "talents", where, overrideAccess: false, req })).totalDocs;
  return withRecords([
    { rule: "outgrown", count: await count(await talentsOutOfCategory(req, now)) },
    { rule: "no-cover", count: await count(talentsWithoutCover()) },
  ]);
};

/** The items from the panel's own data, for the account's role. */
export const readOwnCare = async (req: PayloadRequest, now: Date): Promise<CareItem[]> => {
  const disk = (await isAdmin({ req })) === true ? await readDisk() : null;
  return [
    ...(await readConsentItems(req, now)),
    ...(await readTalentItems(req, now)),
    ...(disk !== null && isLow(disk) ? [{ rule: "disk", on: "panel", disk } as const] : []),
  ];
};

/** The items of the gateway's report. Entries are hidden from editors; the disk is only for admins. */
export const readGatewayCare = async (req: PayloadRequest, report: GatewayReport, now: Date): Promise<CareItem[]> => {
  if (report.state !== "reachable") return [];
  const { outbox, disk } = report.counts;
  const items: CareItem[] = [];
  if (outbox !== null && (await isScout({ req })) === true) {
    const isLate = outbox.oldestAt !== null && now.getTime() - Date.parse(outbox.oldestAt) > LATE_MS;
    items.push(
      ...withRecords([
        { rule: "deliveries-failed", count: outbox.dead },
        // With failed deliveries, the oldest entry may be one of them.
        { rule: "deliveries-late", count: isLate && outbox.dead === 0 ? outbox.waiting : 0 },
        { rule: "erasures-waiting", count: outbox.erasures },
      ]),
    );
  }
  if (disk !== null && isLow(disk) && (await isAdmin({ req })) === true) items.push({ rule: "disk", on: "gateway", disk });
  return items;
};
