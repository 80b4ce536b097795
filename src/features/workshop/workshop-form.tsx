import { yupResolver } from "@hookform/resolvers/yup";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useForm } from "react-hook-form";
import { EntryForm } from "../../components/form/entry-form";
import { errorMessages } from "../../components/form/error-messages";
import { TextAreaField, TextField } from "../../components/form/fields";
import { FormSection } from "../../components/form/form-section";
import { lateRules } from "../../components/form/late-rules";
import { masked } from "../../components/form/masked";
import { toFormData } from "../../components/form/to-form-data";
import { useEntrySending } from "../../components/form/use-entry-sending";
import { formatPhone, maskPhone } from "../../forms/phone-mask";
import { useLocale } from "../../i18n/use-locale";

const rules = lateRules(async () => yupResolver((await import("../../forms/workshop-schema")).workshopSchema));

const PHONE_MASK = { whileTyping: maskPhone, whole: formatPhone };

/** The workshop registration form (specification §2, Contact form). */
export const WorkshopForm = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const form = useForm({ resolver: rules.resolver });
  const { register, formState } = form;
  const { errors } = formState;
  const sending = useEntrySending({ entry: "workshopContact", form, rules, toForm: (values) => toFormData(values, locale) });
  return (
    <FormSection id="workshop-form" title={t("forms.workshopTitle")} lead={t("forms.workshopLead")}>
      <EntryForm entry="workshopContact" label={t("forms.workshopTitle")} sending={sending} problems={errorMessages(errors)}>
        <TextField label={t("forms.field.participant")} autoComplete="name" error={errors.name?.message} {...register("name")} />
        <TextField label={t("forms.field.email")} type="email" autoComplete="email" error={errors.email?.message} {...register("email")} />
        <TextField
          label={t("forms.field.mobile")}
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...masked(register("phone"), PHONE_MASK)}
        />
        <TextField label={t("forms.field.city")} autoComplete="address-level2" error={errors.city?.message} {...register("city")} />
        <TextField label={t("forms.field.instagram")} autoCapitalize="none" error={errors.instagram?.message} {...register("instagram")} />
        <TextAreaField label={t("forms.field.message")} error={errors.message?.message} {...register("message")} />
      </EntryForm>
    </FormSection>
  );
};
