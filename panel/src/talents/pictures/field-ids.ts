/** The ids in the value of an upload field, which has many files or one. */
export const fieldIds = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === "number");
