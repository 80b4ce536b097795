import { useSyncExternalStore } from "react";
import { selection } from "./selection";
import { EMPTY_SELECTION, type Selection } from "./selection-store";

/** Empty before hydration. */
export const useSelection = (): Selection => useSyncExternalStore(selection.subscribe, selection.read, () => EMPTY_SELECTION);

/** Re-renders only when this talent is added or removed. */
export const useIsSelected = (talentId: string): boolean =>
  useSyncExternalStore(
    selection.subscribe,
    () => selection.read().talentIds.has(talentId),
    () => false,
  );
