import { useDeferredValue, useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * False while the page stands as it was built, where nobody knows the visitor's address, window or scripts. What is
 * drawn instead comes in slices, since that may be a whole form.
 */
export const useHydrated = (): boolean => useDeferredValue(useSyncExternalStore(neverChanges, () => true, () => false));
