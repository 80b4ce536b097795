"use client";

import { getTranslation } from "@payloadcms/translations";
import { FieldError, FieldLabel, useField, useTranslation } from "@payloadcms/ui";
import type { SelectFieldClientProps } from "payload";

import styles from "./consent-scopes-field.module.css";

/** Shows all uses as checkboxes, because Payload's list shows the chosen ones only. */
export const ConsentScopesField = ({ field, path, readOnly }: SelectFieldClientProps) => {
  const { i18n } = useTranslation();
  const { value, setValue, showError } = useField<string[] | null>({ path });
  const chosen = value ?? [];
  const options = field.options.map((option) => (typeof option === "string" ? { value: option, label: option } : option));
  const toggle = (scope: string, isChosen: boolean): void =>
    // In the order of the options.
    setValue(options.map((option) => option.value).filter((each) => (each === scope ? isChosen : chosen.includes(each))));
  return (
    <div className={`field-type ${styles.field}`} id={`field-${path}`} role="group" aria-labelledby={`label-${path}`}>
      <span id={`label-${path}`} className={styles.label}>
        <FieldLabel as="span" label={field.label} path={path} required={field.required} />
      </span>
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div className={styles.options}>
          {options.map((option) => (
            <label key={option.value} className={styles.option}>
              <input
                type="checkbox"
                checked={chosen.includes(option.value)}
                disabled={readOnly}
                onChange={({ target }) => toggle(option.value, target.checked)}
              />
              {getTranslation(option.label, i18n)}
            </label>
          ))}
        </div>
      </div>
    </div>
  );
};
