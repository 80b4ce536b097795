import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** False while the page stands as it was built, where nobody knows the visitor's address or window. */
export const useHydrated = (): boolean => useSyncExternalStore(neverChanges, () => true, () => false);
