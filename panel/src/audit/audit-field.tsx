import { FieldLabel } from "@payloadcms/ui";
import type { TextFieldServerProps } from "payload";

import { describeEvent } from "./describe-event";
import styles from "./audit-field.module.css";

/** On an audit record's screen: a stored text in words; of several records the numbers too. */
export const AuditField = ({ clientField, data, i18n, payload, path }: TextFieldServerProps) => {
  const { account, action, store, records, detail } = describeEvent(data, { payload, i18n });
  const texts: Readonly<Record<string, string | null>> = { accountName: account, action, store, record: records, detail };
  // The number of the account has a field too, which the name makes needless.
  const text = texts[path] ?? null;
  if (text === null) return null;
  const numbers = path === "record" && String(data.record).includes(", ") ? String(data.record) : null;
  return (
    <div className={`field-type ${styles.field}`}>
      <FieldLabel as="span" label={clientField.label} path={path} />
      <p className={styles.text}>{text}</p>
      {numbers !== null && <p className={styles.numbers}>{numbers}</p>}
    </div>
  );
};
