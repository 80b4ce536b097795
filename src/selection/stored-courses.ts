import { listIn } from "./stored-favorites";
import { createStoredText } from "./stored-text";

/** Local storage key of selected courses, `{ "favoriteListCourses": [] }`; no page shows them. */
export const COURSES_KEY = "favoritesCourses";

/** The stored courses, or none when they are invalid. */
export const repairCourses = (stored: string | null): string =>
  JSON.stringify({ favoriteListCourses: listIn(stored, "favoriteListCourses") ?? [] });

/** Writes the stored courses again where they are missing or invalid. */
export const repairStoredCourses = (): void => {
  const courses = createStoredText(() => window.localStorage, COURSES_KEY);
  const stored = courses.load();
  if (stored === "refused") return;
  const repaired = repairCourses(stored.text);
  if (repaired !== stored.text) courses.save(repaired);
};
