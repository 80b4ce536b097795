import fp from "fastify-plugin";
import { dayIn } from "../../src/domain/day";
import { createBuildClient, createUpstreamClient, type UpstreamClient } from "../../src/upstream/http";
import { probePanel } from "../../src/upstream/content/probe-panel";
import type { UpstreamSource } from "../../src/upstream/source";
import { createListeners } from "../lib/listeners";
import { createPanelStatus, watchPanel } from "../live/panel-status";
import type { GatewayOptions } from "./settings";

const PANEL_PROBE_MS = 10_000;

/** Two upstream clients: one for visitors' requests, and one with longer timeouts and more retries for builds. */
const createUpstream = ({ settings, parts: { now } }: GatewayOptions) => {
  const { upstream, upstreamLimits, timeZone, panelProbeMs = PANEL_PROBE_MS } = settings;
  const recoveries = createListeners();
  const onRecovered = (): void => void recoveries.call();
  const unwatched = createUpstreamClient(upstream, upstreamLimits, { now, onRecovered });
  const panel = createPanelStatus({ probe: () => probePanel(unwatched), intervalMs: panelProbeMs, now, onRecovered });
  const client = watchPanel(unwatched, upstream, panel);
  const buildClient = createBuildClient(upstream);
  const sourceOver = (over: UpstreamClient) => (): UpstreamSource => ({
    client: over,
    settings: upstream,
    today: dayIn(timeZone, new Date(now())),
  });
  const close = (): Promise<unknown> => Promise.all([client.close(), buildClient.close()]);
  return {
    client,
    /** Called for each request, since it carries today's date. */
    source: sourceOver(client),
    buildSource: sourceOver(buildClient),
    panel,
    /** Calls back each time a circuit closes, or the panel answers again. */
    whenRecovered: recoveries.add,
    /** Ends running requests. */
    close,
  };
};

declare module "fastify" {
  interface FastifyInstance {
    upstream: ReturnType<typeof createUpstream>;
  }
}

/** `last-requests.ts` closes the clients. */
export const upstreamPlugin = fp<GatewayOptions>(
  async (app, options) => {
    const upstream = createUpstream(options);
    app.decorate("upstream", upstream);
    app.addHook("preClose", async () => upstream.panel.stop());
  },
  { name: "upstream" },
);
