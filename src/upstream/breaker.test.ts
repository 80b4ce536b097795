import fc from "fast-check";
import { admit, CLOSED, OPEN_MS, settle, type Breaker, type Outcome, type Permit } from "./breaker";

const NOW = 1_000_000_000;

/** The breaker after usual calls with these outcomes, all at one time. */
const after = (outcomes: readonly Outcome[], now = NOW): Breaker =>
  outcomes.reduce<Breaker>((breaker, outcome) => settle(breaker, { permit: "usual", outcome }, now), CLOSED);

const times = (count: number, outcome: Outcome): Outcome[] => Array.from({ length: count }, () => outcome);

it.each<[string, Breaker["phase"], readonly Outcome[]]>([
  ["nine failures", "closed", times(9, "failed")],
  ["ten failures", "open", times(10, "failed")],
  ["ten calls of which half failed", "open", [...times(5, "answered"), ...times(5, "failed")]],
  ["twenty calls of which less than half failed", "closed", [...times(11, "answered"), ...times(9, "failed")]],
  ["a hundred aborted calls", "closed", times(100, "unknown")],
])("after %s in its window is %s", (_case, phase, outcomes) => {
  expect(after(outcomes).phase).toBe(phase);
});

it("forgets outcomes older than half a minute", () => {
  const nine = after(times(9, "failed"));
  expect(settle(nine, { permit: "usual", outcome: "failed" }, NOW + 29_000).phase).toBe("open");
  expect(settle(nine, { permit: "usual", outcome: "failed" }, NOW + 30_000).phase).toBe("closed");
});

const OPEN = after(times(10, "failed"));
const TRIAL_AT = NOW + OPEN_MS;

it("rejects every call for ten seconds, then allows one", () => {
  expect(admit(OPEN, TRIAL_AT - 1).permit).toBeNull();
  const { breaker, permit } = admit(OPEN, TRIAL_AT);
  expect([permit, admit(breaker, TRIAL_AT + 1).permit]).toEqual([{ trial: TRIAL_AT }, null]);
});

it.each<[Outcome, Breaker]>([
  ["answered", CLOSED],
  ["failed", { phase: "open", until: TRIAL_AT + 500 + OPEN_MS }],
  ["unknown", { phase: "open", until: TRIAL_AT + 500 }],
])("after a trial that was %s is %j", (outcome, expected) => {
  const { breaker } = admit(OPEN, TRIAL_AT);
  expect(settle(breaker, { permit: { trial: TRIAL_AT }, outcome }, TRIAL_AT + 500)).toEqual(expected);
});

it("ignores the outcome of a call from before the trial, and of an aborted trial", () => {
  const { breaker: first } = admit(OPEN, TRIAL_AT);
  expect(settle(first, { permit: "usual", outcome: "answered" }, TRIAL_AT + 1)).toBe(first);
  const { breaker: second, permit } = admit(first, TRIAL_AT + 10_000);
  expect(permit).toEqual({ trial: TRIAL_AT + 10_000 });
  expect(settle(second, { permit: { trial: TRIAL_AT }, outcome: "failed" }, TRIAL_AT + 10_001)).toBe(second);
});

type Event = { kind: "ask" } | { kind: "end"; pick: number; outcome: Outcome } | { kind: "pass"; ms: number };

const anEvent = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Event>({ kind: "ask" }) },
  {
    weight: 6,
    arbitrary: fc.record<Event & { kind: "end" }>({
      kind: fc.constant("end" as const),
      pick: fc.nat(),
      outcome: fc.constantFrom<Outcome>("failed", "failed", "answered", "unknown"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("pass" as const), ms: fc.integer({ min: 1, max: 12_000 }) }) },
);

/** Applies events in order and reports every step to `look`. */
const play = (
  events: readonly Event[],
  look: (step: { before: Breaker; after: Breaker; now: number; permit?: Permit | null; ended: number }) => void,
): void => {
  let breaker: Breaker = CLOSED;
  let now = NOW;
  let ended = 0;
  const underWay: Permit[] = [];
  for (const event of events) {
    const before = breaker;
    if (event.kind === "pass") now += event.ms;
    if (event.kind === "ask") {
      const admitted = admit(breaker, now);
      breaker = admitted.breaker;
      if (admitted.permit !== null) underWay.push(admitted.permit);
      look({ before, after: breaker, now, permit: admitted.permit, ended });
    }
    if (event.kind === "end" && underWay.length > 0) {
      const [permit] = underWay.splice(event.pick % underWay.length, 1);
      ended += event.outcome === "unknown" ? 0 : 1;
      breaker = settle(breaker, { permit: permit!, outcome: event.outcome }, now);
      look({ before, after: breaker, now, ended });
    }
  }
};

const EVENTS = fc.array(anEvent, { maxLength: 200 });

it("never opens before the tenth ended call", () => {
  fc.assert(
    fc.property(EVENTS, (events) => play(events, ({ after: { phase }, ended }) => expect(phase === "closed" || ended >= 10).toBe(true))),
  );
});

it("never begins a trial before the last one ended or ten seconds have passed", () => {
  fc.assert(
    fc.property(EVENTS, (events) =>
      play(events, ({ before, now, permit }) => {
        if (permit === undefined || permit === null || permit === "usual") return;
        if (before.phase === "trial") expect(now - before.since).toBeGreaterThanOrEqual(10_000);
        else expect(before).toMatchObject({ phase: "open" });
      }),
    ),
  );
});

it("always allows calls while closed and none otherwise", () => {
  fc.assert(
    fc.property(EVENTS, (events) =>
      play(events, ({ before, permit }) => {
        if (permit !== undefined) expect(permit === "usual").toBe(before.phase === "closed");
      }),
    ),
  );
});

it("always closes after one answer to a trial", () => {
  fc.assert(
    fc.property(EVENTS, (events) => {
      let last: Breaker = CLOSED;
      play(events, (step) => (last = step.after));
      const { breaker, permit } = admit(last, NOW * 2);
      expect(settle(breaker, { permit: permit!, outcome: "answered" }, NOW * 2).phase).toBe("closed");
    }),
  );
});
