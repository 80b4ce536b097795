import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { waitFor } from "../../tests/wait";
import { createPurgeClient, type PurgeClient } from "./purge-client";

const SECRET = "a purge secret for tests";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const acknowledge: Answer = (_request, response) => void response.end("1");
const refuse =
  (status: number): Answer =>
  (_request, response) =>
    void response.writeHead(status).end();
const reset: Answer = (request) => void request.socket.destroy();
const neverAnswer: Answer = () => undefined;

interface Double {
  url: string;
  /** The keys of each call so far. */
  calls: string[][];
  authorizations: Set<string | undefined>;
  methods: Set<string | undefined>;
  /** Answers the next calls, in order; all others are acknowledged. */
  next: Answer[];
  close: () => Promise<void>;
}

const openDoubles: Double[] = [];
let client: PurgeClient | null = null;
let warnings: string[];

const startDouble = async (...next: Answer[]): Promise<Double> => {
  const double: Omit<Double, "url" | "close"> = { calls: [], authorizations: new Set(), methods: new Set(), next };
  const server = createServer((request, response) => {
    double.calls.push(String(request.headers["surrogate-key"]).split(" "));
    double.authorizations.add(request.headers.authorization);
    double.methods.add(request.method);
    (double.next.shift() ?? acknowledge)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const started = { ...double, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/.cdn/purge`, close };
  openDoubles.push(started);
  return started;
};

const startClient = (doubles: readonly { url: string }[], timeoutMs = 10_000): PurgeClient => {
  const urls = doubles.map(({ url }) => url);
  client = createPurgeClient({
    urls,
    secret: SECRET,
    warn: (sentence) => warnings.push(sentence),
    pauses: { firstMs: 1, longestMs: 2 },
    timeoutMs,
  });
  return client;
};

beforeEach(() => {
  warnings = [];
});

afterEach(async () => {
  await client?.stop();
  client = null;
  await Promise.all(openDoubles.splice(0).map(({ close }) => close()));
});

it("posts the keys with the secret, once", async () => {
  const double = await startDouble();
  const { purge, summary } = startClient([double]);
  purge(["live", "t-one"]);
  await waitFor(() => expect(summary()).toEqual({ acknowledged: 1, failed: 0, waiting: 0 }));
  expect([double.calls, [...double.methods], [...double.authorizations]]).toEqual([[["live", "t-one"]], ["POST"], [`Bearer ${SECRET}`]]);
});

it.each([
  ["is answered 503", refuse(503)],
  ["is answered 404", refuse(404)],
  ["is answered with a redirect", refuse(302)],
  ["is lost with its connection", reset],
])("repeats a purge that %s until it is acknowledged, and warns once", async (_what, answer) => {
  const double = await startDouble(answer, answer, answer);
  const { purge, summary } = startClient([double]);
  purge(["t-one"]);
  await waitFor(() => expect(summary()).toEqual({ acknowledged: 1, failed: 3, waiting: 0 }));
  expect(double.calls).toEqual([["t-one"], ["t-one"], ["t-one"], ["t-one"]]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).not.toContain("t-one");
});

it("repeats a purge that is not answered in time", async () => {
  const double = await startDouble(neverAnswer);
  const { purge, summary } = startClient([double], 500);
  purge(["t-one"]);
  await waitFor(() => expect(summary()).toMatchObject({ acknowledged: 1, waiting: 0 }));
  expect(summary().failed).toBeGreaterThan(0);
  expect(double.calls.slice(0, 2)).toEqual([["t-one"], ["t-one"]]);
});

it("sends a key again that is added while a call with it is in progress, since a copy may have been made meanwhile", async () => {
  let answerFirst: (() => void) | null = null;
  const hold: Answer = (_request, response) => {
    answerFirst = () => void response.end("1");
  };
  const double = await startDouble(hold);
  const { purge, summary } = startClient([double]);
  purge(["live"]);
  await waitFor(() => expect(answerFirst).not.toBeNull());
  purge(["live"]);
  expect(summary().waiting).toBe(2);
  (answerFirst as (() => void) | null)?.();
  await waitFor(() => expect(summary()).toEqual({ acknowledged: 2, failed: 0, waiting: 0 }));
  expect(double.calls).toEqual([["live"], ["live"]]);
});

it("sends keys that are added while a failed call is repeated", async () => {
  const double = await startDouble(refuse(503));
  const { purge, summary } = startClient([double]);
  purge(["t-one"]);
  await waitFor(() => expect(summary().failed).toBe(1));
  purge(["t-two"]);
  await waitFor(() => expect(summary().waiting).toBe(0));
  expect(new Set(double.calls.flat())).toEqual(new Set(["t-one", "t-two"]));
});

it("has one server wait for no other: each must acknowledge", async () => {
  const [healthy, broken] = [await startDouble(), await startDouble(refuse(503), refuse(503))];
  const { purge, summary } = startClient([healthy, broken]);
  purge(["live"]);
  await waitFor(() => expect(summary()).toEqual({ acknowledged: 2, failed: 2, waiting: 0 }));
  expect([healthy.calls.length, broken.calls.length]).toEqual([1, 3]);
});

it("divides ten thousand talents into calls whose headers a server accepts", async () => {
  const double = await startDouble();
  const { purge, summary } = startClient([double]);
  const keys = Array.from({ length: 10_000 }, (_, index) => `t-${String(index).padStart(16, "0")}`);
  purge(keys);
  await waitFor(() => expect(summary().waiting).toBe(0));
  expect(new Set(double.calls.flat())).toEqual(new Set(keys));
  expect(Math.max(...double.calls.map((call) => call.join(" ").length))).toBeLessThan(4_000);
});

it("ends at once while a server does not answer, and calls nobody afterwards", async () => {
  const double = await startDouble(neverAnswer, neverAnswer);
  const { purge, stop } = startClient([double]);
  purge(["live"]);
  await waitFor(() => expect(double.calls).toHaveLength(1));
  await stop();
  purge(["live"]);
  await stop();
  expect(double.calls).toHaveLength(1);
  expect(warnings).toEqual([]);
});
