import { Link } from "../../admin/kit/next-client";
import { activeFilters } from "../active-filters";
import { type EntryQuery, listAddress, withoutFilters } from "../entry-lists";
import { sealSearch } from "../search-where";
import type { ApplicationMessages } from "../words/applications";
import { ActiveFilter } from "../components/active-filter";
import { Button } from "../../admin/kit/button";
import { FieldRow, SelectField, TextField } from "../../admin/kit/field-row";
import styles from "./filters.module.css";

type Props = { adminRoute: string; apiRoute: string; query: EntryQuery<"applications">; messages: ApplicationMessages };

/** Searches in every status, without the filters. */
const SearchForm = ({ apiRoute, query, messages }: Props) => (
  <form className={styles.search} action={`${apiRoute}/desk/search/applications`} method="post" role="search">
    <TextField
      id="filter-q"
      name="q"
      type="search"
      label={messages.search}
      defaultValue={query.q}
      autoComplete="off"
      aria-keyshortcuts="/"
    />
    <Button type="submit">{messages.find}</Button>
  </form>
);

const FilterForm = ({ adminRoute, query: { status, q, filters: values }, messages: { filters, genders } }: Props) => (
  <form action={`${adminRoute}/applications`}>
    <input type="hidden" name="status" value={status ?? "all"} />
    {q !== "" && <input type="hidden" name="q" value={sealSearch(q)} />}
    {values.since !== "" && <input type="hidden" name="since" value={values.since} />}
    <FieldRow>
      <TextField id="filter-age" name="age" label={filters.age} placeholder={filters.ageHint} defaultValue={values.age} />
      <SelectField
        id="filter-gender"
        name="gender"
        label={filters.gender}
        defaultValue={values.gender}
        options={[
          { value: "", label: filters.anyGender },
          { value: "woman", label: genders.woman },
          { value: "man", label: genders.man },
        ]}
      />
      <TextField id="filter-city" name="city" label={filters.city} defaultValue={values.city} />
      <TextField id="filter-height" name="height" label={filters.height} placeholder={filters.heightHint} defaultValue={values.height} />
      <TextField id="filter-from" name="from" type="date" label={filters.from} defaultValue={values.from} />
      <TextField id="filter-until" name="until" type="date" label={filters.until} defaultValue={values.until} />
      <Button type="submit" kind="primary">
        {filters.apply}
      </Button>
    </FieldRow>
  </form>
);

const ActiveFilters = ({ adminRoute, query, messages }: Props) => {
  const active = activeFilters(query, messages);
  if (active.length === 0) return null;
  return (
    <ul className={styles.active}>
      {active.map(({ label, without }) => (
        <li key={label}>
          <ActiveFilter label={label} href={listAddress(adminRoute, without)} remove={messages.removeFilter} />
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link className={styles.clear} href={listAddress(adminRoute, withoutFilters(query))} prefetch={false}>
            {messages.filters.clear}
          </Link>
        </li>
      )}
    </ul>
  );
};

/** Two forms that navigate to another address and work without scripts: the search, and the filters of the tab. */
export const Filters = (props: Props) => (
  // Remounts the uncontrolled fields when the address has other filters.
  <div className={styles.filters} key={JSON.stringify({ ...props.query, page: 1 })}>
    <div className={styles.line}>
      <SearchForm {...props} />
      <details className={styles.details}>
        <summary className={styles.summary}>{props.messages.filters.title}</summary>
        <FilterForm {...props} />
      </details>
    </div>
    <ActiveFilters {...props} />
  </div>
);
