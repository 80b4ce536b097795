import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import { useLocale } from "../../i18n/use-locale";
import { Link } from "../ui/link";
import * as styles from "./did-you-mean.module.css";

interface DidYouMeanProps {
  /** Result of `suggestNames`; renders nothing when empty. */
  names: readonly string[];
}

export const DidYouMean = ({ names }: DidYouMeanProps) => {
  const { t } = useTranslation();
  const list = new Intl.ListFormat(useLocale(), { type: "disjunction" });
  if (names.length === 0) return null;
  return (
    <p key={names.join("\n")} className={styles.question}>
      {t("search.didYouMean")}{" "}
      {list.formatToParts(names).map(({ type, value }, index) =>
        type === "literal" ? (
          value
        ) : (
          <Link key={index} to={routes.search(value)} className={styles.name}>
            {value}
          </Link>
        ),
      )}
      ?
    </p>
  );
};
