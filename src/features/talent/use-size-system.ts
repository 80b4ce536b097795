import { useSyncExternalStore } from "react";
import { SIZE_SYSTEMS, type SizeSystem } from "../../domain/foreign-sizes";

const STORAGE_KEY = "sizeSystem";

const listeners = new Set<() => void>();

/** The choice when the browser offers no storage. */
let unkept: SizeSystem | null = null;

const isSizeSystem = (value: string | null): value is SizeSystem => SIZE_SYSTEMS.some((system) => system === value);

const read = (): SizeSystem | null => {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    return isSizeSystem(kept) ? kept : null;
  } catch {
    return unkept;
  }
};

const write = (system: SizeSystem | null): void => {
  unkept = system;
  try {
    if (system === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, system);
  } catch {
    // without storage the choice lasts until the page is left
  }
  listeners.forEach((notify) => notify());
};

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  window.addEventListener("storage", notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener("storage", notify);
  };
};

/** Shown beside Brazilian sizes and stored in this browser; null by default. */
export const useSizeSystem = (): readonly [SizeSystem | null, (system: SizeSystem | null) => void] => [
  useSyncExternalStore(subscribe, read, () => null),
  write,
];
