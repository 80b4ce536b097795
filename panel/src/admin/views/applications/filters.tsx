import type { ApplicationQuery, Bounds } from "../../../desk/application-query";
import { boardAddress } from "../../../desk/board-address";
import { parseApplicationQuery } from "../../../desk/application-query";
import type { ApplicationMessages } from "../../../messages/applications";
import styles from "./filters.module.css";

type Props = { adminRoute: string; query: ApplicationQuery; messages: ApplicationMessages; hasFilters: boolean };

const textOf = ({ least, most }: Bounds): string => {
  if (least === null && most === null) return "";
  return least === most ? String(least) : `${least ?? ""}-${most ?? ""}`;
};

type FieldProps = { name: string; label: string; value: string; type?: "text" | "search" | "date"; inputMode?: "numeric" | "text" };

const Field = ({ name, label, value, type = "text", inputMode }: FieldProps) => (
  <label className={styles.field}>
    <span className={styles.label}>{label}</span>
    <input className={styles.input} id={`filter-${name}`} name={name} type={type} inputMode={inputMode} defaultValue={value} />
  </label>
);

/** A form that changes the address; works without scripts. */
export const Filters = ({ adminRoute, query, messages, hasFilters }: Props) => {
  const { filters, genders } = messages;
  const cleared = boardAddress(adminRoute, { ...parseApplicationQuery({}), status: query.status });
  return (
    <form className={styles.form} action={`${adminRoute}/applications`} role="search">
      {query.q === "" && <input type="hidden" name="status" value={query.status ?? "all"} />}
      <Field name="q" label={filters.search} value={query.q} type="search" />
      <details className={styles.more} open={hasFilters}>
        <summary className={styles.summary}>{filters.title}</summary>
        <div className={styles.fields}>
          <Field name="age" label={filters.age} value={textOf(query.age)} />
          <label className={styles.field}>
            <span className={styles.label}>{filters.gender}</span>
            <select className={styles.input} name="gender" defaultValue={query.gender ?? ""}>
              <option value="">{filters.anyGender}</option>
              <option value="woman">{genders.woman}</option>
              <option value="man">{genders.man}</option>
            </select>
          </label>
          <Field name="city" label={filters.city} value={query.city} />
          <Field name="height" label={filters.height} value={textOf(query.height)} />
          <Field name="from" label={filters.from} value={query.from ?? ""} type="date" />
          <Field name="until" label={filters.until} value={query.until ?? ""} type="date" />
        </div>
      </details>
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
  );
};
