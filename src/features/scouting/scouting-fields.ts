import { useTranslation } from "gatsby-plugin-react-i18next";
import type { UseFormReturn } from "react-hook-form";
import { formFields } from "../../components/form/form-fields";
import type { SentForm } from "../../config/sent-form";
import type { Applicant } from "../../forms/applicant";
import type { ScoutingValues } from "../../forms/scouting-schema";
import { STEPS } from "./steps";

/** In the form's order. */
export const useScoutingLabels = (): Record<string, string> => {
  const { t } = useTranslation();
  const names = STEPS.flatMap(({ fields }) => fields);
  return Object.fromEntries(names.map((name) => [name, t([`scouting.field.${name}`, `forms.field.${name}`])]));
};

export const useScoutingFields = (form: UseFormReturn<ScoutingValues, unknown, ScoutingValues>, sent?: SentForm) =>
  formFields({ form, labels: useScoutingLabels(), sent });

export interface GroupProps {
  field: ReturnType<typeof useScoutingFields>;
  /** Null without scripts: the form then does not depend on the birthdate. */
  applicant: Applicant | null;
}
