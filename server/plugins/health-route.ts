import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { EntrySummary } from "../entries/outbox/entry-table";
import type { ErasureState } from "../erasure/erasures";
import type { Release } from "../releases/store/release";
import type { GatewayOptions } from "./settings";
import type { LiveTalents } from "../live/live-talents";
import type { ChannelState } from "../publish/publication-channel";
import type { PanelStatus } from "../live/panel-status";

export interface HealthOptions {
  live: Pick<LiveTalents, "health">;
  release: () => Release | null;
  erasureState: () => Promise<ErasureState>;
  isStopping: () => boolean;
  panel: Pick<PanelStatus, "read">;
  entries: { summary: () => EntrySummary | null };
  /** Null when this gateway shares no state with others. */
  sharedState?: () => { publications: ChannelState } | null;
  now: () => number;
}

/** When reading the list of erased talents takes longer (a hanging disk), the last known state is sent. */
const ERASURE_WAIT_MS = 100;

const LATE_MS = 60 * 60_000;

/** `closed`: the outbox cannot be opened, so no form is accepted. */
const entriesState = (summary: EntrySummary | null, now: number): "ok" | "late" | "closed" => {
  if (summary === null) return "closed";
  return summary.oldestWaitingAt !== null && now - summary.oldestWaitingAt > LATE_MS ? "late" : "ok";
};

/**
 * `GET /api/health`: 200 while the gateway serves, 503 once it stops. `upstream`: age of the live data; `panel`: whether the panel
 * answers; `erasure`: whether copies of erased talents exist; `shared`, only with shared state: how publications of other gateways arrive. Never waits for the upstream.
 */
export const addHealthRoute = (
  app: FastifyInstance,
  { live, release, erasureState, isStopping, panel, entries, sharedState = () => null, now }: HealthOptions,
): void => {
  let lastErasure: ErasureState = "pending";
  app.get("/api/health", async (_request, reply) => {
    const reading = erasureState()
      .catch(() => "pending" as const) // the list cannot be read
      .then((state) => (lastErasure = state));
    const erasure = (await Promise.race([reading, delay(ERASURE_WAIT_MS, null, { ref: false })])) ?? lastErasure;
    const [code, status] = isStopping() ? [503, "stopping"] : [200, "ok"];
    const { state, since } = panel.read();
    const shared = sharedState();
    return reply
      .code(code)
      .header("cache-control", "no-store")
      .send({
        status,
        release: release()?.id ?? null,
        upstream: live.health(),
        panel: state,
        panelSince: new Date(since).toISOString(),
        entries: entriesState(entries.summary(), now()),
        erasure,
        ...(shared !== null && { shared: shared.publications }),
      });
  });
};

export const healthPlugin = fp<GatewayOptions>(
  async (app, { parts }) => {
    const { connections, upstream, stores, releaseStore, reads, releases, entries } = app;
    addHealthRoute(app, {
      ...{ live: reads.live, release: releaseStore.current, erasureState: releases.erasureState, isStopping: connections.isStopping },
      ...{ panel: upstream.panel, entries, sharedState: stores.summary, now: parts.now },
    });
  },
  { name: "health", dependencies: ["upstream", "state-stores", "release-store", "reads", "cdn", "releases", "entries"] },
);
