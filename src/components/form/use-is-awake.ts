import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** Whether the page's script has taken over; until then, and without scripts, the browser's own checks are all there is. */
export const useIsAwake = (): boolean => useSyncExternalStore(never, () => true, () => false);
