import { useTranslation } from "gatsby-plugin-react-i18next";
import { packageCardsPath } from "../../config/package-addresses";
import { formatLongDate } from "../../i18n/format-date";
import { useLocale } from "../../i18n/use-locale";
import { usePackage } from "./package-context";
import { ContactLinks } from "./contact-links";
import * as styles from "./package-heading.module.css";

interface PackageHeadingProps {
  /** Time zone in which the last day is shown. */
  timeZone: string;
}

export const PackageHeading = ({ timeZone }: PackageHeadingProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { token, view } = usePackage();
  const { title, client, message, contact, expiresAt, talents } = view;
  // A package that ends at midnight is open until the end of the day before.
  const lastMoment = expiresAt === null ? null : new Date(Date.parse(expiresAt) - 1).toISOString();
  const day = formatLongDate(lastMoment, locale, timeZone);
  return (
    <div className={styles.heading}>
      <div>
        {client && <p className={styles.client}>{t("package.for", { client })}</p>}
        <h1 className={styles.title}>{title}</h1>
      </div>
      <div className={styles.text}>
        {message
          ?.split(/\n+/)
          .filter((line) => line.trim() !== "")
          .map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        <ul className={styles.facts}>
          <li>{t("package.count", { count: talents.length })}</li>
          {day !== null && <li>{t("package.until", { day })}</li>}
          {talents.length > 0 && (
            <li>
              <a href={packageCardsPath(token)} className={styles.link} download>
                {t("package.cards")}
              </a>
            </li>
          )}
        </ul>
        {contact && <ContactLinks contact={contact} />}
        <noscript>
          <p>{t("package.noScript")}</p>
        </noscript>
      </div>
    </div>
  );
};
