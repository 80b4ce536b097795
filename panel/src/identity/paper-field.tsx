"use client";

import { FieldError, FieldLabel, useField, useTranslation } from "@payloadcms/ui";
import type { SelectFieldClientProps } from "payload";

import { PAPERS } from "../../../src/config/identity";
import { PAPER_TONES } from "../../../src/domain/identity";
import { PAPER_LABELS } from "./options";
import { inLanguage } from "../shared/bilingual";
import styles from "./choices.module.css";

/** The background tone of the site's pages. */
export const PaperField = ({ field, path, readOnly }: SelectFieldClientProps) => {
  const { i18n } = useTranslation();
  const { value, setValue, showError } = useField<string | null>({ path });
  const chosen = value ?? PAPER_TONES[0];
  return (
    <fieldset className={`field-type ${styles.field}`} id={`field-${path}`}>
      <legend className={styles.legend}>
        <FieldLabel as="span" label={field.label} path={path} />
      </legend>
      <FieldError path={path} showError={showError} />
      <div className={styles.options}>
        {PAPER_TONES.map((paper) => (
          <label key={paper} className={styles.option}>
            <input type="radio" name={path} value={paper} checked={chosen === paper} disabled={readOnly} onChange={() => setValue(paper)} />
            <span className={styles.tone} style={{ background: PAPERS[paper].paper }} />
            {inLanguage(PAPER_LABELS[paper], i18n.language)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
