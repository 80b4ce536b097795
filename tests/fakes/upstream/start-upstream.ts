import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { UpstreamSettings } from "../../../src/config/environment";
import { createAnswering, type SeenRequest } from "./answering";
import { fixtureContent, withoutBrokenRecords } from "./content/fixture-content";
import type { UpstreamContent } from "./content/records";
import { syntheticTalents } from "./content/synthetic-talents";
import type { StoredEntry } from "./entries";
import type { Fault } from "./faults";

export interface UpstreamOptions {
  /** 0, the default, takes any free one. */
  port?: number;
  fault?: Fault;
  content?: {
    /** Adds so many generated talents; see `content/synthetic-talents`. */
    syntheticTalents?: number;
    /** Leaves out the fixture's own talents. */
    onlySynthetic?: boolean;
    /** Leaves out the broken records: an upstream as it should be. */
    withoutBroken?: boolean;
    /** Adds a picture or video to the workshop's gallery for each path, so that content names it. */
    mediaPaths?: readonly string[];
  };
}

export interface FakeUpstream {
  url: string;
  settings: UpstreamSettings;
  /** Live: a test may change records while the double runs. */
  content: UpstreamContent;
  /** Everything answered so far, files included. */
  requests: SeenRequest[];
  entries: readonly StoredEntry[];
  /** Misbehave from now on, or be well again with null. */
  setFault(fault: Fault | null): Promise<void>;
  close(): Promise<void>;
}

/** An upstream over real HTTP that speaks the whole contract and knows nothing of the adapter. */
export const startUpstream = async (options: UpstreamOptions = {}): Promise<FakeUpstream> => {
  const answering = createAnswering();
  const server = createServer((request, response) => void answering.answer(request, response));
  const listen = (port: number) => new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  await listen(options.port ?? 0);
  const { port } = server.address() as AddressInfo;
  const settings = fakeSettings(`http://127.0.0.1:${port}`);
  const { onlySynthetic = false, withoutBroken = false, syntheticTalents: count = 0, mediaPaths = [] } = options.content ?? {};
  const fixture = fixtureContent({ panel: settings.panelUrl, media: settings.mediaUrl });
  const content = withoutBroken ? withoutBrokenRecords(fixture) : fixture;
  content.talents = [...(onlySynthetic ? [] : content.talents), ...syntheticTalents(count)];
  content.gallery.push(...mediaPaths.map((cover, index) => ({ id: 90_000 + index, cover, title: "Workshop" })));
  answering.begin({ settings, content });

  const setFault = async (fault: Fault | null): Promise<void> => {
    answering.setFault(fault);
    if (fault?.kind === "down" && server.listening) await stop();
    if (fault?.kind !== "down" && !server.listening) await listen(port);
  };
  await setFault(options.fault ?? null);
  return { url: settings.panelUrl, settings, content, requests: answering.requests, entries: answering.entries, setFault, close: stop };
};

const fakeSettings = (url: string): UpstreamSettings => ({
  panelUrl: url,
  panelSalt: "panel-salt-for-tests",
  panelApiToken: "panel-token-for-tests",
  integrationUrl: url,
  integrationSalt: "integration-salt-for-tests",
  integrationApiKey: "integration-key-for-tests",
  mediaUrl: `${url}/storage`,
  mediaHosts: ["*.cdn.example.com"],
});
