import { useTranslation } from "gatsby-plugin-react-i18next";
import { ChoiceField } from "../../components/form/fields";
import { BUST_OPTIONS, HEIGHT_OPTIONS, HIPS_OPTIONS, JEANS_OPTIONS, SHOES_OPTIONS, WAIST_OPTIONS } from "../../config/measure-options";
import { EYE_OPTIONS, HAIR_OPTIONS } from "../../config/options";
import type { ScoutingForm } from "./use-scouting-form";
import * as styles from "./scouting-form.module.css";

const MEASURES = [
  { field: "height", options: HEIGHT_OPTIONS, isGirth: false },
  { field: "bust", options: BUST_OPTIONS, isGirth: true },
  { field: "waist", options: WAIST_OPTIONS, isGirth: true },
  { field: "hips", options: HIPS_OPTIONS, isGirth: true },
  { field: "jeans", options: JEANS_OPTIONS, isGirth: false },
  { field: "shoes", options: SHOES_OPTIONS, isGirth: false },
  { field: "hair", options: HAIR_OPTIONS, isGirth: false },
  { field: "eyes", options: EYE_OPTIONS, isGirth: false },
] as const;

/** Measurements and colours; bust, waist and hips are optional for children. */
export const MeasuresStep = ({ form, applicant }: Pick<ScoutingForm, "form" | "applicant">) => {
  const { t } = useTranslation();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className={styles.pair}>
      {MEASURES.map(({ field, options, isGirth }) => (
        <ChoiceField
          key={field}
          label={t(`scouting.field.${field}`)}
          options={options}
          isRequired={!(isGirth && applicant.isChild)}
          error={errors[field]?.message}
          {...register(field)}
        />
      ))}
    </div>
  );
};
