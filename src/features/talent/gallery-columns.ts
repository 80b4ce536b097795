/** Three or four portraits a row on a wide window: whichever leaves the last row fullest. */
export const galleryColumns = (count: number): 3 | 4 => {
  const inLastRow = (columns: number) => count % columns || columns;
  return inLastRow(4) / 4 > inLastRow(3) / 3 ? 4 : 3;
};
