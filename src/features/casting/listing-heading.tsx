import { useTranslation } from "gatsby-plugin-react-i18next";
import { memo } from "react";
import { castingAddress } from "../../config/casting-address";
import { TALENTS_PER_PAGE } from "../../config/constants";
import type { CastingFilter } from "../../domain/casting-choice";
import type { Gender } from "../../domain/category";
import { Link } from "../../components/ui/link";
import * as styles from "./listing-heading.module.css";

interface ListingHeadingProps {
  filter: CastingFilter;
  /** Null until it is known. */
  total: number | null;
  hasFailed?: boolean;
}

const TABS: readonly (Gender | null)[] = [null, "female", "male"];

const PlainHeading = ({ filter, total, hasFailed = false }: ListingHeadingProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.heading}>
      <h1 className={styles.title}>
        {t(`category.${filter.category}`)}
        {filter.gender && <span className="visually-hidden"> {t(`gender.${filter.gender}`)}</span>}
      </h1>
      <div className={styles.line}>
        <nav aria-label={t("casting.tabs")}>
          <ul className={styles.tabs}>
            {TABS.map((gender) => (
              <li key={gender ?? "all"}>
                <Link
                  to={castingAddress({ filter: { ...filter, gender }, visibleCount: TALENTS_PER_PAGE })}
                  className={styles.tab}
                  aria-current={gender === filter.gender ? "page" : undefined}
                >
                  {t(`gender.${gender ?? "all"}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.count} role="status">
          {total === null ? !hasFailed && t("state.loading") : t("casting.count", { count: total })}
        </p>
      </div>
      <p>{t("casting.scriptsOnly")}</p>
    </div>
  );
};

/** The tabs for the category's three lists keep the filters. */
export const ListingHeading = memo(PlainHeading);
