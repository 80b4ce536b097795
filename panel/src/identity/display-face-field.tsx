"use client";

import { FieldError, FieldLabel, useField, useTranslation } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";

import { faceOf, FACES } from "./faces";
import { inLanguage } from "../shared/bilingual";
import styles from "./choices.module.css";
import "./faces.css";

/** The typeface of names and headings; each option is set in its own face. */
export const DisplayFaceField = ({ field, path, readOnly }: TextFieldClientProps) => {
  const { i18n } = useTranslation();
  const { value, setValue, showError } = useField<string | null>({ path });
  const chosen = faceOf(value).id;
  return (
    <fieldset className={`field-type ${styles.field}`} id={`field-${path}`}>
      <legend className={styles.legend}>
        <FieldLabel as="span" label={field.label} path={path} />
      </legend>
      <FieldError path={path} showError={showError} />
      <div className={styles.faces}>
        {FACES.map(({ id, name, family, character }) => (
          <label key={id} className={styles.faceOption}>
            <input type="radio" name={path} value={id} checked={chosen === id} disabled={readOnly} onChange={() => setValue(id)} />
            <span className={styles.face} style={{ fontFamily: family }}>
              {name}
            </span>
            <span className={styles.character}>{inLanguage(character, i18n.language)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
