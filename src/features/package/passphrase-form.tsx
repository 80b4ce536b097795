import { useTranslation } from "gatsby-plugin-react-i18next";
import { packagePath } from "../../config/package-addresses";
import * as styles from "./package-notice.module.css";

interface PassphraseFormProps {
  token: string;
  /** Whether the passphrase that was just sent is wrong. */
  isRefused: boolean;
}

/** Works without scripts. */
export const PassphraseForm = ({ token, isRefused }: PassphraseFormProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <h1 className={styles.title}>{t("package.locked.title")}</h1>
      <p>{t("package.locked.text")}</p>
      <form method="post" action={packagePath(token)} className={styles.form}>
        <div className={styles.field}>
          <label htmlFor="passphrase">{t("package.passphrase")}</label>
          <input
            id="passphrase"
            name="passphrase"
            type="password"
            autoComplete="off"
            required
            maxLength={200}
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? "passphrase-error" : undefined}
          />
          {isRefused && (
            <p id="passphrase-error" role="alert" className={styles.error}>
              {t("package.wrongPassphrase")}
            </p>
          )}
        </div>
        <button type="submit" className={styles.button}>
          {t("package.open")}
        </button>
      </form>
    </div>
  );
};
