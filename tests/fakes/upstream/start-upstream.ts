import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { UpstreamSettings } from "../../../src/config/environment";
import { createRequestHandler, type RecordedRequest } from "./request-handler";
import { emptyContent, fixtureContent, withoutBrokenRecords } from "./content/fixture-content";
import type { UpstreamContent } from "./content/records";
import { syntheticTalents } from "./content/synthetic-talents";
import type { Confirmation, StoredEntry } from "./entries";
import type { Fault } from "./faults";
import type { PackageStore } from "./packages";

export interface UpstreamOptions {
  /** 0, the default, chooses a free port. */
  port?: number;
  fault?: Fault;
  content?: {
    /** Number of generated talents to add (`content/synthetic-talents.ts`). */
    syntheticTalents?: number;
    /** Leaves out the fixture's own talents. */
    onlySynthetic?: boolean;
    empty?: boolean;
    withoutBroken?: boolean;
    /** Has the extension `updated_since` of the list of talents. */
    tellsChanges?: boolean;
    /** Takes entries as JSON (an extension). */
    takesJsonEntries?: boolean;
    /** Adds an item to the workshop's gallery for each path, so that the content references the file. */
    mediaPaths?: readonly string[];
  };
}

export interface FakeUpstream {
  url: string;
  settings: UpstreamSettings;
  /** A test may change records while the double runs. */
  content: UpstreamContent;
  /** All requests so far, including files. */
  requests: RecordedRequest[];
  entries: readonly StoredEntry[];
  /** Guardians' links by token; a test adds them. */
  confirmations: Map<string, Confirmation>;
  packages: Pick<PackageStore, "rowsOf" | "openings">;
  /** Null ends the fault. */
  setFault(fault: Fault | null): Promise<void>;
  close(): Promise<void>;
}

/** Implements the whole upstream contract and shares no code with the adapter. */
export const startUpstream = async (options: UpstreamOptions = {}): Promise<FakeUpstream> => {
  const handler = createRequestHandler();
  const server = createServer((request, response) => void handler.answer(request, response));
  const listen = (port: number) => new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  await listen(options.port ?? 0);
  const { port } = server.address() as AddressInfo;
  const settings = fakeSettings(`http://127.0.0.1:${port}`);
  const {
    empty = false,
    onlySynthetic = false,
    withoutBroken = false,
    tellsChanges = false,
    takesJsonEntries = false,
    syntheticTalents: count = 0,
    mediaPaths = [],
  } = options.content ?? {};
  const fixture = fixtureContent({ panel: settings.panelUrl, media: settings.mediaUrl });
  const content = empty ? emptyContent() : withoutBroken ? withoutBrokenRecords(fixture) : fixture;
  content.talents = [...(onlySynthetic ? [] : content.talents), ...syntheticTalents(count)];
  Object.assign(content, { tellsChanges, takesJsonEntries });
  content.gallery.push(...mediaPaths.map((cover, index) => ({ id: 90_000 + index, cover, title: "Workshop" })));
  handler.setState({ settings, content });

  const setFault = async (fault: Fault | null): Promise<void> => {
    handler.setFault(fault);
    if (fault?.kind === "down" && server.listening) await stop();
    if (fault?.kind !== "down" && !server.listening) await listen(port);
  };
  await setFault(options.fault ?? null);
  return {
    url: settings.panelUrl,
    settings,
    content,
    requests: handler.requests,
    entries: handler.entries,
    confirmations: handler.confirmations,
    packages: handler.packages,
    setFault,
    close: stop,
  };
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
