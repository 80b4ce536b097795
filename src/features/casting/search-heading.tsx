import { useTranslation } from "gatsby-plugin-react-i18next";
import { memo } from "react";
import { HIDDEN_CATEGORY_PREFIX } from "../../config/constants";
import type { CastingFilter } from "../../domain/casting-choice";
import * as styles from "./listing-heading.module.css";

interface SearchHeadingProps {
  filter: CastingFilter;
  /** Null until it is known. */
  total: number | null;
  hasFailed?: boolean;
}

const PlainHeading = ({ filter: { name, category, categories, hiddenCategory }, total, hasFailed = false }: SearchHeadingProps) => {
  const { t } = useTranslation();
  const listName =
    hiddenCategory?.slice(HIDDEN_CATEGORY_PREFIX.length).trim() ??
    (category ? [category] : categories).map((one) => t(`category.${one}`)).join(", ");
  return (
    <div className={styles.heading}>
      <h1 className={styles.title}>{name === "" ? listName || t("casting.title") : t("casting.titleForName", { name })}</h1>
      <div className={styles.line}>
        <p className={styles.count} role="status">
          {total === null ? !hasFailed && t("state.loading") : t("casting.count", { count: total })}
        </p>
      </div>
    </div>
  );
};

export const SearchHeading = memo(PlainHeading);
