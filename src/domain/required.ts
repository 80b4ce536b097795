/** For a value that the build guarantees but GraphQL's types do not. Throws when it is missing, which is a bug. */
export const required = <Value>(value: Value | null | undefined, what: string): Value => {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
};
