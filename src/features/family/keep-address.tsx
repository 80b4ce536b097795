import { useTranslation } from "gatsby-plugin-react-i18next";
import { useShare } from "../../components/ui/use-share";
import * as styles from "./family.module.css";

/** There is no other way back to the page. Rendered after hydration only. */
export const KeepAddress = () => {
  const { t } = useTranslation();
  const url = window.location.href;
  const { state, copy } = useShare({ url, title: t("request.title") });
  return (
    <section className={styles.section} aria-labelledby="keep-address">
      <h2 id="keep-address" className={styles.heading}>
        {t("request.keepTitle")}
      </h2>
      <p>{t("request.keep")}</p>
      <p className={styles.address}>{url}</p>
      <p className={styles.actions}>
        <button type="button" className={styles.link} onClick={copy}>
          {t("request.copy")}
        </button>
        <button type="button" className={styles.link} onClick={() => window.print()}>
          {t("request.print")}
        </button>
        <span role="status">{state !== "idle" && t(state === "copied" ? "request.copied" : "request.copyFailed")}</span>
      </p>
    </section>
  );
};
