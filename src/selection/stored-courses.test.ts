import { COURSES_KEY, repairCourses, repairStoredCourses } from "./stored-courses";

describe("repairCourses", () => {
  const none = '{"favoriteListCourses":[]}';

  it.each([
    [null, none],
    ["{", none],
    ['{"favoriteListCourses":"x"}', none],
    ['{"favoriteListCourses":[{"id":3}]}', '{"favoriteListCourses":[{"id":3}]}'],
  ])("repairs %p: %s", (text, repaired) => {
    expect(repairCourses(text)).toBe(repaired);
  });
});

it("creates an empty list of courses on the first load", () => {
  window.localStorage.clear();
  repairStoredCourses();
  expect(window.localStorage.getItem(COURSES_KEY)).toBe('{"favoriteListCourses":[]}');
});
