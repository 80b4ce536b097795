import { useCallback, useSyncExternalStore } from "react";

/** Whether the window matches; null while the page stands as it was built, where nobody knows. */
export const useMediaQuery = (query: string): boolean | null => {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", notify);
      return () => list.removeEventListener("change", notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, unknownWhenBuilt);
};

const unknownWhenBuilt = (): null => null;
