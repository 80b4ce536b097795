import { galleryColumns } from "./gallery-columns";

it.each([
  [1, 3],
  [2, 3],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
])("lays %i portraits out in rows of %i", (count, columns) => {
  expect(galleryColumns(count)).toBe(columns);
});
