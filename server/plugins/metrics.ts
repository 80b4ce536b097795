import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { PurgeSummary } from "../cdn/purge-client";
import type { EntrySummary } from "../entries/outbox/entry-table";
import type { PickSummary } from "../entries/outbox/pick-table";
import { refuse } from "../http/refusal";
import type { ChannelState } from "../publish/publication-channel";
import type { RenderOutcome } from "../withdrawal/filter-file";
import type { GatewayOptions } from "./settings";

export interface SharedStateSummary {
  publications: ChannelState;
  /** Whether rate limits are counted in memory, because the database did not answer. */
  countsAlone: boolean;
}

const createCounters = () => {
  const requests = new Map<string, number>();
  const renders: Record<RenderOutcome, number> = { rendered: 0, fallback: 0 };
  const searches: Record<RenderOutcome, number> = { rendered: 0, fallback: 0 };
  const steps = new Map<string, { count: number; seconds: number }>();

  return {
    countRequest: (area: string, status: number): void => {
      const key = `area="${area}",status="${Math.floor(status / 100)}xx"`;
      requests.set(key, (requests.get(key) ?? 0) + 1);
    },
    /** Pages without withdrawn talents: rendered, or without any talent because rendering failed. */
    countRender: (outcome: RenderOutcome): void => {
      renders[outcome] += 1;
    },
    /** Search pages: with results, or without because rendering failed. */
    countSearch: (outcome: RenderOutcome): void => {
      searches[outcome] += 1;
    },
    countStep: (step: string, seconds: number): void => {
      const known = steps.get(step) ?? { count: 0, seconds: 0 };
      steps.set(step, { count: known.count + 1, seconds: known.seconds + seconds });
    },
    /** Lines in Prometheus' text format. */
    lines: (): readonly string[] => [
      "# TYPE gateway_requests_total counter",
      ...[...requests].map(([labels, count]) => `gateway_requests_total{${labels}} ${count}`),
      "# TYPE gateway_page_renders_total counter",
      ...Object.entries(renders).map(([outcome, count]) => `gateway_page_renders_total{outcome="${outcome}"} ${count}`),
      "# TYPE gateway_search_renders_total counter",
      ...Object.entries(searches).map(([outcome, count]) => `gateway_search_renders_total{outcome="${outcome}"} ${count}`),
      "# TYPE gateway_build_steps summary",
      ...[...steps].flatMap(([step, { count, seconds }]) => [
        `gateway_build_steps_count{step="${step}"} ${count}`,
        `gateway_build_steps_sum{step="${step}"} ${seconds.toFixed(3)}`,
      ]),
    ],
  };
};

const renderMetrics = ({ counters, upstream, stores, entries, packages, cdn }: FastifyInstance, now: number): string =>
  [
    ...counters.lines(),
    "# TYPE gateway_upstream_circuit_open gauge",
    ...Object.entries(upstream.client.phases()).map(
      ([backend, phase]) => `gateway_upstream_circuit_open{backend="${backend}"} ${phase === "closed" ? 0 : 1}`,
    ),
    "# TYPE gateway_panel_up gauge",
    `gateway_panel_up ${upstream.panel.read().state === "up" ? 1 : 0}`,
    ...renderEntries(entries.summary(), now),
    ...renderPicks(packages.summary(), now),
    ...renderSharedState(stores.summary()),
    ...renderPurges(cdn.summary()),
    "# TYPE process_resident_memory_bytes gauge",
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    "",
  ].join("\n");

const renderEntries = (summary: EntrySummary | null, now: number): string[] => {
  if (summary === null) return [];
  const { waiting, dead, oldestWaitingAt } = summary;
  return [
    "# TYPE gateway_entries gauge",
    `gateway_entries{status="waiting"} ${waiting}`,
    `gateway_entries{status="dead"} ${dead}`,
    "# TYPE gateway_entries_oldest_waiting_seconds gauge",
    `gateway_entries_oldest_waiting_seconds ${secondsSince(oldestWaitingAt, now)}`,
  ];
};

const renderPicks = (summary: PickSummary | null, now: number): string[] => {
  if (summary === null) return [];
  return [
    "# TYPE gateway_picks_waiting gauge",
    `gateway_picks_waiting ${summary.waiting}`,
    "# TYPE gateway_picks_oldest_waiting_seconds gauge",
    `gateway_picks_oldest_waiting_seconds ${secondsSince(summary.oldestWaitingAt, now)}`,
  ];
};

const renderSharedState = (summary: SharedStateSummary | null): string[] => {
  if (summary === null) return [];
  const { publications, countsAlone } = summary;
  return [
    "# TYPE gateway_shared_database_up gauge",
    `gateway_shared_database_up ${publications === "away" ? 0 : 1}`,
    "# TYPE gateway_shared_publications_listening gauge",
    `gateway_shared_publications_listening ${publications === "listening" ? 1 : 0}`,
    "# TYPE gateway_shared_limits_alone gauge",
    `gateway_shared_limits_alone ${countsAlone ? 1 : 0}`,
  ];
};

const renderPurges = (summary: PurgeSummary | null): string[] => {
  if (summary === null) return [];
  return [
    "# TYPE gateway_cdn_purges_total counter",
    `gateway_cdn_purges_total{outcome="acknowledged"} ${summary.acknowledged}`,
    `gateway_cdn_purges_total{outcome="failed"} ${summary.failed}`,
    "# TYPE gateway_cdn_purge_keys_waiting gauge",
    `gateway_cdn_purge_keys_waiting ${summary.waiting}`,
  ];
};

const secondsSince = (time: number | null, now: number): number => (time === null ? 0 : Math.max(0, Math.round((now - time) / 1000)));

declare module "fastify" {
  interface FastifyInstance {
    counters: ReturnType<typeof createCounters>;
  }
}

/** Plugins with routes come after it. */
export const countersPlugin = fp(
  async (app) => {
    const counters = createCounters();
    app.decorate("counters", counters);
    app.addHook("onResponse", (request, reply, done) => {
      counters.countRequest(areaOf(request), reply.statusCode);
      done();
    });
  },
  { name: "counters" },
);

/** `GET /api/metrics`: for requests with the bearer token, or from this machine only when there is no token. */
export const metricsPlugin = fp<GatewayOptions>(
  async (app, { settings: { metricsToken: token }, parts }) => {
    app.get("/api/metrics", (request, reply) => {
      const isAllowed = token === null ? isFromThisMachine(request) : isBearer(token, request.headers.authorization);
      if (!isAllowed) return refuse(request, reply, "notFound");
      reply.header("cache-control", "no-store").type("text/plain; version=0.0.4; charset=utf-8");
      return reply.send(renderMetrics(app, parts.now()));
    });
  },
  { name: "metrics", dependencies: ["counters", "upstream", "state-stores", "cdn", "entries", "packages"] },
);

const isBearer = (token: string, given = ""): boolean => {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(`Bearer ${token}`), digest(given));
};

const areaOf = (request: FastifyRequest): string => /^\/(api|media)\//.exec(request.raw.url ?? "")?.[1] ?? "site";

/** Requests through a proxy on this machine also come from loopback; they have a forwarding header. */
const isFromThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? "") && headers["x-forwarded-for"] === undefined && headers.forwarded === undefined;
