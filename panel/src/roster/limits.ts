const MB = 1024 * 1024;

/** A real agency's files are far below these limits; a file that is made to exhaust memory is not. */
export const LIMITS = {
  /** As uploaded. */
  tableBytes: 20 * MB,
  /** All parts of an XLSX file, inflated. */
  workbookBytes: 100 * MB,
  workbookEntries: 2_000,
  rows: 20_000,
  /** The headers are searched for in so many filled rows. */
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
