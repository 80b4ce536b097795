import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../scripts/free-port";
import { startGatewayProcess } from "../../server/entries/tests/gateway-process";
import { startUpstream, type FakeUpstream, type UpstreamOptions } from "../../tests/fakes/upstream/start-upstream";
import { watchMemory } from "./memory";

/** A gateway with an upstream double, an empty data folder and no request budget. */
interface MeasuredGateway {
  port: number;
  upstream: FakeUpstream;
  /** Ends the measurement of memory; returns the peak in bytes. */
  readPeakMemory: () => number;
  stop: () => Promise<void>;
}

export const startMeasuredGateway = async (content: UpstreamOptions["content"] = {}): Promise<MeasuredGateway> => {
  const upstream = await startUpstream({ content });
  const dataDir = await mkdtemp(path.join(tmpdir(), "bench-entries-"));
  const port = await freePort();
  const gateway = await startGatewayProcess({
    settings: upstream.settings,
    port,
    dataDir,
    variables: { ENTRY_BUDGET: "100000", TRUST_PROXY: "true" },
  });
  const memory = watchMemory(gateway.pid);
  return {
    port,
    upstream,
    readPeakMemory: memory.stop,
    stop: async () => {
      await gateway.stop();
      await Promise.all([upstream.close(), rm(dataDir, { recursive: true })]);
    },
  };
};
