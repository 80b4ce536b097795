import type { FieldValues, Resolver } from "react-hook-form";

/**
 * A form's rules, fetched when the visitor begins with it: they weigh more than the form itself. Where they cannot be
 * fetched, the gateway checks alone, as it checks everything.
 */
export const lateRules = <Values extends FieldValues>(load: () => Promise<Resolver<Values, unknown, Values>>) => {
  let rules: ReturnType<typeof load> | null = null;

  const begin = () => {
    rules ??= load();
    return rules.catch(() => {
      rules = null;
    });
  };

  const resolver: Resolver<Values, unknown, Values> = async (values, ...check) => {
    const fetched = await begin();
    return fetched === undefined ? { values, errors: {} } : fetched(values, ...check);
  };

  return { begin: () => void begin(), resolver };
};
