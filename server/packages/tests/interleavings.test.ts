import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import type { PackagePicks, PackageRow } from "../../../src/domain/package";
import { failure, success } from "../../../src/domain/result";
import { openOutbox, type Outbox } from "../../entries/outbox/outbox";
import { createPickDelivery } from "../pick-delivery";
import { mergePicks } from "../pick-rows";

/**
 * Two people of one client answer on the same talents, each with an outbox of their browser. One is offline for a while. Requests get
 * lost before or after they were stored, are sent again and arrive in any order; so do deliveries to the panel.
 */
const PEOPLE = ["0f8fad5b-d9cb-469f-a165-70867728950e", "7c9e6679-7425-40de-944b-e07fc1f90ae7"] as const;
const TALENTS = ["401", "402", null] as const;

type Step =
  | Change
  /** The browser sends its outbox in any order; the answer may be lost, or the request. */
  | { kind: "send"; person: number; seed: number; lost: "nothing" | "answer" | "request" }
  /** An old request arrives once more. */
  | { kind: "repeat"; seed: number }
  /** The gateway delivers; the panel's answer may be lost, or the call. A person may change an answer and send it meanwhile. */
  | { kind: "deliver"; lost: "nothing" | "answer" | "request"; meanwhile: Change | null };

interface Change {
  kind: "change";
  person: number;
  talent: number;
  value: number;
}

const index = (limit: number) => fc.nat(limit - 1);
const lost = fc.constantFrom("nothing" as const, "answer" as const, "request" as const);
const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constant("change" as const),
  person: index(2),
  talent: index(3),
  value: fc.nat(99),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: change },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("send" as const), person: index(2), seed: fc.nat(999), lost }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("repeat" as const), seed: fc.nat(999) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("deliver" as const), lost, meanwhile: fc.option(change) }) },
);

const CHOICES = ["yes", "maybe", "no", null] as const;

const toRow = ({ person, talent, value }: Change, sequence: number): PackageRow => {
  const common = { person: { id: PEOPLE[person] ?? "", name: `Pessoa ${person}` }, sequence };
  const id = TALENTS[talent] ?? null;
  if (id === null) return { ...common, talent: null, message: `m${value}`, done: value % 2 === 0 };
  return { ...common, talent: id, choice: CHOICES[value % 4] ?? null, comment: `c${value}` };
};

const keyOf = ({ person, talent }: PackageRow): string => JSON.stringify([person.id, talent]);

const newest = (rows: readonly PackageRow[]): PackageRow[] => {
  const byKey = new Map<string, PackageRow>();
  for (const row of rows) if (row.sequence > (byKey.get(keyOf(row))?.sequence ?? -1)) byKey.set(keyOf(row), row);
  return [...byKey.values()].sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
};

const rotate = <Item>(items: readonly Item[], seed: number): Item[] => {
  const at = items.length === 0 ? 0 : seed % items.length;
  return [...items.slice(at), ...items.slice(0, at)].map((item, position, all) =>
    seed % 2 === 0 ? item : (all.at(-1 - position) ?? item),
  );
};

/** Like the panel, stores a row only when its sequence is larger. */
const createPanel = () => {
  let rows: PackageRow[] = [];
  return {
    rows: () => rows,
    store: (row: PackageRow): number => {
      const known = rows.find((other) => keyOf(other) === keyOf(row));
      if (known !== undefined && known.sequence >= row.sequence) return known.sequence;
      rows = [...rows.filter((other) => other !== known), row];
      return row.sequence;
    },
  };
};

const toPicks = (rows: readonly PackageRow[]): PackagePicks => ({
  people: rows.flatMap((row) =>
    row.talent === null ? [{ ...row.person, message: row.message, doneAt: row.done ? "then" : null, sequence: row.sequence }] : [],
  ),
  picks: rows.flatMap((row) =>
    row.talent === null
      ? []
      : [{ person: row.person.id, talent: row.talent, choice: row.choice, comment: row.comment, sequence: row.sequence }],
  ),
});

/** Both lists in one order, without people who have no row of their own. */
const sorted = ({ people, picks }: PackagePicks): PackagePicks => ({
  people: people.filter(({ sequence }) => sequence > 0).sort((one, other) => one.id.localeCompare(other.id)),
  picks: [...picks].sort((one, other) => `${one.person}${one.talent}`.localeCompare(`${other.person}${other.talent}`)),
});

let dataDir: string;
let outbox: Outbox;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "interleavings-"));
  outbox = await openOutbox(dataDir, Date.now);
});

afterAll(async () => {
  await outbox.close();
  await rm(dataDir, { recursive: true });
});

const run = async (steps: readonly Step[]): Promise<void> => {
  const hash = randomUUID();
  const panel = createPanel();
  const changes: PackageRow[] = [];
  const browsers = PEOPLE.map(() => new Map<string, PackageRow>());
  const requests: PackageRow[][] = [];
  let sequence = 0;
  let fate: "nothing" | "answer" | "request" = "nothing";
  let meanwhile: Change | null = null;
  let clock = 0;
  const refused = failure({ cause: "unavailable" as const, reason: "", retryAfterMs: null });

  const deliverOnce = async (): Promise<void> => {
    clock += 1_000_000;
    const delivery = createPickDelivery({
      openOutbox: async () => outbox,
      send: async ({ row }) => {
        if (fate === "request") return refused;
        const stored = panel.store(row);
        if (meanwhile !== null) await changeAndSend(meanwhile);
        meanwhile = null;
        return fate === "answer" ? refused : success(stored);
      },
      now: () => clock,
      warn: (sentence) => {
        throw new Error(sentence);
      },
      mayDeliver: () => true,
    });
    delivery.start();
    await delivery.drain();
    await delivery.stop(10_000);
  };

  const receive = (rows: readonly PackageRow[]): Promise<number[]> => outbox.picks.add(hash, rows, clock);

  const send = async (person: number, seed: number, loss: typeof fate): Promise<void> => {
    const own = browsers[person];
    const rows = rotate([...(own?.values() ?? [])], seed);
    if (own === undefined || rows.length === 0) return;
    requests.push(rows);
    if (loss === "request") return;
    const stored = await receive(rows);
    if (loss === "answer") return;
    // Answered: the browser drops a row unless it was changed meanwhile.
    rows.forEach((row, at) => {
      if ((stored[at] ?? -1) >= row.sequence && own.get(keyOf(row)) === row) own.delete(keyOf(row));
    });
  };

  const makeChange = (one: Change): void => {
    sequence += 1;
    const row = toRow(one, sequence);
    changes.push(row);
    browsers[one.person]?.set(keyOf(row), row);
  };

  const changeAndSend = async (one: Change): Promise<void> => {
    makeChange(one);
    await send(one.person, 0, "nothing");
  };

  const take = async (one: Step): Promise<void> => {
    if (one.kind === "change") makeChange(one);
    else if (one.kind === "send") await send(one.person, one.seed, one.lost);
    else if (one.kind === "repeat") await receive(requests[one.seed % Math.max(1, requests.length)] ?? []);
    else {
      fate = one.lost;
      meanwhile = one.meanwhile;
      await deliverOnce();
    }
  };

  for (const one of steps) {
    await take(one);
    const seen = sorted(mergePicks(toPicks(panel.rows()), await outbox.picks.ofPackage(hash), () => "then"));
    // Everything that the gateway has acknowledged is seen, each pair once.
    const pending = browsers.flatMap((own) => [...own.values()]);
    const acknowledged = newest(changes.filter((row) => !pending.some((other) => keyOf(other) === keyOf(row))));
    for (const row of toPicks(acknowledged).picks) expect(seen.picks).toContainEqual(row);
    expect(new Set(seen.picks.map(({ person, talent }) => `${person}${talent}`)).size).toBe(seen.picks.length);
  }
  fate = "nothing";
  meanwhile = null;
  for (const at of PEOPLE.keys()) await send(at, 0, "nothing");
  await deliverOnce();
  expect(await outbox.picks.ofPackage(hash)).toEqual([]);
  expect(sorted(toPicks(panel.rows()))).toEqual(sorted(toPicks(newest(changes))));
};

it("loses and doubles no pick of two people, one of whom is offline, whatever is lost, repeated and reordered", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 50, size: "max" }), (steps) => run(steps)),
    { numRuns: 20 },
  );
});
