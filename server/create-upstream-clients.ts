import { dayIn } from "../src/domain/day";
import { createPatientClient, createUpstreamClient, type UpstreamClient } from "../src/upstream/http";
import { probePanel } from "../src/upstream/content/probe-panel";
import type { UpstreamSource } from "../src/upstream/source";
import { createPanelStatus, watchPanel } from "./live/panel-status";
import type { GatewayParts, GatewaySettings } from "./settings";

const PANEL_PROBE_MS = 10_000;

/** Two upstream clients: one for visitors' requests, and one with longer timeouts and more retries for builds. */
export const createUpstreamClients = (
  { upstream, upstreamLimits, timeZone, panelProbeMs = PANEL_PROBE_MS }: GatewaySettings,
  { now }: GatewayParts,
  onRecovered: () => void,
) => {
  const unwatched = createUpstreamClient(upstream, upstreamLimits, { now, onRecovered });
  const panel = createPanelStatus({ probe: () => probePanel(unwatched), intervalMs: panelProbeMs, now, onRecovered });
  const client = watchPanel(unwatched, upstream, panel);
  const patient = createPatientClient(upstream);
  const sourceOver = (over: UpstreamClient) => (): UpstreamSource => ({
    client: over,
    settings: upstream,
    today: dayIn(timeZone, new Date(now())),
  });
  const close = (): Promise<unknown> => Promise.all([client.close(), patient.close()]);
  return { client, source: sourceOver(client), buildSource: sourceOver(patient), panel, close };
};
