import type { PackagePicks } from "../../domain/package";
import type { BoxStorage } from "./box-storage";
import { mergeRows, newestStored, nextSequence, withRows, type OwnRow, type PickBox, type TalentRow, type UnsentRow } from "./pick-box";

/**
 * `saved`: the gateway has stored everything. `waiting`: the connection is broken, and sending is retried. `refused`: the gateway
 * accepts no version of a row. `closed`: the package can no longer be used.
 */
export type SyncState = "saved" | "sending" | "waiting" | "refused" | "closed";

export interface PickView {
  /** Everybody's answers, with the person's own rows of this browser. */
  picks: PackagePicks;
  person: PickBox["person"];
  state: SyncState;
  /** Number of waiting answers. */
  unsent: number;
  /** Whether this browser keeps the waiting answers when the page is closed. */
  isKept: boolean;
}

interface PickStateParts {
  storage: BoxStorage;
  newId: () => string;
  now: () => number;
}

export const createPickState = ({ storage, newId, now }: PickStateParts) => {
  let box: PickBox = storage.read() ?? { person: { id: newId(), name: "" }, rows: [], stored: [] };
  let isKept = storage.write(box);
  let picks: PackagePicks = { people: [], picks: [] };
  let state: SyncState = box.rows.length > 0 ? "waiting" : "saved";
  const listeners = new Set<() => void>();
  const toView = (): PickView => ({
    picks: withRows(picks, { person: box.person, rows: mergeRows(box.stored, box.rows) }),
    ...{ person: box.person, state, unsent: box.rows.length, isKept },
  });
  let view = toView();

  /** The box of all tabs of the browser; this tab's own when the browser stores nothing. */
  const current = (): PickBox => (isKept ? storage.read() : null) ?? box;

  const isOwn = ({ person }: { person: string }): boolean => person === box.person.id;

  const ownPick = (talent: string): TalentRow => {
    const { choice, comment } = view.picks.picks.find((pick) => pick.talent === talent && isOwn(pick)) ?? { choice: null, comment: "" };
    return { talent, choice, comment, sequence: next() };
  };

  const ownRow = (): OwnRow => {
    const { message, doneAt } = view.picks.people.find(({ id }) => id === box.person.id) ?? { message: "", doneAt: null };
    return { talent: null, message, done: doneAt !== null, sequence: next() };
  };

  const next = (): number => {
    const known = [...view.picks.picks.filter(isOwn), ...view.picks.people.filter(({ id }) => id === box.person.id)];
    return nextSequence(Math.max(0, ...known.map(({ sequence }) => sequence)), now());
  };

  const publish = (changed: SyncState): void => {
    state = changed;
    view = toView();
    listeners.forEach((listener) => listener());
  };

  const store = (changed: PickBox): void => {
    box = changed;
    isKept = storage.write(box);
  };

  return {
    view: (): PickView => view,
    box: (): PickBox => box,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish,
    ownPick,
    ownRow,
    put: (row: UnsentRow): void => store({ ...current(), rows: mergeRows(current().rows, [row]) }),
    rename: (name: string): void => store({ ...current(), person: { ...current().person, name } }),
    /** Moves rows that the gateway has stored from the unsent to the stored ones. */
    settle: (stored: readonly UnsentRow[], remaining: (rows: readonly UnsentRow[]) => readonly UnsentRow[]): void => {
      const { rows, ...kept } = current();
      store({ ...kept, rows: remaining(rows), stored: mergeRows(kept.stored, stored) });
    },
    load: (loaded: PackagePicks): void => {
      picks = loaded;
      store({ ...current(), stored: newestStored(current(), loaded, now()) });
    },
    /** Reads the box that another tab has stored. That tab has sent the rows that it has removed, so the page still shows them. */
    readStorage: (): void => {
      picks = withRows(picks, box);
      box = current();
    },
  };
};

export type PickState = ReturnType<typeof createPickState>;
