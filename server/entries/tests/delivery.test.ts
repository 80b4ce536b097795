import type { Fault } from "../../../tests/fakes/upstream/faults";
import { openOutbox, type Outbox } from "../outbox/outbox";
import { waitFor } from "../../../tests/wait";
import { runGateway, type RunningGateway } from "../../tests/run-gateway";
import { CONTACT, multipart, scoutingForm, send } from "./form-bodies";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

let running: RunningGateway;
let rows: Outbox;

beforeEach(async () => {
  running = await runGateway({ upstreamLimits: { retries: 0 }, entries: { budget: { calls: 1000, seconds: 600 } } });
  rows = await openOutbox(running.dataDir, Date.now);
});

afterEach(async () => {
  await rows.close();
  await running.close();
});

const contact = (message: string) => send(running, "contact", multipart({ ...CONTACT, message }));
const waiting = async () => (await rows.entries.all()).map(({ status, tries, reason }) => ({ status, tries, reason }));

/** The gateway counts a delivery only after the content store has stored the entry. */
const untilDelivered = (count: number): Promise<void> => waitFor(() => expect(running.gateway.entries.delivered()).toBe(count));

const advanceAndRun = (ms: number): void => {
  running.advanceClock(ms);
  running.gateway.entries.wake();
};

/** One fault of each class; `send-entry.test.ts` has the others. */
const FAULTS: readonly [string, Fault, RegExp][] = [
  ["answers 503", { kind: "status", status: 503, path: /send$/ }, /answered 503/],
  ["answers HTML with 200", { kind: "html", path: /send$/ }, /no JSON/],
  ["is down", { kind: "down" }, /cannot be reached/],
];

it.each(FAULTS)("delivers the entry after an upstream that %s has recovered", async (_case, fault, reason) => {
  await running.upstream.setFault(fault);
  expect((await contact("Um")).statusCode).toBe(202);
  await waitFor(async () => expect(await waiting()).toEqual([{ status: "waiting", tries: 1, reason: expect.stringMatching(reason) }]));
  await running.upstream.setFault(null);
  await waitFor(async () => {
    advanceAndRun(61 * SECOND); // an attempt that began before may fail only now, with a pause after it
    expect(await waiting()).toEqual([]);
  });
  await untilDelivered(1);
  expect(running.upstream.entries).toHaveLength(1);
});

it("sends the same idempotency key with each attempt, so that a lost response causes no second entry", async () => {
  await running.upstream.setFault({ kind: "reset", path: /send$/, times: 3 });
  await contact("Um");
  for (let tries = 1; tries <= 3; tries += 1) {
    await waitFor(async () => expect((await waiting())[0]?.tries).toBe(tries));
    advanceAndRun(HOUR);
  }
  await waitFor(async () => expect(await waiting()).toEqual([]));
  expect(running.upstream.requests.filter(({ path }) => path.endsWith("/send"))).toHaveLength(4);
  expect(running.upstream.entries).toHaveLength(1);
});

it("signs in again and delivers after the token has expired", async () => {
  await contact("Um");
  await untilDelivered(1);
  await running.upstream.setFault({ kind: "expire-tokens", afterCalls: 0 });
  await contact("Dois");
  await untilDelivered(2);
  expect(running.upstream.entries).toHaveLength(2);
});

it("waits at least for Retry-After", async () => {
  await running.upstream.setFault({ kind: "too-many-requests", retryAfter: "3600", path: /send$/ });
  await contact("Um");
  await waitFor(async () => expect((await waiting())[0]?.tries).toBe(1));
  advanceAndRun(3_500 * SECOND);
  await contact("Dois"); // a later entry is sent in the same queue
  await waitFor(async () => expect((await waiting()).map(({ tries }) => tries)).toEqual([1, 1]));
  advanceAndRun(200 * SECOND);
  await waitFor(async () => expect((await waiting()).map(({ tries }) => tries)).toEqual([2, 1]));
});

it.each([422, 413])("marks an entry that gets %i as a dead letter at once, with a warning that contains no answer", async (status) => {
  await running.upstream.setFault({ kind: "status", status, path: /send$/ });
  const { reference } = (await contact("canary")).json();
  await waitFor(async () =>
    expect(await waiting()).toEqual([{ status: "dead", tries: 1, reason: expect.stringContaining(String(status)) }]),
  );
  expect(running.warnings.join()).toContain(reference);
  expect(running.warnings.join()).not.toMatch(/canary|Ana|familia|90000/);
});

const MINUTE = 60 * SECOND;
const DAY = 24 * HOUR;

/** A fault of each cause that is not the entry's own: `unavailable`, `failed` and `throttled` (`send-entry.test.ts` has the others). */
const OUTAGES: readonly [string, Fault][] = [
  ["no connection", { kind: "down" }],
  ["500 to every entry", { kind: "status", status: 500, path: /send$/ }],
  ["429", { kind: "too-many-requests", retryAfter: "60", path: /send$/ }],
];

it.each(OUTAGES)("keeps trying through three days of %s, every 15 minutes, and delivers afterwards", async (_case, fault) => {
  await running.upstream.setFault(fault);
  for (const message of ["Um", "Dois"]) await contact(message);
  const end = running.now() + 3 * DAY;
  for (let tries = 1; running.now() < end; tries += 1) {
    await waitFor(async () =>
      expect((await waiting()).map((row) => [row.status, row.tries])).toEqual([
        ["waiting", tries],
        ["waiting", tries],
      ]),
    );
    advanceAndRun(tries < 12 ? 15 * MINUTE : 2 * HOUR);
  }
  await running.upstream.setFault(null);
  advanceAndRun(15 * MINUTE);
  await waitFor(async () => expect(await waiting()).toEqual([]));
  expect(running.upstream.entries.map(({ fields }) => fields.message).sort()).toEqual(["Dois", "Um"]);
  expect(running.warnings.join()).not.toContain("given up");
});

it("sends one entry when the panel answers again, and then all others", async () => {
  await running.upstream.setFault({ kind: "down" });
  for (const message of ["Um", "Dois", "Três"]) await contact(message);
  for (let tries = 1; tries <= 6; tries += 1) {
    await waitFor(async () => expect((await waiting()).map((row) => row.tries)).toEqual([tries, tries, tries]));
    if (tries < 6) advanceAndRun(15 * MINUTE);
  }
  running.advanceClock(2 * MINUTE);
  await running.upstream.setFault(null);
  running.gateway.entries.retryEarly();
  await untilDelivered(3);
  expect(running.upstream.entries).toHaveLength(3);
});

it("makes at most one early attempt with an entry until its next regular one", async () => {
  await running.upstream.setFault({ kind: "reset", path: /send$/ });
  await contact("Um");
  await waitFor(async () => expect((await waiting())[0]?.tries).toBe(1));
  running.gateway.entries.retryEarly();
  await waitFor(async () => expect((await waiting())[0]?.tries).toBe(2));
  running.gateway.entries.retryEarly();
  running.advanceClock(1);
  await contact("Dois");
  await waitFor(async () => expect((await waiting()).map((row) => row.tries)).toEqual([2, 1]));
  advanceAndRun(15 * MINUTE);
  await waitFor(async () => expect((await waiting()).map((row) => row.tries)).toEqual([3, 2]));
  running.gateway.entries.retryEarly();
  await waitFor(async () => expect((await waiting()).map((row) => row.tries)).toEqual([3, 3]));
  running.gateway.entries.retryEarly();
  await waitFor(async () => expect((await waiting()).map((row) => row.tries)).toEqual([4, 3]));
});

describe("an entry that alone gets 500", () => {
  const storedMessages = () => running.upstream.entries.map(({ fields }) => fields.message);

  /** Makes another attempt with the first entry, between two deliveries of other contact forms. */
  const failAgain = async (another: string): Promise<void> => {
    const tries = (await waiting())[0]?.tries ?? 0;
    running.advanceClock(5 * HOUR);
    await contact(another);
    await waitFor(async () => expect([storedMessages().includes(another), await waiting()]).toEqual([true, [expect.anything()]]));
    advanceAndRun(5 * HOUR);
    await waitFor(async () => expect((await waiting())[0]?.tries).toBeGreaterThan(tries));
  };

  it("does not delay others, becomes a dead letter after fourteen own failures, and is delivered after a replay", async () => {
    await running.upstream.setFault({ kind: "status", status: 500, path: /contact\/send$/, body: /"message"\r\n\r\nUm\r\n/ });
    const { reference } = (await contact("Um")).json();
    await waitFor(async () => expect((await waiting())[0]?.tries).toBe(1));
    for (let another = 1; another <= 30 && (await waiting())[0]?.status === "waiting"; another += 1) await failAgain(`Outra ${another}`);
    expect(await waiting()).toEqual([{ status: "dead", tries: expect.any(Number), reason: "The panel answered 500." }]);
    expect((await rows.entries.find(reference))?.own_failures).toBe(13);
    expect(running.warnings.join()).toContain(`An entry was given up: ${reference}`);
    await running.upstream.setFault(null);
    expect(await rows.entries.requeue(reference, running.now())).toBe(1);
    advanceAndRun(SECOND);
    await waitFor(async () => expect(await waiting()).toEqual([]));
  });

  it("is not given up while only entries of other kinds are stored", async () => {
    await running.upstream.setFault({ kind: "status", status: 500, path: /getScouted\/send$/ });
    await send(running, "getScouted", await scoutingForm());
    // A delivery of another entry causes an early attempt beside the regular one.
    for (let others = 1, tries = 0; tries < 15; others += 1) {
      await waitFor(async () => expect((await waiting())[0]?.tries).toBeGreaterThan(tries));
      tries = (await waiting())[0]?.tries ?? 0;
      await contact(`Outra ${others}`);
      await untilDelivered(others);
      advanceAndRun(15 * MINUTE);
    }
    expect(await waiting()).toEqual([expect.objectContaining({ status: "waiting" })]);
  });
});

it("sends all waiting entries after the first delivery that follows an outage", async () => {
  await running.upstream.setFault({ kind: "status", status: 503, path: /send$/ });
  for (const message of ["Um", "Dois", "Três", "Quatro"]) await contact(message);
  for (let tries = 1; tries <= 4; tries += 1) {
    await waitFor(async () => expect((await waiting()).map((row) => row.tries)).toEqual([tries, tries, tries, tries]));
    if (tries < 4) advanceAndRun(HOUR);
  }
  await running.upstream.setFault(null);
  await contact("Cinco");
  await untilDelivered(5);
  expect(running.upstream.entries).toHaveLength(5);
});

it("delivers photos with their entry, and deletes both afterwards", async () => {
  await running.upstream.setFault({ kind: "hang", path: /send$/, times: 1 });
  await send(running, "getScouted", await scoutingForm());
  await waitFor(async () => expect(await rows.entries.all()).toHaveLength(1));
  const [row] = await rows.entries.all();
  expect((await rows.open(row!))?.photos).toHaveLength(6);
  await running.gateway.stop();
  const again = await runGateway({ dataDir: running.dataDir });
  await waitFor(async () => expect([again.gateway.entries.delivered(), await rows.open(row!)]).toEqual([1, null]));
  expect(again.upstream.entries).toHaveLength(1);
  await again.close();
});

it("deletes an undelivered entry after thirty days with a warning", async () => {
  await running.upstream.setFault({ kind: "down" });
  const { reference } = (await contact("Um")).json();
  await waitFor(async () => expect((await waiting())[0]?.tries).toBe(1));
  advanceAndRun(30 * DAY - HOUR);
  await waitFor(async () => expect((await waiting())[0]?.tries).toBe(2));
  advanceAndRun(2 * HOUR);
  await waitFor(() => expect(running.warnings.join()).toContain(`deleted after 30 days without having been delivered: ${reference}`));
  await waitFor(async () => expect(await waiting()).toEqual([]));
});

it("deletes dead letters and their photos after thirty days", async () => {
  await running.upstream.setFault({ kind: "status", status: 422, path: /send$/ });
  await send(running, "getScouted", await scoutingForm());
  await waitFor(async () => expect((await waiting())[0]?.status).toBe("dead"));
  const [row] = await rows.entries.all();
  const inThirtyDays = await openOutbox(running.dataDir, () => row!.created_at + 30 * 24 * HOUR + SECOND);
  await inThirtyDays.clean();
  expect([await rows.entries.all(), await rows.open(row!)]).toEqual([[], null]);
  await inThirtyDays.close();
});
