import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** False while the page stands as it was built, true once its scripts have taken over. */
export const useIsAwake = (): boolean => useSyncExternalStore(subscribeToNothing, () => true, () => false);
