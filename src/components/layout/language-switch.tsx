import { useTranslation } from "gatsby-plugin-react-i18next";
import { useState, type MouseEvent } from "react";
import { localizedPath } from "../../config/routes";
import type { Locale } from "../../domain/locale";
import { useLocale } from "../../i18n/use-locale";
import { isPlainClick } from "../ui/is-plain-click";
import { Link } from "../ui/link";
import { useLocaleOverlay } from "./locale-overlay";
import { useSiteSettings } from "./use-site-settings";
import * as styles from "./language-switch.module.css";

interface LanguageSwitchProps {
  /** The page's address in the default language. */
  path: string;
}

/** Keeps the query. Renders nothing on a site in one language. */
export const LanguageSwitch = ({ path }: LanguageSwitchProps) => {
  const { languages } = useSiteSettings();
  const { t } = useTranslation();
  const current = useLocale();
  const switchLocale = useLocaleOverlay();
  const [search, setSearch] = useState("");
  // Filters change the query without a navigation, so it is read just before the link is used.
  const readFilters = () => setSearch(path === "/" ? "" : window.location.search);

  const handleClick = (language: Locale) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (language !== current) switchLocale(`${localizedPath(path, language)}${window.location.search}`, t("language.switching"));
  };

  if (languages.length < 2) return null;
  return (
    <ul className={styles.languages} aria-label={t("language.label")} onPointerDown={readFilters} onFocus={readFilters}>
      {languages.map((language) => (
        <li key={language}>
          <Link
            to={path + search}
            language={language}
            lang={language}
            className={styles.language}
            aria-current={language === current ? "true" : undefined}
            onClick={handleClick(language)}
          >
            {language.toUpperCase()} <span className="visually-hidden">{t(`language.${language}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
