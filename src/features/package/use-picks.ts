import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { fetchPicks, sendOpened, sendPicks } from "../../live/package-calls";
import { openBoxStorage, type BoxStorage } from "./box-storage";
import { createPickSync, type PickSync } from "./create-pick-sync";
import type { PickView } from "./pick-state";

/** Others' answers are fetched at this interval while the page is visible. */
const REFRESH_MS = 15_000;

const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 1: `crypto.randomUUID` exists with HTTPS only.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
};

const startSync = (token: string, storage: BoxStorage): { sync: PickSync; stop: () => void } => {
  const sync = createPickSync({
    load: () => fetchPicks(token),
    send: (rows, options) => sendPicks(token, rows, options),
    storage,
    newId,
    now: Date.now,
  });
  sendOpened(token, sync.view().person.id);
  void sync.refresh();
  void sync.flush();
  const refresh = setInterval(() => document.visibilityState === "visible" && void sync.refresh(), REFRESH_MS);
  const sendNow = (): void => void sync.flush();
  const handleVisibility = (): void => {
    if (document.visibilityState === "hidden") sync.sendAtLeave();
    else void sync.refresh();
  };
  window.addEventListener("online", sendNow);
  window.addEventListener("pagehide", sync.sendAtLeave);
  document.addEventListener("visibilitychange", handleVisibility);
  const stopListening = storage.onChange(sync.readStorage);
  const stop = (): void => {
    clearInterval(refresh);
    window.removeEventListener("online", sendNow);
    window.removeEventListener("pagehide", sync.sendAtLeave);
    document.removeEventListener("visibilitychange", handleVisibility);
    stopListening();
    sync.stop();
  };
  return { sync, stop };
};

export interface Picks {
  view: PickView;
  sync: PickSync;
}

const subscribeToNothing = (): (() => void) => () => undefined;

/** Null until the browser's own answers are read, and so on the server and without scripts. */
export const usePicks = (token: string): Picks | null => {
  const [sync, setSync] = useState<PickSync | null>(null);

  useEffect(() => {
    let isCurrent = true;
    let stop: (() => void) | null = null;
    void openBoxStorage(token).then((storage) => {
      if (!isCurrent) return;
      const started = startSync(token, storage);
      ({ stop } = started);
      // A transition, because every tile changes: the page must respond to a touch meanwhile.
      startTransition(() => setSync(started.sync));
    });
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [token]);

  const readView = (): PickView | null => sync?.view() ?? null;
  const view = useSyncExternalStore(sync?.subscribe ?? subscribeToNothing, readView, () => null);
  return useMemo(() => (sync === null || view === null ? null : { view, sync }), [sync, view]);
};
