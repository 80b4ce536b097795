import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * False while the page stands as it was built, where nobody knows the visitor's address, window or scripts. What is
 * drawn instead comes in slices, since that may be a whole form.
 */
export const useHydrated = (): boolean => {
  const isBuilt = useIsBuilt();
  const [isHydrated, setIsHydrated] = useState(!isBuilt);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
};

/** Whether the component was first drawn over its built page; React asks for the server's view only there. */
const useIsBuilt = (): boolean => {
  const isBuilt = useRef(false);
  // The answer stays what it was first: a change would make React draw the component again at once, in one go.
  return useSyncExternalStore(
    neverChanges,
    () => isBuilt.current,
    () => (isBuilt.current = true),
  );
};
