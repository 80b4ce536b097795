import { StaticImage } from "gatsby-plugin-image";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import { Link } from "../../components/ui/link";
import * as styles from "./not-found.module.css";

/** What an address that leads nowhere shows: the house's dove, flying off. */
export const NotFound = () => {
  const { t } = useTranslation();
  return (
    <section className={styles.notFound}>
      <div className={styles.flight}>
        <StaticImage src="../../images/not-found.png" alt="" width={480} placeholder="none" loading="eager" formats={["webp"]} />
      </div>
      <h1 className={styles.title}>{t("notFound.title")}</h1>
      <p className={styles.text}>{t("notFound.text")}</p>
      <Link to={routes.home()} className={styles.home}>
        {t("notFound.home")}
      </Link>
    </section>
  );
};
