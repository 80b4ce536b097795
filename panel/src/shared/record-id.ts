/** The largest id of a table in Postgres, which answers a larger one with an error. */
const MAX_ID = 2 ** 31 - 1;

/** Whether a value can be the id of a record. */
export const isRecordId = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value > 0 && value <= MAX_ID;
