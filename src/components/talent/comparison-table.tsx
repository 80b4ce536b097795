import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useRef, type ReactNode } from "react";
import type { TalentSummary } from "../../domain/talent";
import { TALENT_FIELDS, type FieldTable } from "../../domain/talent-fields";
import type { MeasuredTalent } from "../../i18n/format-field";
import { useLocale } from "../../i18n/use-locale";
import { measurementRows, type MeasurementRow } from "./measurement-rows";
import type { Comparison } from "./use-comparison";
import * as styles from "./comparison-table.module.css";

export type ComparedTalent = MeasuredTalent & Pick<TalentSummary, "talentId" | "name">;

interface ComparisonTableProps<Compared extends ComparedTalent> {
  comparison: Comparison;
  talents: readonly Compared[];
  /** The head of a talent's column: picture and name. */
  head: (talent: Compared) => ReactNode;
  /** The section whose colour a column has. */
  sectionOf?: (talent: Compared) => string | undefined;
  /** Null or empty without a note. */
  noteOf?: (talentId: string) => string | null | undefined;
  fields?: FieldTable;
}

export const ComparisonTable = <Compared extends ComparedTalent>({
  comparison,
  talents,
  head,
  sectionOf = () => undefined,
  noteOf = () => null,
  fields = TALENT_FIELDS,
}: ComparisonTableProps<Compared>) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const compared = comparison.compared.flatMap((talentId) => talents.find((talent) => talent.talentId === talentId) ?? []);
  const notes = compared.map(({ talentId }) => noteOf(talentId) || null);
  const noteRows: MeasurementRow[] = notes.some((note) => note !== null) ? [{ label: t("selection.note"), values: notes }] : [];
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
                <th key={talent.talentId} scope="col" data-section={sectionOf(talent)}>
                  {head(talent)}
                  <RemoveButton name={talent.name} onRemove={() => comparison.toggle(talent.talentId)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...measurementRows(compared, { locale, t }, fields), ...noteRows].map((row) => (
              <Row key={row.label} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

const RemoveButton = ({ name, onRemove }: { name: string; onRemove: () => void }) => {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.remove} aria-label={t("selection.removeFromComparisonName", { name })} onClick={onRemove}>
      {t("selection.removeFromComparison")}
    </button>
  );
};

const Row = ({ row: { label, values } }: { row: MeasurementRow }) => {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">{label}</th>
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
