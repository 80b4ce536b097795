import { createStoredText } from "./stored-text";
import { createSelectionStore } from "./selection-store";
import { FAVORITES_KEY } from "./stored-favorites";

export const selection = createSelectionStore(createStoredText(() => window.localStorage, FAVORITES_KEY));

/** Called when scripts start; then follows changes from other tabs. */
export const openSelection = (): void => {
  selection.open();
  window.addEventListener("storage", ({ key }) => {
    if (key === FAVORITES_KEY || key === null) selection.sync();
  });
  // A page restored from the back-forward cache has missed storage events.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) selection.sync();
  });
};
