import { useTranslation } from "gatsby-plugin-react-i18next";
import { ContactEntryForm } from "../../components/form/contact-entry-form";
import { FormSection } from "../../components/form/form-section";
import type { SentForm } from "../../config/sent-form";

export const ContactForm = ({ sent }: { sent?: SentForm }) => {
  const { t } = useTranslation();
  return (
    <FormSection id="contact-form" title={t("forms.contactTitle")} lead={t("forms.contactLead")}>
      <ContactEntryForm label={t("forms.contactTitle")} sent={sent} />
    </FormSection>
  );
};
