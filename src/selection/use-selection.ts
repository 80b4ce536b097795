import { useSyncExternalStore } from "react";
import { selection } from "./selection";
import { EMPTY_SELECTION, type Selection } from "./selection-store";

/** The current selection; empty before hydration. */
export const useSelection = (): Selection => useSyncExternalStore(selection.subscribe, selection.read, () => EMPTY_SELECTION);

/** Whether a talent is selected; re-renders only when this changes. */
export const useIsSelected = (talentId: string): boolean =>
  useSyncExternalStore(
    selection.subscribe,
    () => selection.read().talentIds.has(talentId),
    () => false,
  );
