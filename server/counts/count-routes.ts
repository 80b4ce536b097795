import { statfs } from "node:fs/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { COUNT_PATH } from "../../src/config/counts";
import type { EntryName } from "../../src/forms/entry-fields";
import { isRecord, parseJson } from "../../src/lib/json";
import { refuse } from "../http/refusal";
import { isSameOrigin } from "../http/same-origin";
import type { Budget } from "../lib/budget";
import { requireSignature } from "../publish/require-signature";
import type { SignedCallRules } from "../publish/signed-call";
import { KEPT_DAYS, type Counts } from "./counts";
import type { Total } from "./count-store";
import { MAX_VISIT_BYTES, readVisit } from "./read-visit";

export interface CountOptions {
  counts: Pick<Counts, "count" | "totals" | "periodOf">;
  /** The agency's setting; null until the content store has sent it. */
  isCounting: () => Promise<boolean | null>;
  /** Views that one address may send. */
  budget: Budget;
  siteUrl: string;
  dataDir: string;
  /** Null while it cannot be read. */
  outbox: () => Promise<OutboxCounts | null>;
  signed: SignedCallRules;
}

/** An entry in the outbox, without its answers. */
export interface UndeliveredEntry {
  reference: string;
  form: EntryName;
  /** `dead`: no longer sent, until an operator replays it. */
  status: "waiting" | "dead";
  /** ISO 8601. */
  receivedAt: string;
  tries: number;
}

export interface OutboxCounts {
  waiting: number;
  dead: number;
  /** ISO 8601; null when nothing waits. */
  oldestAt: string | null;
  /** Erasures that wait for the content store. */
  erasures: number;
  /** At most 50, dead letters first. */
  undelivered: UndeliveredEntry[];
}

const DEFAULT_DAYS = 30;
const MAX_SIGNED_BYTES = 16 * 1024;

/**
 * `GET /api/count`: whether visits are counted. `POST /api/count`: counts one view. `POST /api/counts`, signed by the content
 * store: the totals. Nothing that identifies a visitor is stored.
 */
export const addCountRoutes = (app: FastifyInstance, options: CountOptions): void => {
  app.get(COUNT_PATH, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { counting: (await options.isCounting()) === true };
  });
  void app.register(async (scope) => addVisitRoute(scope, options));
  void app.register(async (scope) => {
    requireSignature(scope, options.signed);
    scope.post("/api/counts", { bodyLimit: MAX_SIGNED_BYTES }, async (request) => totalsAnswer(askedDays(request.body), options));
  });
};

const addVisitRoute = (scope: FastifyInstance, { counts, isCounting, budget, siteUrl }: CountOptions): void => {
  scope.addContentTypeParser("text/plain", { parseAs: "string", bodyLimit: MAX_VISIT_BYTES }, (_request, body, done) => done(null, body));
  scope.post(COUNT_PATH, async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!isSameOrigin(request, siteUrl)) return reply.code(403).send();
    const visit = readVisit(typeof request.body === "string" ? request.body : "");
    if (visit === null) return refuse(request, reply, "badRequest");
    const wait = await budget.take(request.ip);
    if (wait !== null) return reply.code(429).header("retry-after", wait).send();
    if (!isRefusedBy(request) && (await isCounting()) === true) counts.count(visit);
    return reply.code(204).send();
  });
};

/** The headers of Global Privacy Control and Do Not Track. */
const isRefusedBy = ({ headers }: FastifyRequest): boolean => headers["sec-gpc"] === "1" || headers.dnt === "1";

const askedDays = (body: unknown): number => {
  const content = parseJson(String(body));
  const days = isRecord(content) ? content.days : null;
  return typeof days === "number" && Number.isInteger(days) && days >= 1 && days <= KEPT_DAYS ? days : DEFAULT_DAYS;
};

const NOTHING = { views: 0, pages: [], opened: [], selected: [], filters: [], unfound: { total: 0, words: [] } };

/** `counting` is null, and the lists are empty, while the setting is unknown or the store cannot be read. */
const totalsAnswer = async (days: number, { counts, isCounting, dataDir, outbox }: CountOptions) => {
  const isOn = await isCounting();
  const totals = isOn === true ? await counts.totals(days) : null;
  const { pages, opened, selected, filters, unfound, ...rest } = totals ?? { ...counts.periodOf(days), ...NOTHING };
  const named = (name: string, list: readonly Total[]) => list.map(({ value, count }) => ({ [name]: value, count }));
  return {
    counting: isOn === true && totals === null ? null : isOn,
    ...rest,
    pages: named("page", pages),
    opened: named("talent", opened),
    selected: named("talent", selected),
    filters: named("filter", filters),
    unfound: { total: unfound.total, words: named("words", unfound.words) },
    outbox: await outbox(),
    disk: await diskSpace(dataDir),
  };
};

const diskSpace = async (folder: string): Promise<{ freeBytes: number; totalBytes: number } | null> => {
  const space = await statfs(folder).catch(() => null); // unreadable
  return space === null ? null : { freeBytes: space.bavail * space.bsize, totalBytes: space.blocks * space.bsize };
};
