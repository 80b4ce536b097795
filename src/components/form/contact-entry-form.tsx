import { yupResolver } from "@hookform/resolvers/yup";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useForm } from "react-hook-form";
import type { SentForm } from "../../config/sent-form";
import { useLocale } from "../../i18n/use-locale";
import { EntryForm } from "./entry-form";
import { errorMessages } from "./error-messages";
import { TextAreaField, TextField } from "./fields";
import { formFields } from "./form-fields";
import { createLazyResolver } from "./lazy-resolver";
import { applyMask } from "./apply-mask";
import { PHONE_MASK } from "./phone-input-mask";
import { toFormData } from "./to-form-data";
import { useEntrySending } from "./use-entry-sending";

interface ContactEntryFormProps {
  /** The accessible name of the form. */
  label: string;
  messageLabel?: string;
  messageHint?: string;
  /** First line of the message that the agency receives. */
  subject?: string;
  sent?: SentForm;
}

const rules = createLazyResolver(async () =>
  yupResolver((await import(/* webpackChunkName: "form-rules" */ "../../forms/contact-schema")).contactSchema),
);

/** Also sends requests to remove pictures. */
export const ContactEntryForm = ({ label, messageLabel, messageHint, subject, sent }: ContactEntryFormProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const form = useForm({ resolver: rules.resolver });
  const labels = {
    name: t("forms.field.name"),
    email: t("forms.field.email"),
    phone: t("forms.field.phone"),
    message: messageLabel ?? t("forms.field.message"),
  };
  const field = formFields({ form, labels, sent });
  const sending = useEntrySending({
    entry: "contact",
    form,
    rules,
    sent,
    toForm: (values) => toFormData({ ...values, subject: subject ?? "" }, locale),
  });
  return (
    <EntryForm {...{ sending, labels, sent }} entry="contact" label={label} problems={errorMessages(form.formState.errors)}>
      {subject && <input type="hidden" name="subject" value={subject} />}
      <TextField autoComplete="name" {...field("name")} />
      <TextField type="email" autoComplete="email" {...field("email")} />
      <TextField type="tel" autoComplete="tel" {...applyMask(field("phone"), PHONE_MASK)} />
      <TextAreaField hint={messageHint} {...field("message")} />
    </EntryForm>
  );
};
