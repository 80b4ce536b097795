import { setTimeout as delay } from "node:timers/promises";
import fp from "fastify-plugin";
import type { GatewayOptions } from "./settings";

/** Longest time for requests in flight when the gateway stops. */
export const STOP_REQUESTS_MS = 30_000;

/** Answers the requests in flight when the gateway stops: after every other `preClose`, and before every other `onClose`. */
export const lastRequestsPlugin = fp<GatewayOptions>(
  async (app, { settings: { stop: { drainMs = 0, requestsMs = STOP_REQUESTS_MS } = {} } }) => {
    const { connections, upstream, leases } = app;
    app.addHook("preClose", async () => {
      // Another gateway may deliver while this one answers its last requests.
      await leases.deliveries.stop();
      await delay(drainMs);
      await connections.close(app.server, requestsMs);
    });
    // Ends running requests, so that the caches wait for their writes only.
    app.addHook("onClose", async () => void (await upstream.close()));
  },
  { name: "last-requests", dependencies: ["upstream", "leases", "entries", "packages"] },
);
