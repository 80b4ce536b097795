import type { FieldValues, Resolver } from "react-hook-form";

/** A connection that stands still keeps nobody waiting longer; milliseconds. */
const PATIENCE_MS = 5000;

const patience = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));

/**
 * A form's rules, fetched when the visitor begins with it: they weigh more than the form itself. Where they cannot be
 * fetched, the gateway checks alone, as it checks everything.
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
