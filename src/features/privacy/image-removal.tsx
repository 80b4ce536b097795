import { useTranslation } from "gatsby-plugin-react-i18next";
import { ContactEntryForm } from "../../components/form/contact-entry-form";
import { FormSection } from "../../components/form/form-section";
import { PageIntro } from "../../components/layout/page-intro";
import type { SentForm } from "../../config/sent-form";
import * as styles from "./privacy.module.css";

const STEPS = ["write", "identity", "done"] as const;

/** The message starts with a fixed subject. */
export const ImageRemoval = ({ sent }: { sent?: SentForm }) => {
  const { t } = useTranslation();
  return (
    <>
      <PageIntro title={t("removal.title")}>
        <p>{t("removal.text")}</p>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>{t(`removal.step.${step}`)}</li>
          ))}
        </ol>
      </PageIntro>
      <FormSection id="removal-form" title={t("removal.formTitle")}>
        <ContactEntryForm
          label={t("removal.formTitle")}
          messageLabel={t("removal.message")}
          messageHint={t("removal.messageHint")}
          subject={t("removal.subject")}
          sent={sent}
        />
      </FormSection>
    </>
  );
};
