import type { ReactNode } from "react";

import styles from "./data-table.module.css";

export type Column = {
  key: string;
  label: string;
  /** Right-aligned, with tabular digits. */
  isNumber?: boolean;
};

export type Row = { id: string | number; cells: Readonly<Record<string, ReactNode>> };

type Props = {
  /** Names the list, for screen readers. */
  caption: string;
  /** The first column names the record: it is the card's title on a phone. */
  columns: readonly Column[];
  rows: readonly Row[];
};

/** In a narrow window each row is a card with the columns' names. */
export const DataTable = ({ caption, columns, rows }: Props) => (
  <table className={styles.table}>
    <caption className={styles.caption}>{caption}</caption>
    <thead>
      <tr>
        {columns.map(({ key, label, isNumber }) => (
          <th key={key} scope="col" data-number={isNumber}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, cells }) => (
        <tr key={id}>
          {columns.map(({ key, label, isNumber }, index) =>
            index === 0 ? (
              <th key={key} scope="row">
                {cells[key]}
              </th>
            ) : (
              <td key={key} data-label={label} data-number={isNumber}>
                {cells[key]}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
