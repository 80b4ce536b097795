import { Button } from "../admin/kit/button";
import { DataTable } from "../admin/kit/data-table";
import { Link } from "../admin/kit/next-client";
import { Notice } from "../admin/kit/notice";
import type { DescribedStep, DescribedVisit } from "./describe-visits";
import type { ShownAudit } from "./search-endpoint";
import type { AuditMessages } from "./words";
import styles from "./audit.module.css";

type CsvProps = { address: string; fields: Readonly<Record<string, string>>; label: string };

/** Posts a form, since an address with a person's name would be in logs. */
export const CsvForm = ({ address, fields, label }: CsvProps) => (
  <form action={address} method="post">
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit">{label}</Button>
  </form>
);

const StepLine = ({ step: { action, what, detail, href } }: { step: DescribedStep }) => (
  <li>
    <span className={styles.action}>{action}</span>{" "}
    {href === null ? (
      <span>{what}</span>
    ) : (
      <Link href={href} prefetch={false}>
        {what}
      </Link>
    )}
    {detail !== null && <span className={styles.detail}>: {detail}</span>}
  </li>
);

const toRow = ({ id, time, steps }: DescribedVisit) => ({
  id,
  cells: {
    time,
    steps: (
      <ul className={styles.steps}>
        {steps.map((step) => (
          <StepLine key={`${step.action} ${step.what}`} step={step} />
        ))}
      </ul>
    ),
  },
});

type Props = { shown: ShownAudit; messages: AuditMessages; /** Shown without a visit. */ none: string };

/** Visits by day and account. */
export const VisitDays = ({ shown: { days, isTruncated }, messages, none }: Props) => {
  if (days.length === 0) return <Notice>{none}</Notice>;
  const [when = "", what = ""] = messages.columns;
  const columns = [
    { key: "time", label: when },
    { key: "steps", label: what },
  ];
  return (
    <>
      {isTruncated && <Notice tone="care">{messages.truncated}</Notice>}
      {days.map(({ day, label, accounts }) => (
        <section key={day} className={styles.day} aria-label={label}>
          <h2 className={styles.title}>{label}</h2>
          {accounts.map(({ id, name, visits }) => (
            <div key={id} className={styles.account}>
              <h3 className={styles.name}>{name}</h3>
              <DataTable caption={`${label}, ${name}`} columns={columns} rows={visits.map(toRow)} />
            </div>
          ))}
        </section>
      ))}
    </>
  );
};
