import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** False in the page as it was built, and true once its script has taken over: then the address's query may count. */
export const useIsAwake = (): boolean => useSyncExternalStore(subscribeToNothing, () => true, () => false);
