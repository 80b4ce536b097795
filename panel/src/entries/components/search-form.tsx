import type { ReactNode } from "react";

import type { EntryList } from "../entry-lists";
import { Button } from "../../admin/kit/button";
import { FieldRow, TextField } from "../../admin/kit/field-row";
import styles from "./search-form.module.css";

type Props = {
  /** The route of the panel's API. */
  apiRoute: string;
  list: EntryList;
  q: string;
  label: string;
  find: string;
  /** Parameters that the search keeps. */
  keeps?: Readonly<Record<string, string>>;
  /** Further fields. */
  children?: ReactNode;
};

/** Searches a list of entries: the answer redirects to the list's address. Works without scripts. */
export const SearchForm = ({ apiRoute, list, q, label, find, keeps = {}, children }: Props) => (
  <form className={styles.form} action={`${apiRoute}/desk/search/${list}`} method="post" role="search">
    {Object.entries(keeps)
      .filter(([, value]) => value !== "")
      .map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    <FieldRow>
      <TextField id="filter-q" label={label} name="q" type="search" defaultValue={q} autoComplete="off" />
      {children}
      <Button type="submit">{find}</Button>
    </FieldRow>
  </form>
);
