import type { DiskSpace } from "../shared/disk";
import type { EntryKind } from "../contract/entry";
import { isRecord } from "../../../src/lib/json";
import { callGateway } from "../publication/index";

export type TalentCount = { talent: number; count: number };

/** Counts are whole numbers, days `yyyy-mm-dd`, times ISO 8601. */
export type GatewayCounts = {
  /** False when counting is disabled; null when the counts cannot be read. The lists are then empty. */
  counting: boolean | null;
  from: string;
  until: string;
  views: number;
  /** Views by the gateway's kind of page. */
  pages: { page: string; count: number }[];
  opened: TalentCount[];
  selected: TalentCount[];
  /** Uses of a filter by the gateway's key. */
  filters: { filter: string; count: number }[];
  /** Searches without a result; `words` contains only words that five searches of a day share. */
  unfound: { total: number; words: { words: string; count: number }[] };
  /** Entries that wait for delivery to this panel, and dead letters; null when it cannot be read. */
  outbox: { waiting: number; dead: number; oldestAt: string | null; erasures: number; undelivered: UndeliveredEntry[] } | null;
  /** The disk with the gateway's data folder; null when it cannot be read. */
  disk: DiskSpace | null;
};

export type UndeliveredEntry = {
  reference: string;
  form: EntryKind;
  /** Whether the gateway has stopped sending it. */
  isDead: boolean;
  receivedAt: string;
  tries: number;
};

export type GatewayReport =
  /** The panel has no gateway address. */
  | { state: "unset" }
  /** The gateway does not respond, or its version has no counts. */
  | { state: "unreachable" }
  | { state: "reachable"; counts: GatewayCounts };

const DAYS = 30;
const TIMEOUT_MS = 3_000;
/** More than the gateway sends in any list of counts. */
const MAX_ITEMS = 20;

const toCount = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);

const toText = (value: unknown): string => (typeof value === "string" ? value.slice(0, 100) : "");

const toList = <Item>(value: unknown, parse: (item: Record<string, unknown>, count: number) => Item | null): Item[] => {
  const items: unknown[] = Array.isArray(value) ? value : [];
  const parsed = items.filter(isRecord).map((item) => (toCount(item.count) === 0 ? null : parse(item, toCount(item.count))));
  return parsed.filter((item) => item !== null).slice(0, MAX_ITEMS);
};

const toTalentCounts = (value: unknown): TalentCount[] =>
  toList(value, ({ talent }, count) => (typeof talent === "string" && /^\d{1,9}$/.test(talent) ? { talent: Number(talent), count } : null));

const toTime = (value: unknown): string | null => (typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : null);

const FORMS = ["getScouted", "contact", "workshopContact"] as const satisfies readonly EntryKind[];

const toUndelivered = (value: unknown): UndeliveredEntry[] => {
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.filter(isRecord).flatMap(({ reference, status, tries, ...item }) => {
    const receivedAt = toTime(item.receivedAt);
    const form = FORMS.find((known) => known === item.form);
    if (receivedAt === null || form === undefined) return [];
    return [{ reference: toText(reference), form, isDead: status === "dead", receivedAt, tries: toCount(tries) }];
  });
};

const toOutbox = (value: unknown): GatewayCounts["outbox"] => {
  if (!isRecord(value)) return null;
  const { waiting, dead, oldestAt, erasures, undelivered } = value;
  return {
    waiting: toCount(waiting),
    dead: toCount(dead),
    oldestAt: toTime(oldestAt),
    erasures: toCount(erasures),
    undelivered: toUndelivered(undelivered),
  };
};

const toDisk = (value: unknown): DiskSpace | null =>
  isRecord(value) && toCount(value.totalBytes) > 0 ? { freeBytes: toCount(value.freeBytes), totalBytes: toCount(value.totalBytes) } : null;

/** Null when the response has no counts. */
export const parseCounts = (answer: unknown): GatewayCounts | null => {
  if (!isRecord(answer) || !("counting" in answer)) return null;
  const unfound = isRecord(answer.unfound) ? answer.unfound : {};
  return {
    counting: typeof answer.counting === "boolean" ? answer.counting : null,
    from: toText(answer.from),
    until: toText(answer.until),
    views: toCount(answer.views),
    pages: toList(answer.pages, ({ page }, count) => (toText(page) === "" ? null : { page: toText(page), count })),
    opened: toTalentCounts(answer.opened),
    selected: toTalentCounts(answer.selected),
    filters: toList(answer.filters, ({ filter }, count) => (toText(filter) === "" ? null : { filter: toText(filter), count })),
    unfound: {
      total: toCount(unfound.total),
      words: toList(unfound.words, ({ words }, count) => (toText(words) === "" ? null : { words: toText(words), count })),
    },
    outbox: toOutbox(answer.outbox),
    disk: toDisk(answer.disk),
  };
};

type Gateway = { publishUrl: string | null; publishSecret: string | null };

/** Fetches the counts of the last 30 days with a signed call. Never rejects. */
export const fetchGatewayReport = async ({ publishUrl, publishSecret }: Gateway): Promise<GatewayReport> => {
  if (publishUrl === null || publishSecret === null || !publishUrl.endsWith("/publish")) return { state: "unset" };
  const url = publishUrl.replace(/\/publish$/, "/counts");
  try {
    const response = await callGateway(url, publishSecret, { timeoutMs: TIMEOUT_MS, days: DAYS });
    const counts = response.ok ? parseCounts(await response.json()) : null;
    return counts === null ? { state: "unreachable" } : { state: "reachable", counts };
  } catch {
    return { state: "unreachable" };
  }
};
