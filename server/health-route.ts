import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { ErasureState } from "./erasure/erasures";
import type { Release } from "./releases/store/release";
import type { Entries } from "./create-entries";
import type { LiveTalents } from "./live/live-talents";
import type { PanelStatus } from "./live/panel-status";

export interface HealthOptions {
  live: Pick<LiveTalents, "health">;
  release: () => Release | null;
  erasureState: () => Promise<ErasureState>;
  isStopping: () => boolean;
  panel: Pick<PanelStatus, "read">;
  entries: Pick<Entries, "summary">;
  now: () => number;
}

/** Reading the list of erased talents takes longer while disk or name resolution hang; then the last known state is sent. */
const ERASURE_WAIT_MS = 100;

/** A form that the panel has not stored after this time is late: attempts in a row have failed. */
const LATE_MS = 60 * 60_000;

/** `closed`: the outbox cannot be opened, so no form is accepted. */
const entriesState = (summary: ReturnType<Entries["summary"]>, now: number): "ok" | "late" | "closed" => {
  if (summary === null) return "closed";
  return summary.oldestWaitingAt !== null && now - summary.oldestWaitingAt > LATE_MS ? "late" : "ok";
};

/**
 * `GET /api/health`: 200 as long as the gateway serves, 503 once it stops; `upstream` tells how fresh its data is, `panel`
 * whether the panel answers, `erasure` whether copies of erased talents are left. Waits for no call to the upstream.
 */
export const addHealthRoute = (
  app: FastifyInstance,
  { live, release, erasureState, isStopping, panel, entries, now }: HealthOptions,
): void => {
  let lastErasure: ErasureState = "pending";
  app.get("/api/health", async (_request, reply) => {
    const reading = erasureState()
      .catch(() => "pending" as const) // the list cannot be read
      .then((state) => (lastErasure = state));
    const erasure = (await Promise.race([reading, delay(ERASURE_WAIT_MS, null, { ref: false })])) ?? lastErasure;
    const [code, status] = isStopping() ? [503, "stopping"] : [200, "ok"];
    const { state, since } = panel.read();
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
      });
  });
};
