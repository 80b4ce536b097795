import { useTranslation } from "gatsby-plugin-react-i18next";
import { ChoiceField, TextField } from "../../components/form/fields";
import { masked } from "../../components/form/masked";
import { GENDER_OPTIONS } from "../../config/measure-options";
import { formatPhone, maskPhone } from "../../forms/phone-mask";
import type { ScoutingForm } from "./use-scouting-form";
import * as styles from "./scouting-form.module.css";

const PHONE_MASK = { whileTyping: maskPhone, whole: formatPhone };

/** The applicant's name, city and contact data. */
export const PersonStep = ({ form, applicant }: Pick<ScoutingForm, "form" | "applicant">) => {
  const { t } = useTranslation();
  const { register, formState } = form;
  const { errors } = formState;
  const isRequired = !applicant.isChild;
  const genders = GENDER_OPTIONS.map((gender) => ({ value: gender, label: t(`scouting.gender.${gender}`) }));
  return (
    <>
      <TextField label={t("scouting.field.name")} autoComplete="off" error={errors.name?.message} {...register("name")} />
      <div className={styles.row}>
        <ChoiceField label={t("scouting.field.gender")} options={genders} error={errors.gender?.message} {...register("gender")} />
        <TextField label={t("scouting.field.city")} autoComplete="address-level2" error={errors.city?.message} {...register("city")} />
      </div>
      <div className={styles.row}>
        <TextField
          label={t("forms.field.phone")}
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...masked(register("phone"), PHONE_MASK)}
        />
        <TextField label={t("forms.field.email")} type="email" autoComplete="email" error={errors.email?.message} {...register("email")} />
      </div>
      <div className={styles.row}>
        <TextField
          label={t("scouting.field.instagram")}
          isRequired={isRequired}
          autoCapitalize="none"
          error={errors.instagram?.message}
          {...register("instagram")}
        />
        <TextField
          label={t("scouting.field.tiktok")}
          isRequired={isRequired}
          autoCapitalize="none"
          error={errors.tiktok?.message}
          {...register("tiktok")}
        />
      </div>
    </>
  );
};
