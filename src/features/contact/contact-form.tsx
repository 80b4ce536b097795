import { yupResolver } from "@hookform/resolvers/yup";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useForm } from "react-hook-form";
import { EntryForm } from "../../components/form/entry-form";
import { LetterField, TextField } from "../../components/form/fields";
import { FormSection } from "../../components/form/form-section";
import { masked } from "../../components/form/masked";
import { toFormData } from "../../components/form/to-form-data";
import { useEntrySending } from "../../components/form/use-entry-sending";
import { contactSchema } from "../../forms/contact-schema";
import { formatPhone, maskPhone } from "../../forms/phone-mask";
import { useLocale } from "../../i18n/use-locale";

const PHONE_MASK = { whileTyping: maskPhone, whole: formatPhone };

/** Writes to the agency (specification §2, Contact form). */
export const ContactForm = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const form = useForm({ resolver: yupResolver(contactSchema) });
  const { register, formState } = form;
  const { errors } = formState;
  const sending = useEntrySending({ entry: "contact", form, toForm: (values) => toFormData(values, locale) });
  return (
    <FormSection id="contact-form" title={t("forms.contactTitle")} lead={t("forms.contactLead")}>
      <EntryForm entry="contact" label={t("forms.contactTitle")} sending={sending} hasErrors={Object.keys(errors).length > 0}>
        <TextField label={t("forms.field.name")} autoComplete="name" error={errors.name?.message} {...register("name")} />
        <TextField label={t("forms.field.email")} type="email" autoComplete="email" error={errors.email?.message} {...register("email")} />
        <TextField label={t("forms.field.phone")} type="tel" autoComplete="tel" error={errors.phone?.message} {...masked(register("phone"), PHONE_MASK)} />
        <LetterField label={t("forms.field.message")} error={errors.message?.message} {...register("message")} />
      </EntryForm>
    </FormSection>
  );
};
