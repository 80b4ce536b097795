import { useTranslation } from "gatsby-plugin-react-i18next";
import { FAMILY_FORM_CALLS } from "../../config/entry-calls";
import { LOCALE_FIELD } from "../../forms/entry-fields";
import { useLocale } from "../../i18n/use-locale";
import * as styles from "./access-form.module.css";

interface AccessFormProps {
  /** Filled in as far as it is known. */
  access: { reference: string; key: string };
}

/** Works without scripts: the gateway answers with a page of its own. */
export const AccessForm = ({ access }: AccessFormProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <form method="post" action={FAMILY_FORM_CALLS.status} className={styles.form} aria-label={t("forms.see")}>
      <input type="hidden" name={LOCALE_FIELD} value={locale} />
      {(["reference", "key"] as const).map((name) => (
        <label key={name} className={styles.field}>
          {t(`forms.access.${name}`)}
          <input type="text" name={name} defaultValue={access[name]} autoComplete="off" spellCheck={false} required />
        </label>
      ))}
      <button type="submit" className={styles.button}>
        {t("forms.see")}
      </button>
    </form>
  );
};
