const MB = 1024 * 1024;

/** Bounds of the files that an import reads. A real agency stays far below them; a file that is made to exhaust memory does not. */
export const LIMITS = {
  /** A table as uploaded. */
  tableBytes: 20 * MB,
  /** All parts of an XLSX file, inflated. */
  workbookBytes: 100 * MB,
  workbookEntries: 2_000,
  rows: 20_000,
  /** Among so many filled rows the headers are looked for. */
  headerRows: 30,
  columns: 200,
  cells: 1_000_000,
  cellCharacters: 10_000,
  zipEntries: 100_000,
  /** All files of a ZIP of pictures, inflated. */
  zipBytes: 100_000 * MB,
  pictureBytes: 40 * MB,
  picturesPerTalent: 200,
} as const;
