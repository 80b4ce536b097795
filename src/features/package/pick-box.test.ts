import fc from "fast-check";
import type { PackagePicks, PackageRow } from "../../domain/package";
import { mergeRows, nextSequence, readPickBox, toRequestRows, withoutStored, withRows, type PickBox, type UnsentRow } from "./pick-box";

const talents = fc.constantFrom("1", "2", "3");
const sequences = fc.integer({ min: 1, max: 12 });

/** The content follows from talent and sequence, as in one browser, which gives no sequence twice. */
const rows = fc.oneof(
  fc
    .tuple(talents, sequences)
    .map(([talent, sequence]): UnsentRow => ({ talent, sequence, choice: sequence % 2 === 0 ? "yes" : null, comment: `c${sequence}` })),
  sequences.map((sequence): UnsentRow => ({ talent: null, sequence, message: `m${sequence}`, done: sequence % 2 === 0 })),
);
const lists = fc.array(rows, { maxLength: 12 });

describe("mergeRows", () => {
  it("gives the same rows in any order and grouping, and when repeated", () => {
    fc.assert(
      fc.property(lists, lists, lists, (one, two, three) => {
        const merged = mergeRows(mergeRows(one, two), three);
        expect(mergeRows(one, mergeRows(two, three))).toEqual(merged);
        expect(mergeRows(mergeRows(three, two), one)).toEqual(merged);
        expect(mergeRows(merged, one)).toEqual(merged);
      }),
    );
  });

  it("keeps the largest sequence of each talent", () => {
    fc.assert(
      fc.property(lists, (list) => {
        for (const row of mergeRows(list, []))
          expect(row.sequence).toBe(Math.max(...list.filter(({ talent }) => talent === row.talent).map(({ sequence }) => sequence)));
      }),
    );
  });
});

/** Stores the row with the largest sequence of each person and talent, as the gateway does. */
const createStore = () => {
  const stored = new Map<string, PackageRow>();
  return {
    stored,
    take: (sent: readonly PackageRow[]): number[] =>
      sent.map((row) => {
        const key = `${row.person.id} ${row.talent}`;
        const known = stored.get(key);
        if (known === undefined || row.sequence > known.sequence) stored.set(key, row);
        return stored.get(key)?.sequence ?? 0;
      }),
  };
};

interface Step {
  tab: 0 | 1;
  act: "change" | "send" | "lose request" | "lose answer";
  talent: string | null;
}

const steps = fc.array(
  fc.record<Step>({
    tab: fc.constantFrom(0, 1),
    act: fc.constantFrom("change", "change", "send", "lose request", "lose answer"),
    talent: fc.option(talents),
  }),
  { maxLength: 40 },
);

it("loses and doubles no answer, whichever requests and answers are lost between two people", () => {
  fc.assert(
    fc.property(steps, (list) => {
      const store = createStore();
      const boxes: [PickBox, PickBox] = [
        { person: { id: "a", name: "Ana" }, rows: [], stored: [] },
        { person: { id: "b", name: "Bia" }, rows: [], stored: [] },
      ];
      const written = new Map<string, number>();
      let last = 0;
      const send = (tab: 0 | 1, isAnswered: boolean): void => {
        const box = boxes[tab];
        const stored = store.take(toRequestRows(box, box.rows));
        if (isAnswered) boxes[tab] = { ...box, rows: withoutStored(box.rows, box.rows, stored) };
      };
      for (const { tab, act, talent } of list) {
        if (act === "change") {
          last = nextSequence(last, 0);
          const row: UnsentRow =
            talent === null ? { talent, sequence: last, message: "m", done: true } : { talent, sequence: last, choice: "yes", comment: "" };
          boxes[tab] = { ...boxes[tab], rows: mergeRows(boxes[tab].rows, [row]) };
          written.set(`${boxes[tab].person.id} ${talent}`, last);
        } else if (act !== "lose request") send(tab, act === "send");
      }
      send(0, true);
      send(1, true);
      expect(boxes.map(({ rows: left }) => left)).toEqual([[], []]);
      expect(Object.fromEntries([...store.stored].map(([key, { sequence }]) => [key, sequence]))).toEqual(Object.fromEntries(written));
    }),
  );
});

describe("withoutStored", () => {
  const row = (sequence: number): UnsentRow => ({ talent: "1", sequence, choice: "yes", comment: "" });

  it("keeps a row that was changed after it was sent", () => {
    expect(withoutStored([row(2)], [row(1)], [1])).toEqual([row(2)]);
  });

  it("removes a row that the gateway knows in a later version", () => {
    expect(withoutStored([row(2)], [row(2)], [7])).toEqual([]);
  });

  it("removes a row that can never be stored, and not its later change", () => {
    expect(withoutStored([row(2)], [row(2)], [null])).toEqual([]);
    expect(withoutStored([row(3)], [row(2)], [null])).toEqual([row(3)]);
  });
});

describe("withRows", () => {
  const picks: PackagePicks = {
    people: [{ id: "b", name: "Bia", message: "", doneAt: null, sequence: 1 }],
    picks: [
      { person: "a", talent: "1", choice: "no", comment: "", sequence: 5 },
      { person: "b", talent: "1", choice: "yes", comment: "linda", sequence: 9 },
    ],
  };
  const box = (changes: readonly UnsentRow[]): PickBox => ({ person: { id: "a", name: "Ana" }, rows: changes, stored: [] });
  const ownChoices = (view: PackagePicks) => view.picks.filter(({ person }) => person === "a").map(({ choice }) => choice);

  it("shows the unsent answer instead of the stored one, and other people's answers", () => {
    const view = withRows(picks, box([{ talent: "1", sequence: 6, choice: "maybe", comment: "" }]));
    expect(ownChoices(view)).toEqual(["maybe"]);
    expect(view.picks).toContainEqual(picks.picks[1]);
    expect(view.people.map(({ name }) => name)).toEqual(["Bia", "Ana"]);
  });

  it("shows the stored answer when it is newer than the unsent one", () => {
    expect(ownChoices(withRows(picks, box([{ talent: "1", sequence: 4, choice: "maybe", comment: "" }])))).toEqual(["no"]);
  });
});

it("reads what it has written, and nothing else", () => {
  const box: PickBox = { person: { id: "a", name: "Ana" }, rows: [{ talent: null, sequence: 3, message: "Oi", done: false }], stored: [] };
  expect(readPickBox(JSON.parse(JSON.stringify(box)))).toEqual(box);
  expect(readPickBox({ person: { id: 1, name: "Ana" }, rows: [] })).toBeNull();
  expect(readPickBox({ ...box, rows: [{ talent: "1", sequence: "3" }] })).toEqual({ ...box, rows: [] });
  expect(readPickBox(null)).toBeNull();
});
