import { useTranslation } from "gatsby-plugin-react-i18next";
import { useShare } from "../../components/ui/use-share";
import * as styles from "./family.module.css";

/** There is no other way back to the page. Rendered after hydration only. */
export const KeepAddress = () => {
  const { t } = useTranslation();
  const url = window.location.href;
  const { state, copy } = useShare({ url, title: t("familyPage.title") });
  return (
    <section className={styles.section} aria-labelledby="keep-address">
      <h2 id="keep-address" className={styles.heading}>
        {t("familyPage.keepTitle")}
      </h2>
      <p>{t("familyPage.keep")}</p>
      <p className={styles.address}>{url}</p>
      <p className={styles.actions}>
        <button type="button" className={styles.link} onClick={copy}>
          {t("familyPage.copy")}
        </button>
        <button type="button" className={styles.link} onClick={() => window.print()}>
          {t("familyPage.print")}
        </button>
        <span role="status">{state !== "idle" && t(state === "copied" ? "familyPage.copied" : "familyPage.copyFailed")}</span>
      </p>
    </section>
  );
};
