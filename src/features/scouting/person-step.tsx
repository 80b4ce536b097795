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
  return (
    <>
      <TextField label={t("scouting.field.realname")} autoComplete="off" error={errors.realname?.message} {...register("realname")} />
      <div className={styles.pair}>
        <ChoiceField label={t("scouting.field.gender")} options={GENDER_OPTIONS} error={errors.gender?.message} {...register("gender")} />
        <TextField label={t("scouting.field.note")} autoComplete="address-level2" error={errors.note?.message} {...register("note")} />
      </div>
      <div className={styles.pair}>
        <TextField
          label={t("forms.field.phone")}
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...masked(register("phone"), PHONE_MASK)}
        />
        <TextField label={t("forms.field.email")} type="email" autoComplete="email" error={errors.email?.message} {...register("email")} />
      </div>
      <div className={styles.pair}>
        <TextField
          label={t("scouting.field.instagr")}
          isRequired={isRequired}
          autoCapitalize="none"
          error={errors.instagr?.message}
          {...register("instagr")}
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
