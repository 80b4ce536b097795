/** What createPages guarantees but GraphQL's types cannot say; its absence is a bug and stops the build. */
export const required = <Value>(value: Value | null | undefined, what: string): Value => {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
};
