import { useCallback, useSyncExternalStore } from "react";
import { useHydrated } from "./use-hydrated";

/** Null before hydration. */
export const useMediaQuery = (query: string): boolean | null => {
  const isHydrated = useHydrated();
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", notify);
      return () => list.removeEventListener("change", notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, isHydrated ? () => window.matchMedia(query).matches : unknownWhenBuilt, unknownWhenBuilt);
};

const unknownWhenBuilt = (): null => null;
