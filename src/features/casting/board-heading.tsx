import { useTranslation } from "gatsby-plugin-react-i18next";
import type { ReactNode } from "react";
import { findTranslation, type Translated } from "../../domain/content";
import { Prose } from "../../components/ui/prose";
import { useLocale } from "../../i18n/use-locale";
import * as listing from "./listing-heading.module.css";
import * as styles from "./board-heading.module.css";

export interface BoardTexts {
  name: Translated;
  text: Translated;
}

interface BoardHeadingProps extends BoardTexts {
  total: number;
  /** Beside the number. */
  children?: ReactNode;
}

export const BoardHeading = ({ name, text, total, children }: BoardHeadingProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const title = findTranslation(name, locale);
  const words = findTranslation(text, locale);
  return (
    <div className={listing.heading}>
      <h1 className={listing.title} lang={title?.lang}>
        {title?.text}
      </h1>
      {words && (
        <div className={styles.text}>
          <Prose text={words.text} lang={words.lang} />
        </div>
      )}
      <div className={listing.line}>
        <p className={styles.count} role="status">
          {t("casting.count", { count: total })}
        </p>
        {children}
      </div>
    </div>
  );
};
