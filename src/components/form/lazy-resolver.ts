import type { FieldValues, Resolver } from "react-hook-form";

/** After this time the gateway alone validates. */
const MAX_WAIT_MS = 5000;

const maxWait = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), MAX_WAIT_MS));

/**
 * A resolver that loads the validation rules on first use: they are larger than the form. If they cannot be loaded, the
 * gateway alone validates.
 */
export const createLazyResolver = <Values extends FieldValues>(load: () => Promise<Resolver<Values, unknown, Values>>) => {
  let rules: ReturnType<typeof load> | null = null;

  const preload = () => {
    rules ??= load();
    return rules.catch(() => void (rules = null));
  };

  const resolver: Resolver<Values, unknown, Values> = async (values, ...check) => {
    const fetched = await Promise.race([preload(), maxWait()]);
    return !fetched ? { values, errors: {} } : fetched(values, ...check);
  };

  return { preload: () => void preload(), resolver };
};
