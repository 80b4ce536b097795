import { useTranslation } from "gatsby-plugin-react-i18next";
import { ChoiceField, TextField } from "../../components/form/fields";
import { applyMask } from "../../components/form/apply-mask";
import { PHONE_MASK } from "../../components/form/phone-input-mask";
import { GENDER_OPTIONS } from "../../config/measure-options";
import type { GroupProps } from "./scouting-fields";
import * as styles from "./scouting-form.module.css";

export const PersonStep = ({ field, applicant }: GroupProps) => {
  const { t } = useTranslation();
  const profile = {
    isRequired: !applicant?.isChild,
    whenRequired: applicant === null ? t("scouting.fromTwelve") : undefined,
    autoCapitalize: "none",
  };
  const genders = GENDER_OPTIONS.map((gender) => ({ value: gender, label: t(`scouting.gender.${gender}`) }));
  return (
    <>
      <TextField autoComplete="off" {...field("name")} />
      <div className={styles.row}>
        <ChoiceField options={genders} {...field("gender")} />
        <TextField autoComplete="address-level2" {...field("city")} />
      </div>
      <div className={styles.row}>
        <TextField type="tel" autoComplete="tel" {...applyMask(field("phone"), PHONE_MASK)} />
        <TextField type="email" autoComplete="email" {...field("email")} />
      </div>
      <div className={styles.row}>
        <TextField {...profile} {...field("instagram")} />
        <TextField {...profile} {...field("tiktok")} />
      </div>
    </>
  );
};
