import type { FieldValues, Resolver } from "react-hook-form";

/** How long to wait for the rules, in milliseconds. */
const PATIENCE_MS = 5000;

const patience = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));

/**
 * A resolver that loads the validation rules on first use: they are larger than the form. If they cannot be loaded, the
 * gateway alone validates.
 */
export const lateRules = <Values extends FieldValues>(load: () => Promise<Resolver<Values, unknown, Values>>) => {
  let rules: ReturnType<typeof load> | null = null;

  const begin = () => {
    rules ??= load();
    return rules.catch(() => void (rules = null));
  };

  const resolver: Resolver<Values, unknown, Values> = async (values, ...check) => {
    const fetched = await Promise.race([begin(), patience()]);
    return !fetched ? { values, errors: {} } : fetched(values, ...check);
  };

  return { begin: () => void begin(), resolver };
};
