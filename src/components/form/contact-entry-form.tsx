import { yupResolver } from "@hookform/resolvers/yup";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useForm } from "react-hook-form";
import { formatPhone, maskPhone } from "../../forms/phone-mask";
import { useLocale } from "../../i18n/use-locale";
import { EntryForm } from "./entry-form";
import { errorMessages } from "./error-messages";
import { TextAreaField, TextField } from "./fields";
import { lateRules } from "./late-rules";
import { masked } from "./masked";
import { toFormData } from "./to-form-data";
import { useEntrySending } from "./use-entry-sending";

interface ContactEntryFormProps {
  /** The accessible name of the form. */
  label: string;
  messageLabel?: string;
  messageHint?: string;
  /** First line of the message that the agency receives. */
  subject?: string;
}

const rules = lateRules(async () => yupResolver((await import("../../forms/contact-schema")).contactSchema));

const PHONE_MASK = { whileTyping: maskPhone, whole: formatPhone };

/** A message to the agency (specification §2, Contact form). */
export const ContactEntryForm = ({ label, messageLabel, messageHint, subject }: ContactEntryFormProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const form = useForm({ resolver: rules.resolver });
  const { register, formState } = form;
  const { errors } = formState;
  const sending = useEntrySending({
    entry: "contact",
    form,
    rules,
    toForm: (values) => toFormData({ ...values, subject: subject ?? "" }, locale),
  });
  return (
    <EntryForm entry="contact" label={label} sending={sending} problems={errorMessages(errors)}>
      {subject && <input type="hidden" name="subject" value={subject} />}
      <TextField label={t("forms.field.name")} autoComplete="name" error={errors.name?.message} {...register("name")} />
      <TextField label={t("forms.field.email")} type="email" autoComplete="email" error={errors.email?.message} {...register("email")} />
      <TextField
        label={t("forms.field.phone")}
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...masked(register("phone"), PHONE_MASK)}
      />
      <TextAreaField
        label={messageLabel ?? t("forms.field.message")}
        hint={messageHint}
        error={errors.message?.message}
        {...register("message")}
      />
    </EntryForm>
  );
};
