import { type ApplicationQuery, formatBounds, parseApplicationQuery } from "../../../desk/application-query";
import { boardAddress } from "../../../desk/board-address";
import type { ApplicationMessages } from "../../../messages/applications";
import styles from "./filters.module.css";

type FieldProps = { name: string; label: string; value: string; type?: "text" | "search" | "date" };

const Field = ({ name, label, value, type = "text" }: FieldProps) => (
  <label className={styles.field}>
    <span className={styles.label}>{label}</span>
    <input className={styles.input} id={`filter-${name}`} name={name} type={type} defaultValue={value} />
  </label>
);

type Props = { adminRoute: string; query: ApplicationQuery; messages: ApplicationMessages; hasFilters: boolean };

/** Searches in every status, without the filters. */
const SearchForm = ({ adminRoute, query, messages }: Omit<Props, "hasFilters">) => (
  <form className={styles.search} action={`${adminRoute}/applications`} role="search">
    <Field name="q" label={messages.filters.search} value={query.q} type="search" />
    <button className={styles.apply} type="submit">
      {messages.filters.find}
    </button>
  </form>
);

/** Two forms that change the address and work without scripts: the search, and the filters of the tab. */
export const Filters = ({ adminRoute, query, messages, hasFilters }: Props) => {
  const { filters, genders } = messages;
  const cleared = boardAddress(adminRoute, { ...parseApplicationQuery({}), status: query.status });
  return (
    <div className={styles.forms}>
      <SearchForm adminRoute={adminRoute} query={query} messages={messages} />
      <details open={hasFilters}>
        <summary className={styles.summary}>{filters.title}</summary>
        <form className={styles.fields} action={`${adminRoute}/applications`}>
          <input type="hidden" name="status" value={query.status ?? "all"} />
          {query.q !== "" && <input type="hidden" name="q" value={query.q} />}
          <Field name="age" label={filters.age} value={formatBounds(query.age)} />
          <label className={styles.field}>
            <span className={styles.label}>{filters.gender}</span>
            <select className={styles.input} name="gender" defaultValue={query.gender ?? ""}>
              <option value="">{filters.anyGender}</option>
              <option value="woman">{genders.woman}</option>
              <option value="man">{genders.man}</option>
            </select>
          </label>
          <Field name="city" label={filters.city} value={query.city} />
          <Field name="height" label={filters.height} value={formatBounds(query.height)} />
          <Field name="from" label={filters.from} value={query.from ?? ""} type="date" />
          <Field name="until" label={filters.until} value={query.until ?? ""} type="date" />
          <div className={styles.actions}>
            <button className={styles.apply} type="submit">
              {filters.apply}
            </button>
            {hasFilters && (
              <a className={styles.clear} href={cleared}>
                {filters.clear}
              </a>
            )}
          </div>
        </form>
      </details>
    </div>
  );
};
