import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useRef } from "react";
import { listedPictureText, type Talent } from "../../domain/talent";
import { TALENT_FIELDS, type FieldTable } from "../../domain/talent-fields";
import { useLocale } from "../../i18n/use-locale";
import type { Favorites } from "../../selection/favorites";
import { CoverPhoto } from "../../components/talent/cover-photo";
import { Link } from "../../components/ui/link";
import { SELECTION_COVER_SIZES } from "./cover-sizes";
import { measurementRows, type MeasurementRow } from "./measurement-rows";
import { talentPath } from "./talent-path";
import type { Comparison } from "./use-comparison";
import * as styles from "./comparison-table.module.css";

interface ComparisonTableProps {
  comparison: Comparison;
  talents: readonly Talent[];
  /** The visitor's notes; empty for a shared selection. */
  favorites?: Favorites;
  fields?: FieldTable;
}

/** Compares up to four talents, one measurement per row. */
export const ComparisonTable = ({ comparison, talents, favorites = [], fields = TALENT_FIELDS }: ComparisonTableProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const compared = comparison.compared.flatMap((talentId) => talents.find((talent) => talent.talentId === talentId) ?? []);
  const notes = compared.map(({ talentId }) => favorites.find((favorite) => favorite.talentId === talentId)?.note || null);
  const noteRows: MeasurementRow[] = notes.some((note) => note !== null) ? [{ name: "selection.note", values: notes }] : [];
  return (
    <section className={styles.comparison} aria-labelledby="comparison">
      <div className={styles.header}>
        <h2 id="comparison" ref={heading} tabIndex={-1}>
          {t("selection.comparison")}
        </h2>
        <button type="button" className={styles.back} onClick={comparison.close}>
          {t("selection.backToList")}
        </button>
      </div>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {compared.map((talent) => (
                <Column key={talent.talentId} talent={talent} onRemove={() => comparison.toggle(talent.talentId)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {[...measurementRows(compared, { locale, t }, fields), ...noteRows].map((row) => (
              <Row key={row.name} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

const Column = ({ talent, onRemove }: { talent: Talent; onRemove: () => void }) => {
  const { t } = useTranslation();
  return (
    <th scope="col" data-section={talent.categories[0]}>
      <CoverPhoto talent={talent} text={listedPictureText(talent)} sizes={SELECTION_COVER_SIZES} isPriority />
      <Link to={talentPath(talent)} className={styles.name}>
        {talent.name}
      </Link>
      <button
        type="button"
        className={styles.remove}
        aria-label={t("selection.removeFromComparisonName", { name: talent.name })}
        onClick={onRemove}
      >
        {t("selection.removeFromComparison")}
      </button>
    </th>
  );
};

const Row = ({ row: { name, values } }: { row: MeasurementRow }) => {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">{t(name)}</th>
      {values.map((value, column) => (
        <td key={column}>
          {value ?? (
            <>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{t("selection.notGiven")}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
};
