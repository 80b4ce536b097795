import { FieldLabel } from "@payloadcms/ui";
import type { TextFieldServerProps } from "payload";

import { describeEvent } from "./describe-event";
import styles from "./audit-field.module.css";

/** On an audit record's screen: describes a stored value in words; for several records it also shows their numbers. */
export const AuditField = ({ clientField, data, i18n, payload, path }: TextFieldServerProps) => {
  const { account, action, store, records, detail } = describeEvent(data, { payload, i18n });
  const texts: Readonly<Record<string, string | null>> = { accountName: account, action, store, record: records, detail };
  // Skips `account`, the account's number: `accountName` shows its name.
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
