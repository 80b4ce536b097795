import { waitFor } from "../../tests/wait";
import { runGateway, TODAY, type RunningGateway } from "./run-gateway";
import { CONTACT, multipart, send } from "../entries/tests/form-bodies";

const HOUR = 3_600_000;

let running: RunningGateway;

afterEach(() => running.close());

/** Starts a gateway with probes after milliseconds instead of seconds. */
const start = async (panelProbeMs = 100): Promise<void> => {
  running = await runGateway({ panelProbeMs, upstreamLimits: { retries: 0 } });
};

const health = async () => (await running.app.inject("/api/health")).json();
const metric = async (name: string): Promise<string | undefined> =>
  (await running.app.inject("/api/metrics")).body.split("\n").find((line) => line.startsWith(name));

it.each([
  ["does not listen", { kind: "down" }],
  ["hangs", { kind: "hang" }],
  ["answers 502", { kind: "status", status: 502 }],
  ["answers a maintenance page", { kind: "html" }],
] as const)("reports down with its time while the panel %s, and up when it answers again", async (_case, fault) => {
  await start();
  expect(await health()).toMatchObject({ panel: "up", panelSince: new Date(TODAY).toISOString() });
  expect(await metric("gateway_panel_up")).toBe("gateway_panel_up 1");
  await running.upstream.setFault(fault);
  running.advanceClock(HOUR); // a probe is due
  await waitFor(async () =>
    expect(await health()).toMatchObject({ status: "ok", panel: "down", panelSince: new Date(TODAY + HOUR).toISOString() }),
  );
  expect(await metric("gateway_panel_up")).toBe("gateway_panel_up 0");
  running.advanceClock(HOUR);
  await running.upstream.setFault(null);
  await waitFor(async () => {
    running.advanceClock(11_000); // the circuit breaker allows a probe
    expect(await health()).toMatchObject({ panel: "up" });
  });
  expect(Date.parse((await health()).panelSince)).toBeGreaterThanOrEqual(TODAY + 2 * HOUR);
});

it("checks at once when a call fails, and stays up when only that call fails", async () => {
  await start(HOUR);
  await running.upstream.setFault({ kind: "status", status: 500, path: /magazine/ });
  const before = running.countRequests(/customizations/);
  await running.app.inject("/api/magazines/pt");
  await waitFor(() => expect(running.countRequests(/customizations/)).toBeGreaterThan(before));
  expect(await health()).toMatchObject({ panel: "up" });
  await running.upstream.setFault({ kind: "down" });
  await running.app.inject("/api/campaigns/pt");
  await waitFor(async () => expect(await health()).toMatchObject({ panel: "down" }));
});

it("checks at once when a call gets an answer that is not JSON", async () => {
  await start(HOUR);
  await running.upstream.setFault({ kind: "html" });
  await running.app.inject("/api/campaigns/pt");
  await waitFor(async () => expect(await health()).toMatchObject({ panel: "down" }));
});

it("answers health while the panel hangs, without a call", async () => {
  await start(HOUR);
  await running.upstream.setFault({ kind: "hang" });
  const before = running.upstream.requests.length;
  expect(await health()).toMatchObject({ panel: "up" });
  expect(running.upstream.requests).toHaveLength(before);
});

it("delivers waiting entries when the panel answers again, without another form", async () => {
  await start();
  await running.upstream.setFault({ kind: "down" });
  for (const message of ["Um", "Dois", "Três"]) await send(running, "contact", multipart({ ...CONTACT, message }));
  await waitFor(async () => expect(await health()).toMatchObject({ panel: "down" }));
  await waitFor(async () => expect(await metric('gateway_entries{status="waiting"}')).toBe('gateway_entries{status="waiting"} 3'));
  await running.upstream.setFault(null);
  running.advanceClock(11_000); // the breaker allows a trial
  await waitFor(() => expect(running.gateway.entries.delivered()).toBe(3));
  expect(running.upstream.entries).toHaveLength(3);
});

it("counts waiting entries, and reports late when one has waited for more than an hour", async () => {
  await start(HOUR);
  await running.upstream.setFault({ kind: "status", status: 503, path: /send$/ });
  await send(running, "contact", multipart(CONTACT));
  await waitFor(async () => expect(await metric('gateway_entries{status="waiting"}')).toBe('gateway_entries{status="waiting"} 1'));
  expect(await health()).toMatchObject({ entries: "ok" });
  running.advanceClock(2 * HOUR);
  expect(await health()).toMatchObject({ entries: "late" });
  expect(await metric("gateway_entries_oldest_waiting_seconds")).toBe("gateway_entries_oldest_waiting_seconds 7200");
  await running.upstream.setFault({ kind: "status", status: 422, path: /send$/ });
  await waitFor(async () => {
    running.advanceClock(HOUR); // the attempt before may have ended only now, with a pause after it
    running.gateway.entries.wake();
    expect(await metric('gateway_entries{status="dead"}')).toBe('gateway_entries{status="dead"} 1');
  });
  expect(await health()).toMatchObject({ entries: "ok" });
});
