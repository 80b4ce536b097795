import { useSyncExternalStore } from "react";
import { selection } from "./selection";
import { EMPTY_SELECTION, type Selection } from "./selection-store";

/** The selection as it is now; empty while the page stands as it was built. */
export const useSelection = (): Selection => useSyncExternalStore(selection.subscribe, selection.read, () => EMPTY_SELECTION);

/** Whether a talent is chosen; draws anew only when that changes. */
export const useIsSelected = (talentId: string): boolean =>
  useSyncExternalStore(
    selection.subscribe,
    () => selection.read().talentIds.has(talentId),
    () => false,
  );
