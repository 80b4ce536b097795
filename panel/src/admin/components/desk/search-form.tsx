import type { ReactNode } from "react";

import { Button } from "../kit/button";
import { FieldRow, TextField } from "../kit/field-row";
import styles from "./search-form.module.css";

type Props = {
  /** The address of the list. */
  action: string;
  q: string;
  label: string;
  find: string;
  /** Parameters that the search keeps. */
  keeps?: Readonly<Record<string, string>>;
  /** Further fields. */
  children?: ReactNode;
};

/** Searches a list of entries by changing its address; works without scripts. */
export const SearchForm = ({ action, q, label, find, keeps = {}, children }: Props) => (
  <form className={styles.form} action={action} role="search">
    {Object.entries(keeps)
      .filter(([, value]) => value !== "")
      .map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    <FieldRow>
      <TextField id="filter-q" label={label} name="q" type="search" defaultValue={q} />
      {children}
      <Button type="submit">{find}</Button>
    </FieldRow>
  </form>
);
