import { useTranslation } from "gatsby-plugin-react-i18next";
import { ChoiceField } from "../../components/form/fields";
import { useMeasureOptions } from "./use-measure-options";
import type { ScoutingForm } from "./use-scouting-form";
import * as styles from "./scouting-form.module.css";

const MEASURES = [
  { field: "heightCm", isGirth: false },
  { field: "bustCm", isGirth: true },
  { field: "waistCm", isGirth: true },
  { field: "hipsCm", isGirth: true },
  { field: "jeans", isGirth: false },
  { field: "shoes", isGirth: false },
  { field: "hair", isGirth: false },
  { field: "eyes", isGirth: false },
] as const;

/** Measurements and colours; bust, waist and hips are optional for children. */
export const MeasuresStep = ({ form, applicant }: Pick<ScoutingForm, "form" | "applicant">) => {
  const { t } = useTranslation();
  const options = useMeasureOptions();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className={styles.row}>
      {MEASURES.map(({ field, isGirth }) => (
        <ChoiceField
          key={field}
          label={t(`scouting.field.${field}`)}
          options={options[field]}
          isRequired={!(isGirth && applicant.isChild)}
          error={errors[field]?.message}
          {...register(field)}
        />
      ))}
    </div>
  );
};
