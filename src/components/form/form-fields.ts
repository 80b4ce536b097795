import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { SentForm } from "../../config/sent-form";

/** By field name, in the form's order. */
export type FieldLabels = Readonly<Record<string, string>>;

interface FormFieldsOptions<Values extends FieldValues, Labels extends FieldLabels> {
  form: UseFormReturn<Values, unknown, Values>;
  labels: Labels;
  sent: SentForm | undefined;
}

/** In an answer to a form sent without scripts, includes the sent value and the gateway's error. */
export const formFields =
  <Values extends FieldValues, Labels extends FieldLabels>({ form, labels, sent }: FormFieldsOptions<Values, Labels>) =>
  (name: keyof Labels & Path<Values>) => {
    const { errors } = form.formState;
    return {
      label: labels[name] ?? "",
      error: messageOf(errors, name) ?? sent?.errors[name]?.[0],
      defaultValue: sent?.values[name],
      ...form.register(name),
    };
  };

const messageOf = (errors: FieldErrors, name: string): string | undefined => {
  const message = errors[name]?.message;
  return typeof message === "string" ? message : undefined;
};
