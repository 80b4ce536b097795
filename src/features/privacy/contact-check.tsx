import { useTranslation } from "gatsby-plugin-react-i18next";
import type { FormEvent } from "react";
import { TextField } from "../../components/form/fields";
import { FormSection } from "../../components/form/form-section";
import { PageIntro } from "../../components/layout/page-intro";
import { Link } from "../../components/ui/link";
import { routes } from "../../config/routes";
import { useContactCheck, type CheckState } from "./use-contact-check";
import * as styles from "./privacy.module.css";

const MAX_CONTACT_LENGTH = 200;

/** Impostors approach families, so visitors can check whether a contact belongs to the team. */
export const ContactCheck = () => {
  const { t } = useTranslation();
  const { state, check } = useContactCheck();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const contact = new FormData(event.currentTarget).get("contact");
    void check(typeof contact === "string" ? contact : "");
  };
  return (
    <>
      <PageIntro title={t("verify.title")}>
        <p>{t("verify.text")}</p>
        <h2 className={styles.title}>{t("verify.neverTitle")}</h2>
        <ul className={styles.steps}>
          {(["money", "photos", "secret"] as const).map((never) => (
            <li key={never}>{t(`verify.never.${never}`)}</li>
          ))}
        </ul>
      </PageIntro>
      <FormSection id="verify-form" title={t("verify.formTitle")}>
        <div className={styles.check}>
          <noscript>
            <p>{t("verify.noScripts")}</p>
          </noscript>
          <form onSubmit={handleSubmit} noValidate className={styles.form} aria-label={t("verify.formTitle")}>
            <TextField
              label={t("verify.field")}
              hint={t("verify.hint")}
              name="contact"
              autoComplete="off"
              autoCapitalize="none"
              maxLength={MAX_CONTACT_LENGTH}
              error={state.kind === "missing" ? "forms.required" : undefined}
            />
            <button type="submit" className={styles.button} disabled={state.kind === "checking"}>
              {t(state.kind === "checking" ? "verify.checking" : "verify.check")}
            </button>
          </form>
          <div role="status">
            <CheckResult state={state} />
          </div>
        </div>
      </FormSection>
    </>
  );
};

const CheckResult = ({ state }: { state: CheckState }) => {
  const { t } = useTranslation();
  if (state.kind === "failed") return <p className={styles.answer}>{t("verify.failed")}</p>;
  if (state.kind !== "answered") return null;
  const { contact, check } = state;
  if (check.isOurs) {
    return (
      <div className={styles.answer} data-answer="yes">
        <p className={styles.verdict}>{t("verify.yes")}</p>
        <p>{check.name ? t("verify.yesName", { contact, name: check.name }) : t("verify.yesText", { contact })}</p>
      </div>
    );
  }
  return (
    <div className={styles.answer} data-answer="no">
      <p className={styles.verdict}>{t("verify.no")}</p>
      <p>{t("verify.noText", { contact })}</p>
      <p>{t("verify.report")}</p>
      <p>
        <Link to={routes.contact()}>{t("verify.write")}</Link>
      </p>
    </div>
  );
};
