"use client";

import { FieldError, FieldLabel, useField, useTranslation } from "@payloadcms/ui";
import type { SelectFieldClientProps } from "payload";

import { DEFAULT_PAPER, PAPER_COLOURS, PAPER_LABELS, PAPERS } from "../../../identity/options";
import { inLanguage } from "../../../messages/bilingual";
import styles from "./choices.module.css";

/** The background of the site's pages: three tones, side by side. */
export const PaperField = ({ field, path, readOnly }: SelectFieldClientProps) => {
  const { i18n } = useTranslation();
  const { value, setValue, showError } = useField<string | null>({ path });
  const chosen = value ?? DEFAULT_PAPER;
  return (
    <fieldset className={`field-type ${styles.field}`} id={`field-${path}`}>
      <legend className={styles.legend}>
        <FieldLabel as="span" label={field.label} path={path} />
      </legend>
      <FieldError path={path} showError={showError} />
      <div className={styles.options}>
        {PAPERS.map((paper) => (
          <label key={paper} className={styles.option}>
            <input type="radio" name={path} value={paper} checked={chosen === paper} disabled={readOnly} onChange={() => setValue(paper)} />
            <span className={styles.tone} style={{ background: PAPER_COLOURS[paper] }} />
            {inLanguage(PAPER_LABELS[paper], i18n.language)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
