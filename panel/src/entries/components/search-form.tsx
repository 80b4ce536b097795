import type { ReactNode } from "react";

import type { EntryQuery } from "../entry-lists";
import type { EntryMessages } from "../words/entries";
import { Button } from "../../admin/kit/button";
import { FieldRow, TextField } from "../../admin/kit/field-row";
import styles from "./search-form.module.css";

type Props = {
  apiRoute: string;
  query: EntryQuery;
  messages: EntryMessages;
  /** Parameters that the search keeps. */
  keeps: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** The response redirects to the list's address. Works without scripts. */
export const SearchForm = ({ apiRoute, query: { list, q }, messages, keeps, children }: Props) => (
  <form className={styles.form} action={`${apiRoute}/desk/search/${list}`} method="post" role="search">
    {Object.entries(keeps)
      .filter(([, value]) => value !== "")
      .map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    <FieldRow>
      <TextField id="filter-q" label={messages.search} name="q" type="search" defaultValue={q} autoComplete="off" />
      {children}
      <Button type="submit">{messages.find}</Button>
    </FieldRow>
  </form>
);
