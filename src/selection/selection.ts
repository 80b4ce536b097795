import { createStoredText } from "./stored-text";
import { createSelectionStore } from "./selection-store";
import { COURSES_KEY, FAVORITES_KEY, repairCourses } from "./stored-favorites";

const deviceStorage = () => window.localStorage;

/** This device's selection. */
export const selection = createSelectionStore(createStoredText(deviceStorage, FAVORITES_KEY));

/** Loads the selection when scripts start, and follows changes from other tabs. */
export const openSelection = (): void => {
  selection.open();
  repairStoredCourses();
  window.addEventListener("storage", ({ key }) => {
    if (key === FAVORITES_KEY || key === null) selection.sync();
  });
  // A page restored from the back-forward cache has missed storage events.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) selection.sync();
  });
};

const repairStoredCourses = (): void => {
  const courses = createStoredText(deviceStorage, COURSES_KEY);
  const stored = courses.load();
  if (stored === "refused") return;
  const repaired = repairCourses(stored.text);
  if (repaired !== stored.text) courses.save(repaired);
};
