import { yupResolver } from "@hookform/resolvers/yup";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useForm } from "react-hook-form";
import { EntryForm } from "../../components/form/entry-form";
import { errorMessages } from "../../components/form/error-messages";
import { TextAreaField, TextField } from "../../components/form/fields";
import { FormSection } from "../../components/form/form-section";
import { formFields } from "../../components/form/form-fields";
import { createLazyResolver } from "../../components/form/lazy-resolver";
import { applyMask } from "../../components/form/apply-mask";
import { PHONE_MASK } from "../../components/form/phone-input-mask";
import { toFormData } from "../../components/form/to-form-data";
import { useEntrySending } from "../../components/form/use-entry-sending";
import type { SentForm } from "../../config/sent-form";
import { useLocale } from "../../i18n/use-locale";

const rules = createLazyResolver(async () =>
  yupResolver((await import(/* webpackChunkName: "form-rules" */ "../../forms/workshop-schema")).workshopSchema),
);

export const WorkshopForm = ({ sent }: { sent?: SentForm }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const form = useForm({ resolver: rules.resolver });
  const labels = {
    name: t("forms.field.participant"),
    email: t("forms.field.email"),
    phone: t("forms.field.mobile"),
    city: t("forms.field.city"),
    instagram: t("forms.field.instagram"),
    message: t("forms.field.message"),
  };
  const field = formFields({ form, labels, sent });
  const sending = useEntrySending({ entry: "workshopContact", form, rules, sent, toForm: (values) => toFormData(values, locale) });
  const title = t("forms.workshopTitle");
  return (
    <FormSection id="workshop-form" title={title} lead={t("forms.workshopLead")}>
      <EntryForm {...{ sending, labels, sent }} entry="workshopContact" label={title} problems={errorMessages(form.formState.errors)}>
        <TextField autoComplete="name" {...field("name")} />
        <TextField type="email" autoComplete="email" {...field("email")} />
        <TextField type="tel" autoComplete="tel" {...applyMask(field("phone"), PHONE_MASK)} />
        <TextField autoComplete="address-level2" {...field("city")} />
        <TextField autoCapitalize="none" {...field("instagram")} />
        <TextAreaField {...field("message")} />
      </EntryForm>
    </FormSection>
  );
};
