import { useTranslation } from "gatsby-plugin-react-i18next";
import { CheckField, TextField } from "../../components/form/fields";
import { applyMask } from "../../components/form/apply-mask";
import { CONSENT_HASH_KEY } from "../../config/consent-wording";
import { CONSENT_WORDING_FIELD } from "../../forms/entry-fields";
import { UNKNOWN_APPLICANT } from "../../forms/applicant";
import { maskDate } from "../../forms/date-mask";
import type { GroupProps } from "./scouting-fields";
import * as styles from "./scouting-form.module.css";

export const AgeStep = ({ field, applicant }: GroupProps) => {
  const { t } = useTranslation();
  const isPlain = applicant === null;
  const { age, isMinor, isChild } = applicant ?? UNKNOWN_APPLICANT;
  const whenRequired = isPlain ? t("scouting.ifMinor") : undefined;
  return (
    <>
      <div className={styles.row}>
        <TextField
          hint={t("scouting.field.birthdateHint")}
          inputMode="numeric"
          autoComplete="off"
          {...applyMask(field("birthdate"), { whileTyping: maskDate })}
        />
        {!isPlain && (
          <div className={styles.age}>
            <span className={styles.ageLabel}>{t("scouting.field.age")}</span>
            <output htmlFor="field-birthdate" className={styles.ageValue}>
              {age === null ? "–" : t("scouting.years", { count: age })}
            </output>
          </div>
        )}
      </div>
      {(isPlain || isMinor) && (
        <p className={styles.note}>
          {t("scouting.minor")} {(isPlain || isChild) && <span>{t("scouting.child")}</span>}
        </p>
      )}
      {(isPlain || age !== null) && (
        <TextField isRequired={isMinor} whenRequired={whenRequired} autoComplete="off" {...field("guardian")} />
      )}
      {isPlain && <input type="hidden" name={CONSENT_WORDING_FIELD} value={t(CONSENT_HASH_KEY)} />}
      {(isPlain || isMinor) && <CheckField hint={t("scouting.field.consentHint")} whenRequired={whenRequired} {...field("consent")} />}
    </>
  );
};
