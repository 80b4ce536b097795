/** The largest id of a table in Postgres; a larger one causes an error. */
const MAX_ID = 2 ** 31 - 1;

export const isRecordId = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value > 0 && value <= MAX_ID;
