import { PACKAGE_LIMITS, type PackageChoice, type PackagePicks, type PackageRow, type StoredRows } from "../../domain/package";
import type { Result } from "../../domain/result";
import type { PackageFault } from "../../live/package-calls";
import type { BoxStorage } from "./box-storage";
import { toRequestRows, withoutStored, type UnsentRow } from "./pick-box";
import { createPickState } from "./pick-state";

export interface SyncPorts {
  load: () => Promise<Result<PackagePicks, PackageFault>>;
  send: (rows: readonly PackageRow[], options: { keepalive: boolean }) => Promise<Result<StoredRows, PackageFault>>;
  storage: BoxStorage;
  newId: () => string;
  now: () => number;
}

/** A comment is sent when the person has stopped typing for this long. */
const TYPING_MS = 700;
const FIRST_RETRY_MS = 1_500;
const LAST_RETRY_MS = 30_000;

/** The tab with the change sends it; another tab sends it after this time, since the first may have been closed. */
const OTHER_TAB_MS = 5_000;

/** Browsers send up to 64 kB after a page is left. */
const KEEPALIVE_ROWS = 10;

/**
 * Keeps the person's answers in the browser until the gateway has stored them. Repeating a request stores nothing twice: the gateway keeps
 * the row with the larger sequence.
 */
export const createPickSync = ({ load, send, ...parts }: SyncPorts) => {
  const state = createPickState(parts);
  const sender = createSender(state, send);

  const put = (row: UnsentRow, delay: number): void => {
    state.put(row);
    const { state: before } = state.view();
    state.publish(before === "saved" ? "sending" : before);
    sender.sendSoon(delay);
  };

  return {
    subscribe: state.subscribe,
    view: state.view,
    choose: (talent: string, choice: PackageChoice | null): void => put({ ...state.ownPick(talent), choice }, 0),
    comment: (talent: string, comment: string): void => put({ ...state.ownPick(talent), comment }, TYPING_MS),
    say: (message: string): void => put({ ...state.ownRow(), message }, TYPING_MS),
    finish: (done: boolean): void => put({ ...state.ownRow(), done }, 0),
    /** Also sends the person's own row, so that the agency gets the name before the first answer. */
    setName: (name: string): void => {
      state.rename(name);
      put(state.ownRow(), 0);
    },
    /** Sends the waiting rows now, for example when the connection is back. */
    flush: sender.flush,
    /** Fetches everybody's answers; after a failure the earlier ones stay visible. */
    refresh: async (): Promise<void> => {
      const answer = await load();
      if (answer.ok) state.load(answer.value);
      const isClosed = !answer.ok && answer.error.kind === "closed";
      state.publish(isClosed ? "closed" : state.view().state);
    },
    /** Reads the box that another tab has stored. */
    readStorage: (): void => {
      state.readStorage();
      const { length } = state.box().rows;
      state.publish(length === 0 && state.view().state === "sending" ? "saved" : state.view().state);
      if (length > 0) sender.sendSoon(OTHER_TAB_MS);
    },
    /** Sends the waiting rows while the page is left; nothing reads the answer, and the next visit sends them again. */
    sendAtLeave: (): void => {
      const { person, rows } = state.box();
      const latest = person.name === "" ? [] : rows.slice(-KEEPALIVE_ROWS);
      if (latest.length > 0) void send(toRequestRows({ person }, latest), { keepalive: true });
    },
    stop: sender.stop,
  };
};

export type PickSync = ReturnType<typeof createPickSync>;

/** One request at a time, and again after a failure. */
const createSender = (state: ReturnType<typeof createPickState>, send: SyncPorts["send"]) => {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let flight: Promise<void> | null = null;

  const schedule = (ms: number): void => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  const handleFault = (fault: PackageFault): void => {
    if (fault.kind !== "unavailable") return state.publish(fault.kind);
    failures += 1;
    state.publish("waiting");
    schedule(Math.max(fault.retryAfterMs, Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))));
  };

  const sendRows = async (): Promise<void> => {
    const { person, rows } = state.box();
    const sent = person.name === "" ? [] : rows.slice(0, PACKAGE_LIMITS.rows);
    if (sent.length === 0) return state.publish(rows.length > 0 ? state.view().state : "saved");
    state.publish(failures > 0 ? "waiting" : "sending");
    const answer = await send(toRequestRows({ person }, sent), { keepalive: false });
    if (!answer.ok) return handleFault(answer.error);
    failures = 0;
    const { stored } = answer.value;
    state.settle(
      sent.filter((_, index) => typeof stored[index] === "number"),
      (remaining) => withoutStored(remaining, sent, stored),
    );
    const isEmpty = state.box().rows.length === 0;
    state.publish(isEmpty ? "saved" : "sending");
    if (!isEmpty) schedule(0);
  };

  const flush = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    flight ??= sendRows().finally(() => {
      flight = null;
    });
    return flight;
  };

  return {
    flush,
    /** While the connection is broken, the time of the next attempt stays the same. */
    sendSoon: (ms: number): void => {
      if (failures === 0 || timer === null) schedule(ms);
    },
    stop: (): void => {
      if (timer !== null) clearTimeout(timer);
    },
  };
};
