import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * False during server rendering and the first render of hydration, when address, window and scripts are unknown. The
 * change to true renders in a transition, because it can render a whole form.
 */
export const useHydrated = (): boolean => {
  const isBuilt = useIsBuilt();
  const [isHydrated, setIsHydrated] = useState(!isBuilt);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
};

/** Whether the component was rendered over server HTML: React calls the server snapshot only then. */
const useIsBuilt = (): boolean => {
  const isBuilt = useRef(false);
  // A changed snapshot would make React render the component again synchronously.
  return useSyncExternalStore(
    neverChanges,
    () => isBuilt.current,
    () => (isBuilt.current = true),
  );
};
