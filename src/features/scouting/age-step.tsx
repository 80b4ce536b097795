import { useTranslation } from "gatsby-plugin-react-i18next";
import { CheckField, TextField } from "../../components/form/fields";
import { masked } from "../../components/form/masked";
import { maskDate } from "../../forms/date-mask";
import type { ScoutingForm } from "./use-scouting-form";
import * as styles from "./scouting-form.module.css";

/** Birthdate and age; for a minor also guardian and consent. */
export const AgeStep = ({ form, applicant }: Pick<ScoutingForm, "form" | "applicant">) => {
  const { t } = useTranslation();
  const { register, formState } = form;
  const { errors } = formState;
  const { age, isMinor, isChild } = applicant;
  return (
    <>
      <div className={styles.row}>
        <TextField
          label={t("scouting.field.birthdate")}
          hint={t("scouting.field.birthdateHint")}
          inputMode="numeric"
          autoComplete="off"
          error={errors.birthdate?.message}
          {...masked(register("birthdate"), { whileTyping: maskDate })}
        />
        <div className={styles.age}>
          <span className={styles.ageLabel}>{t("scouting.field.age")}</span>
          <output htmlFor="field-birthdate" className={styles.ageValue}>
            {age === null ? "–" : t("scouting.years", { count: age })}
          </output>
        </div>
      </div>
      {isMinor && (
        <p className={styles.note}>
          {t("scouting.minor")} {isChild && t("scouting.child")}
        </p>
      )}
      {age !== null && (
        <TextField
          label={t("scouting.field.guardian")}
          isRequired={isMinor}
          autoComplete="off"
          error={errors.guardian?.message}
          {...register("guardian")}
        />
      )}
      {isMinor && (
        <CheckField
          label={t("scouting.field.consent")}
          hint={t("scouting.field.consentHint")}
          error={errors.consent?.message}
          {...register("consent")}
        />
      )}
    </>
  );
};
