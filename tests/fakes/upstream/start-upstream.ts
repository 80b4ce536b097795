import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { UpstreamSettings } from "../../../src/config/environment";
import { fixtureContent, withoutBrokenRecords } from "./content/fixture-content";
import type { UpstreamContent } from "./content/records";
import { syntheticTalents } from "./content/synthetic-talents";
import { createEntries, type StoredEntry } from "./entries";
import { createAim, faultyReply, sendBadly, type Fault } from "./faults";
import { BodyTooLarge, readIncoming, type Incoming } from "./incoming";
import { message, notFound, type Reply } from "./reply";
import { ROUTES } from "./routes";
import { createSignIn } from "./sign-in";
import { storageFile } from "./storage";

const MAX_BODY_BYTES = 64_000_000;

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
  };
}

export interface SeenRequest {
  method: string;
  /** Path with query, as sent. */
  address: string;
  path: string;
  status: number;
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
  const state = createState();
  const server = createServer((request, response) => void state.answer(request, response));
  const listen = (port: number) => new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  await listen(options.port ?? 0);
  const { port } = server.address() as AddressInfo;
  const settings = fakeSettings(`http://127.0.0.1:${port}`);
  const { onlySynthetic = false, withoutBroken = false, syntheticTalents: count = 0 } = options.content ?? {};
  const fixture = fixtureContent({ panel: settings.panelUrl, media: settings.mediaUrl });
  const content = withoutBroken ? withoutBrokenRecords(fixture) : fixture;
  content.talents = [...(onlySynthetic ? [] : content.talents), ...syntheticTalents(count)];
  state.begin(settings, content);

  const setFault = async (fault: Fault | null): Promise<void> => {
    state.setFault(fault);
    if (fault?.kind === "down" && server.listening) await stop();
    if (fault?.kind !== "down" && !server.listening) await listen(port);
  };
  await setFault(options.fault ?? null);
  return { url: settings.panelUrl, settings, content, requests: state.requests, entries: state.entries.stored, setFault, close: stop };
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

const createState = () => {
  let known: { settings: UpstreamSettings; content: UpstreamContent } | null = null;
  let fault: Fault | null = null;
  let isAimedAt: (path: string) => boolean = () => false;
  const requests: SeenRequest[] = [];
  const entries = createEntries();
  const signIn = createSignIn(() => current().settings);

  const current = () => {
    if (known === null) throw new Error("the double has not begun");
    return known;
  };

  const rightReply = async (request: Incoming): Promise<Reply> => {
    if (request.method === "POST" && request.path === "/login") return signIn.login(request);
    if (request.method === "POST" && request.path === "/signin") return signIn.signin(request);
    if (request.path.startsWith("/storage/")) return storageFile(request);
    for (const { method, pattern, token, handle } of ROUTES) {
      const match = method === request.method ? pattern.exec(request.path) : null;
      if (match === null) continue;
      if (!signIn.isValid(request, token)) return message(401, "Unauthenticated.");
      return handle({ request, content: current().content, entries, parts: match.slice(1).filter((part) => part !== undefined) });
    }
    return notFound();
  };

  const expireIfDue = (): void => {
    if (fault?.kind !== "expire-tokens") return;
    if (fault.afterCalls > 0) fault = { ...fault, afterCalls: fault.afterCalls - 1 };
    else {
      signIn.revokeAll();
      fault = null;
    }
  };

  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readIncoming(incoming, MAX_BODY_BYTES).catch((error: unknown) => {
      if (error instanceof BodyTooLarge) send(response, message(413, "The body is too large."));
      incoming.resume(); // what is still coming is thrown away, so that the sender lives to read the answer
      return null;
    });
    if (request === null) return;
    const isSignIn = request.path === "/login" || request.path === "/signin";
    if (!isSignIn) expireIfDue();
    const right = fault?.kind === "refuse-sign-in" && isSignIn ? message(401, "Invalid credentials.") : await rightReply(request);
    const isFaulty = fault !== null && right.status !== 401 && isAimedAt(request.path);
    const reply = (isFaulty && fault !== null ? faultyReply(fault, right) : null) ?? right;
    requests.push({ method: request.method, address: incoming.url ?? "/", path: request.path, status: reply.status });
    if (isFaulty && fault !== null && reply === right) sendBadly(fault, response, right);
    else send(response, reply);
  };

  return {
    requests,
    entries,
    answer,
    begin: (settings: UpstreamSettings, content: UpstreamContent) => {
      known = { settings, content };
    },
    setFault: (next: Fault | null) => {
      fault = next;
      isAimedAt = next === null ? () => false : createAim(next);
    },
  };
};

const send = (response: ServerResponse, { status, headers, body }: Reply): void => {
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
  response.end(body);
};
