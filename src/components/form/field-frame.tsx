import { useTranslation } from "gatsby-plugin-react-i18next";
import type { ReactNode } from "react";
import { useErrorText } from "./use-error-text";
import * as styles from "./fields.module.css";

export interface FieldText {
  label: string;
  hint?: string;
  /** A key of `forms.json`, or a message from the gateway. */
  error?: string;
  isRequired?: boolean;
  /** Says for whom the field is required; the browser then does not require it. */
  whenRequired?: string;
}

export const fieldId = (name: string): string => `field-${name}`;

interface FieldFrameProps extends FieldText {
  id: string;
  children: ReactNode;
}

export const FieldFrame = ({ id, label, hint, error, isRequired = true, whenRequired, children }: FieldFrameProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}{" "}
        <span className={styles.mark}>{whenRequired ?? (isRequired ? <span aria-hidden="true">*</span> : t("forms.optional"))}</span>
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
};

export const FieldError = ({ id, error }: { id: string; error?: string }) => {
  const errorText = useErrorText();
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      {errorText(error)}
    </p>
  );
};

/** Attributes that connect a control to its hint and error. */
export const fieldState = (id: string, { hint, error, isRequired = true, whenRequired }: FieldText) => ({
  id,
  required: isRequired && whenRequired === undefined,
  "aria-invalid": error !== undefined,
  "aria-describedby":
    [error === undefined ? "" : `${id}-error`, hint === undefined ? "" : `${id}-hint`].filter(Boolean).join(" ") || undefined,
});
