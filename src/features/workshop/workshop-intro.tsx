import { useTranslation } from "gatsby-plugin-react-i18next";
import { findContact, findText, type ContactText } from "../../domain/content";
import { plainText } from "../../domain/plain-text";
import { PageIntro } from "../../components/layout/page-intro";
import { Prose } from "../../components/ui/prose";
import { useLocale } from "../../i18n/use-locale";
import * as styles from "./workshop-intro.module.css";

interface WorkshopIntroProps {
  texts: readonly ContactText[];
}

export const WorkshopIntro = ({ texts }: WorkshopIntroProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const description = findText(texts, "workshop_description", locale) ?? { text: t("workshop.description") };
  const number = findContact(texts, "contact_whatsapp", locale);
  return (
    <PageIntro title={t("workshop.title")}>
      <Prose {...description} />
      {number?.href && (
        <section className={styles.join} aria-labelledby="workshop-join">
          <h2 id="workshop-join" className={styles.title}>
            {t("workshop.join")}
          </h2>
          <p>{t("workshop.invitation")}</p>
          <a href={number.href} className={styles.chat} rel="noopener" target="_blank">
            {plainText(number.text)}
            <span className="visually-hidden"> ({t("link.newTab")})</span>
          </a>
        </section>
      )}
    </PageIntro>
  );
};
