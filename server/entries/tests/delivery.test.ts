import type { Fault } from "../../../tests/fakes/upstream/faults";
import { openOutbox, type Outbox } from "../outbox/outbox";
import { eventually } from "../../tests/eventually";
import { runGateway, type RunningGateway } from "../../tests/run-gateway";
import { CONTACT, multipart, scoutingForm, send } from "./a-form";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

let running: RunningGateway;
let rows: Outbox;

beforeEach(async () => {
  running = await runGateway({ servesSite: false, entries: { budget: { calls: 1000, seconds: 600 } } });
  rows = await openOutbox(running.dataDir, Date.now);
});

afterEach(async () => {
  rows.close();
  await running.close();
});

const contact = (message: string) => send(running, "contact", multipart({ ...CONTACT, message }));
const waiting = () => rows.store.all().map(({ status, tries, reason }) => ({ status, tries, reason }));

/** Passes the time, and asks for a round. */
const later = (ms: number): void => {
  running.pass(ms);
  running.gateway.entries.wake();
};

const FAULTS: readonly [string, Fault, RegExp][] = [
  ["answers 500", { kind: "status", status: 500, path: /send$/ }, /answered 500/],
  ["answers 503", { kind: "status", status: 503, path: /send$/ }, /answered 503/],
  ["answers 404", { kind: "status", status: 404, path: /send$/ }, /answered 404/],
  ["sends elsewhere", { kind: "status", status: 302, path: /send$/ }, /answered 302/],
  ["asks for patience", { kind: "too-many-requests", retryAfter: "60", path: /send$/ }, /answered 429/],
  ["answers HTML with 200", { kind: "html", path: /send$/ }, /no JSON/],
  ["breaks off", { kind: "reset", path: /send$/ }, /cannot be reached/],
  ["stops in the middle of its JSON", { kind: "truncated-json", path: /send$/ }, /no JSON/],
  ["refuses the sign-in", { kind: "refuse-sign-in" }, /refuses the credentials/],
  ["is down", { kind: "down" }, /cannot be reached/],
];

it.each(FAULTS)("an upstream that %s gets the entry once it is well", async (_case, fault, reason) => {
  await running.upstream.setFault(fault);
  expect((await contact("Um")).statusCode).toBe(202);
  await eventually(() => expect(waiting()).toEqual([{ status: "waiting", tries: 1, reason: expect.stringMatching(reason) }]));
  await running.upstream.setFault(null);
  later(61 * SECOND);
  await eventually(() => expect(waiting()).toEqual([]));
  expect(running.upstream.entries).toHaveLength(1);
});

it("an answer that was lost is no second entry: the same key goes with each try", async () => {
  await running.upstream.setFault({ kind: "reset", path: /send$/, times: 3 });
  await contact("Um");
  for (let tries = 1; tries <= 3; tries += 1) {
    await eventually(() => expect(waiting()[0]?.tries).toBe(tries));
    later(HOUR);
  }
  await eventually(() => expect(waiting()).toEqual([]));
  expect(running.upstream.requests.filter(({ path }) => path.endsWith("/send"))).toHaveLength(4);
  expect(running.upstream.entries).toHaveLength(1);
});

it("a dead token costs a sign-in, not an entry", async () => {
  await contact("Um");
  await eventually(() => expect(running.upstream.entries).toHaveLength(1));
  await running.upstream.setFault({ kind: "expire-tokens", afterCalls: 0 });
  await contact("Dois");
  await eventually(() => expect(running.upstream.entries).toHaveLength(2));
});

it("Retry-After is kept, and a longer pause of our own too", async () => {
  await running.upstream.setFault({ kind: "too-many-requests", retryAfter: "3600", path: /send$/ });
  await contact("Um");
  await eventually(() => expect(waiting()[0]?.tries).toBe(1));
  later(3_500 * SECOND);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(waiting()[0]?.tries).toBe(1);
  later(200 * SECOND);
  await eventually(() => expect(waiting()[0]?.tries).toBe(2));
});

it.each([422, 413])("%i is given up at once, with a warning that names no answer", async (status) => {
  await running.upstream.setFault({ kind: "status", status, path: /send$/ });
  const { reference } = (await contact("canary")).json();
  await eventually(() => expect(waiting()).toEqual([{ status: "dead", tries: 1, reason: expect.stringContaining(String(status)) }]));
  expect(running.warnings.join()).toContain(reference);
  expect(running.warnings.join()).not.toMatch(/canary|Ana|familia|90000/);
});

it("after ten tries an entry is given up, and a replay brings it to the panel", async () => {
  await running.upstream.setFault({ kind: "status", status: 500, path: /send$/ });
  const { reference } = (await contact("Um")).json();
  for (let tries = 1; tries <= 10; tries += 1) {
    await eventually(() => expect(waiting()[0]?.tries).toBe(tries));
    later(9 * HOUR);
  }
  expect(waiting()).toEqual([{ status: "dead", tries: 10, reason: expect.any(String) }]);
  await running.upstream.setFault(null);
  later(HOUR);
  expect(rows.store.revive(reference, Date.now() - 365 * 24 * HOUR)).toBe(1);
  later(SECOND);
  await eventually(() => expect(running.upstream.entries).toHaveLength(1));
});

it("one delivery after an outage sends for everybody who waited", async () => {
  await running.upstream.setFault({ kind: "status", status: 503, path: /send$/ });
  for (const message of ["Um", "Dois", "Três", "Quatro"]) await contact(message);
  for (let tries = 1; tries <= 4; tries += 1) {
    await eventually(() => expect(waiting().map((row) => row.tries)).toEqual([tries, tries, tries, tries]));
    if (tries < 4) later(HOUR);
  }
  await running.upstream.setFault(null);
  await contact("Cinco");
  await eventually(() => expect(running.upstream.entries).toHaveLength(5));
});

it("photos go with their entry, and leave the disk with it", async () => {
  await running.upstream.setFault({ kind: "hang", path: /send$/, times: 1 });
  await send(running, "getScouted", await scoutingForm());
  await eventually(() => expect(rows.store.all()).toHaveLength(1));
  const [row] = rows.store.all();
  expect((await rows.open(row!))?.photos).toHaveLength(6);
  await running.gateway.stop();
  const again = await runGateway({ servesSite: false, dataDir: running.dataDir });
  await eventually(() => expect(again.upstream.entries).toHaveLength(1));
  await eventually(async () => expect([again.gateway.entries.delivered(), await rows.open(row!)]).toEqual([1, null]));
  await again.close();
});

it("nothing stays longer than thirty days", async () => {
  await running.upstream.setFault({ kind: "status", status: 422, path: /send$/ });
  await send(running, "getScouted", await scoutingForm());
  await eventually(() => expect(waiting()[0]?.status).toBe("dead"));
  const [row] = rows.store.all();
  const inThirtyDays = await openOutbox(running.dataDir, () => row!.created_at + 30 * 24 * HOUR + SECOND);
  await inThirtyDays.clean();
  expect([rows.store.all(), await rows.open(row!)]).toEqual([[], null]);
  inThirtyDays.close();
});
